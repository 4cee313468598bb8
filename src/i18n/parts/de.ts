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
/** Names of a list that speech gives an article. */
const named = (names: string) => new RegExp(`(?<=^|, | und )(?:${names})(?=$|, | und )`, 'gu')
const plurals = named('ÖBB|SBB')
const singulars = named(
  'SNCF|SNCB|NS|MÁV|DSB|CFL|ODEG|WESTbahn|Zentralbahn|RheinRuhrBahn|eurobahn|Matterhorn Gotthard Bahn|MOB|(?:Deutsche|Bayerische|Mitteldeutsche) (?:Regiob|B)ahn',
)
/** "die Deutsche Bahn und Renfe": companies as the subject. */
export const theCompanies = (names: string) =>
  names
    .replace(plurals, 'die $&')
    .replace(singulars, 'die $&')
    .replace(named('Die Länderbahn'), 'die Länderbahn')
    .replace(named('TER'), 'der TER')
/** "der Deutschen Bahn und Renfe": after "bei", "mit" and "von". */
export const toCompanies = (names: string) =>
  names
    .replace(plurals, 'den $&')
    .replace(singulars, (name) => `der ${name.replace('sche ', 'schen ')}`)
    .replace(named('Die Länderbahn'), 'der Länderbahn')
    .replace(named('TER'), 'dem TER')
const isPlural = (name: string) => /^[ÖS]BB$/.test(name)
/** A verb whose subject is a list of companies. */
export const companies = ({ names, count }: { names: string; count: number }, one: string, other: string) =>
  `${theCompanies(names)} ${count === 1 && !isPlural(names) ? one : other}`
