// German: numbers, names and verbs of the sentences in ../de.ts.
import type { Mode } from '#catalogue/mode.ts'
import type { Season } from '#catalogue/season.ts'
import { companies, theCompanies, toCompanies } from '../../parts/de.ts'
import type { Pair } from '../../parts/pair.ts'
import {
  areExact,
  type Crossing,
  type Crowd,
  type ListOf,
  type SeasonFigures,
  type TimedRide,
  type Who,
} from '../given.ts'

const rides: Record<Exclude<Mode, 'car'>, [one: string, other: string]> = {
  train: ['einen Zug', 'Züge'],
  flight: ['einen Flug', 'Flüge'],
  bus: ['einen Bus', 'Busse'],
  ferry: ['eine Fähre', 'Fähren'],
}
/** A number of departures; one is written out. */
export const ridesOf = (mode: Exclude<Mode, 'car'>, count: number) =>
  count === 1 ? rides[mode][0] : `${count} ${rides[mode][1]}`
/** "mit Renfe fährt man um 16:20 Uhr ab Madrid und erreicht Lissabon um 7:30 Uhr" */
export function ride({ operator, from, to, departs, arrives }: TimedRide) {
  const at = (time: string) => time && ` um ${time} Uhr`
  return `mit ${toCompanies(operator)} fährt man${at(departs)} ab ${from} und erreicht ${to}${at(arrives)}`
}
export const season: Record<Season, string> = {
  spring: 'Frühling',
  summer: 'Sommer',
  autumn: 'Herbst',
  winter: 'Winter',
}
/** A figure for each city where they differ. */
export const both = ({ from, to }: Pair) => (from === to ? from : `${from} und ${to}`)
/** "23 °C am Tag in London und 25 °C in Paris", "21 °C am Tag in Helsinki und Tallinn" */
export const celsiusIn = (p: Pair, high: Pair) =>
  high.from === high.to
    ? `tagsüber ${high.from}\u00a0°C in ${p.from} und ${p.to}`
    : `tagsüber ${high.from}\u00a0°C in ${p.from} und ${high.to}\u00a0°C in ${p.to}`
const few: Partial<Record<string, string>> = { 0: 'kein Regentag', 1: 'ein Regentag' }
export const about = (parts: readonly { count: number }[]) => (areExact(parts) ? '' : 'etwa ')
/** "8 Regentage", "ein Regentag", "8 und 9 Regentage", "3 und 1 Regentag" */
export const rainyDays = (days: Pair) =>
  (days.from === days.to && few[days.from]) || `${both(days)} ${days.to === '1' ? 'Regentag' : 'Regentage'}`
export const weatherOf = (p: Pair, { high, rain }: SeasonFigures) =>
  `haben ${p.from} und ${p.to} tagsüber ${both(high)}\u00a0°C, dazu ${rainyDays(rain).replace('ein Regentag', 'einen Regentag')} im Monat`
export const fee = (eur: string) => (eur ? ` (etwa ${eur})` : '')
/** The verb stands in the first clause of a sentence. */
export const allow = (who: Who, first: boolean, what: string) =>
  `${first ? companies(who, 'erlaubt', 'erlauben') : theCompanies(who.names)} ${what}`
export const takeBikes = (who: Who, first: boolean, how: string) =>
  first ? `${companies(who, 'nimmt', 'nehmen')} Fahrräder ${how} mit` : `${theCompanies(who.names)} ${how}`
export const inTime = (days: number) =>
  days ? `bis ${days === 1 ? 'einen Tag' : `${days} Tage`} vor der Reise ` : ''
export const whenOf = ({ seasons }: Crowd, list: ListOf) =>
  seasons.length === 4 ? 'das ganze Jahr' : `im ${list(seasons.map((one) => season[one]))}`
/** Multiples with a word of their own. */
export const multiples: Partial<Record<string, string>> = {
  1: 'etwa gleich viel',
  2: 'das Doppelte',
  3: 'das Dreifache',
}
export const crossingOf = ({ from, to, operator }: Crossing) => `${from}–${to} (${operator})`
/** Countries that have an article. */
export const theCountries = (names: string) => names.replace(/Schweiz|Slowakei/g, 'die $&')
