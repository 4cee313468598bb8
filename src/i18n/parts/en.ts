// English words shared by messages and prose: modes, changes, counts.
import type { Mode } from '#catalogue/mode.ts'

/** A change between flights is a "stop". */
export const changes = (count: number, mode: Mode) =>
  mode === 'flight' ? plural(count, 'stop', 'stops') : plural(count, 'change', 'changes')
export const plural = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`
export const without = (mode: Mode) => (mode === 'flight' ? 'without a stop' : 'without a change')
/** "15m" as "15 min": in a sentence a bare m reads as metres. */
export const inSentence = (time: string) => time.replace(/^(\d+)m$/, '$1\u00a0min')
export const inText: Record<Mode, string> = {
  train: 'train',
  flight: 'flight',
  bus: 'bus',
  ferry: 'ferry',
  car: 'car',
}
export const byMode: Record<Mode, string> = {
  train: 'by train',
  flight: 'by plane',
  bus: 'by bus',
  ferry: 'by ferry',
  car: 'by car',
}
export const theMode: Record<Mode, string> = {
  train: 'the train',
  flight: 'the flight',
  bus: 'the bus',
  ferry: 'the ferry',
  car: 'the car',
}
