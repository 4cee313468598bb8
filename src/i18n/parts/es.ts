// Spanish words shared by messages and prose: modes, changes, counts.
import type { Mode } from '#catalogue/mode.ts'

export const inText: Record<Mode, string> = {
  train: 'tren',
  flight: 'avión',
  bus: 'autobús',
  ferry: 'ferri',
  car: 'coche',
}
export const theMode: Record<Mode, string> = {
  train: 'el tren',
  flight: 'el avión',
  bus: 'el autobús',
  ferry: 'el ferri',
  car: 'el coche',
}
export const plural = (number: number, one: string, other: string) =>
  `${number}\u00a0${number === 1 ? one : other}`
/** "y París", but "e Innsbruck": before the vowel i, also behind a silent h. */
export const and = (name: string) =>
  `${/^(?:[íî]|h?i(?![aeou])|y(?![aeiou]))/i.test(name) ? 'e' : 'y'} ${name}`
/** One o'clock is singular: "a la 1:30", "a las 13:30". */
export const atTime = (time: string) => `${/^0?1:/.test(time) ? 'a la' : 'a las'} ${time}`
/** A change between flights is an "escala", between other vehicles a "transbordo". */
export const change = (mode: Mode) => (mode === 'flight' ? 'escala' : 'transbordo')
export const changes = (number: number, mode: Mode) => plural(number, change(mode), `${change(mode)}s`)
const oneChange = (mode: Mode) => (mode === 'flight' ? 'una escala' : 'un transbordo')
/** In sentences, where one is written out. */
export const withChanges = (number: number, mode: Mode) =>
  number === 0 ? `sin ${change(mode)}s` : `con ${number === 1 ? oneChange(mode) : changes(number, mode)}`
/** "a, b y c", with a comma after a part with its own "y"; for parts that begin with a number. */
export const list = (parts: string[]) =>
  parts.join(', ').replace(/, (?=[^,]*$)/, parts.at(-2)?.includes(' y ') ? ', y ' : ' y ')
