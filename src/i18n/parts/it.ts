// Italian words shared by messages and prose: modes, changes, counts.
import type { Mode } from '#catalogue/mode.ts'

export const inText: Record<Mode, string> = {
  train: 'treno',
  flight: 'aereo',
  bus: 'pullman',
  ferry: 'traghetto',
  car: 'auto',
}
export const theMode: Record<Mode, string> = {
  train: 'il treno',
  flight: 'l’aereo',
  bus: 'il pullman',
  ferry: 'il traghetto',
  car: 'l’auto',
}
/** "dal 29 marzo", "all’8 aprile": eight and eleven begin with a vowel. */
export const day = (article: 'dal' | 'al', date: string) =>
  /^(8|11)\b/.test(date) ? `${article}l’${date}` : `${article} ${date}`
/** "del 2026", "dell’8 maggio", "di maggio 2026". */
export const dated = (date: string) =>
  /^(8|11)\s/.test(date) ? `dell’${date}` : `${/^\d/.test(date) ? 'del' : 'di'} ${date}`
/** "e Roma", "ed Edimburgo". */
export const and = (name: string) => (/^[EÈÉ]/.test(name) ? `ed ${name}` : `e ${name}`)
export const plural = (number: number, one: string, other: string) =>
  `${number}\u00a0${number === 1 ? one : other}`
/** A change between flights is a "scalo", between other vehicles a "cambio". */
export const changes = (number: number, mode: Mode) =>
  mode === 'flight' ? plural(number, 'scalo', 'scali') : plural(number, 'cambio', 'cambi')
const noChange = (mode: Mode) => (mode === 'flight' ? 'senza scali' : 'senza cambi')
const oneChange = (mode: Mode) => (mode === 'flight' ? 'uno scalo' : 'un cambio')
/** In sentences, where one is written out. */
export const changesOf = (number: number, mode: Mode) =>
  number === 1 ? oneChange(mode) : changes(number, mode)
export const withChanges = (number: number, mode: Mode) =>
  number === 0 ? noChange(mode) : `con ${changesOf(number, mode)}`
/** "a, b e c", with a comma after a part with its own "e". */
export const list = (parts: string[]) =>
  parts.join(', ').replace(/, (?=[^,]*$)/, parts.at(-2)?.includes(' e ') ? ', e ' : ' e ')
