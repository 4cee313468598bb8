// French words shared by messages and prose: modes, changes, counts.
import type { Mode } from '#catalogue/mode.ts'

export const inText: Record<Mode, string> = {
  train: 'train',
  flight: 'avion',
  bus: 'bus',
  ferry: 'ferry',
  car: 'voiture',
}
export const theMode: Record<Mode, string> = {
  train: 'le train',
  flight: 'l’avion',
  bus: 'le bus',
  ferry: 'le ferry',
  car: 'la voiture',
}
export const plural = (number: number, one: string, other: string) =>
  `${number}\u00a0${number < 2 ? one : other}`
export const change = (mode: Mode) => (mode === 'flight' ? 'escale' : 'correspondance')
export const changes = (number: number, mode: Mode) => plural(number, change(mode), `${change(mode)}s`)
/** In sentences, where one is written out. */
export const changesOf = (number: number, mode: Mode) =>
  number === 1 ? `une ${change(mode)}` : changes(number, mode)
/** "sans escale", "une escale comprise", "3 correspondances comprises" */
export const withChanges = (number: number, mode: Mode) =>
  number === 0
    ? `sans ${change(mode)}`
    : `${changesOf(number, mode)} ${number === 1 ? 'comprise' : 'comprises'}`
