// German words shared by messages and prose: modes, changes, counts.
import type { Mode } from '#catalogue/mode.ts'

export const inText: Record<Mode, string> = {
  train: 'Zug',
  flight: 'Flug',
  bus: 'Bus',
  ferry: 'Fähre',
  car: 'Auto',
}
export const theMode: Record<Mode, string> = {
  train: 'der Zug',
  flight: 'der Flug',
  bus: 'der Bus',
  ferry: 'die Fähre',
  car: 'das Auto',
}
export const byMode: Record<Mode, string> = {
  train: 'mit dem Zug',
  flight: 'mit dem Flugzeug',
  bus: 'mit dem Bus',
  ferry: 'mit der Fähre',
  car: 'mit dem Auto',
}
export const theRide: Record<Mode, string> = {
  train: 'die Zugfahrt',
  flight: 'der Flug',
  bus: 'die Busfahrt',
  ferry: 'die Reise mit der Fähre',
  car: 'die Autofahrt',
}
export const times = (count: number) => ['keinmal', 'einmal', 'zweimal', 'dreimal'][count] ?? `${count}-mal`
export const withChanges = (count: number, mode: Mode) => {
  const [change, changes] = mode === 'flight' ? ['Zwischenstopp', 'Zwischenstopps'] : ['Umstieg', 'Umstiegen']
  return count === 0 ? `ohne ${change}` : count === 1 ? `mit einem ${change}` : `mit ${count} ${changes}`
}
export const plural = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`
