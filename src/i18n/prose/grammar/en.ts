// English: numbers, names and verbs of the sentences in ../en.ts.
import type { Mode } from '#catalogue/mode.ts'
import type { Season } from '#catalogue/season.ts'
import { changes } from '../../parts/en.ts'
import type { Pair } from '../../parts/pair.ts'
import {
  areExact,
  type ChangePlace,
  type Crossing,
  type Crowd,
  type ListOf,
  type SeasonFigures,
  type Who,
} from '../given.ts'

const rides: Record<Exclude<Mode, 'car'>, [one: string, other: string]> = {
  train: ['train', 'trains'],
  flight: ['flight', 'flights'],
  bus: ['bus', 'buses'],
  ferry: ['ferry', 'ferries'],
}
/** A number of departures. */
export const ridesOf = (mode: Exclude<Mode, 'car'>, count: number) =>
  `${count} ${rides[mode][count === 1 ? 0 : 1]}`
export const inSeason: Record<Season, string> = {
  spring: 'spring',
  summer: 'summer',
  autumn: 'autumn',
  winter: 'winter',
}
/** A figure for each city where they differ. */
export const both = ({ from, to }: Pair) => (from === to ? from : `${from} and ${to}`)
/** "23 °C by day in London and 25 °C in Paris", "21 °C by day in Helsinki and Tallinn" */
export const celsiusIn = (p: Pair, high: Pair) =>
  high.from === high.to
    ? `${high.from}\u00a0°C by day in ${p.from} and ${p.to}`
    : `${high.from}\u00a0°C by day in ${p.from} and ${high.to}\u00a0°C in ${p.to}`
const days = (count: string) => `${count} ${count === '1' ? 'day' : 'days'}`
/** "8 days", "8 and 9 days", "11 days and 1 day" */
export const daysOf = ({ from, to }: Pair) => {
  if (from === to) return days(from)
  return from === '1' || to === '1' ? `${days(from)} and ${days(to)}` : `${from} and ${days(to)}`
}
export const whenOf = ({ seasons }: Crowd, list: ListOf) =>
  seasons.length === 4 ? 'all year' : `in ${list(seasons.map((season) => inSeason[season]))}`
export const weatherOf = (p: Pair, { high, rain }: SeasonFigures) =>
  `it is ${both(high)}\u00a0°C by day in ${p.from} and ${p.to}, with rain on ${daysOf(rain)} a month`
/** A verb whose subject is a list of names. */
export const does = ({ names, count }: Who, one: string, other: string) =>
  `${names} ${count === 1 ? one : other}`
/** The verb stands in the first clause of a sentence: "Eurostar allows three bags; easyJet one small bag". */
export const allow = (who: Who, first: boolean, what: string) =>
  `${first ? does(who, 'allows', 'allow') : who.names} ${what}`
export const take = (who: Who, first: boolean, how: string) =>
  `${first ? `${does(who, 'takes', 'take')} bicycles` : who.names} ${how}`
/** In sentences, where one is written out: "one change", "2 stops" */
export const changesOf = (count: number, mode: Mode) =>
  count === 1 ? `one ${mode === 'flight' ? 'stop' : 'change'}` : changes(count, mode)
export const withChanges = (count: number, mode: Mode) => {
  if (count === 0) return 'direct'
  return count === 1 && mode !== 'flight' ? 'changing once' : `with ${changesOf(count, mode)}`
}
/** "at Lyon Part-Dieu", "in Paris" */
export const at = ({ name, isTown }: ChangePlace) => `${isTown ? 'in' : 'at'} ${name}`
export const inBrackets = (fee: string) => (fee ? ` (about ${fee})` : '')
export const crossingOf = ({ from, to, operator }: Crossing) => `${from}–${to} crossing (${operator})`
export const about = (parts: readonly { count: number }[]) => (areExact(parts) ? '' : 'about ')
/** The last day of a free change; until departure where it is not limited. */
export const inTime = (count: number) =>
  count ? ` up to ${count === 1 ? 'one day' : `${count} days`} before departure` : ''
/** Multiples with a word of their own. */
export const times: Partial<Record<string, string>> = {
  1: 'about the same',
  2: 'twice as much',
  3: 'three times as much',
}
