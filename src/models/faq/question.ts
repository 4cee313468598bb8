// A question that the figures of a route answer, and what several of them ask of its options.
import { isDriven } from '#catalogue/mode.ts'
import { allInPrice } from '#catalogue/option.ts'
import type { Leg, Route, TransportOption } from '#catalogue/route.ts'
import type { Messages } from '#i18n/messages/en.ts'
import type { Prose } from '#i18n/prose/en.ts'
import type { Rich } from '#lib/fill.ts'
import type { Language } from '#lib/languages.ts'
import { legEnd, operatorNames } from '../names.ts'

export interface Faq {
  question: string
  answer: Rich
}

/** What answers are made from. */
export interface QuestionContext {
  route: Route
  lang: Language
  t: Messages
  prose: Prose
}

/** No entry where the route has no facts for an answer. */
export type Question = (context: QuestionContext) => Faq[]

/** Compares options by a figure, the least first. */
export const by = (figure: (option: TransportOption) => number) => (a: TransportOption, b: TransportOption) =>
  figure(a) - figure(b)
const minutes = by((option) => option.minutes.value)
/** All in, as the board leads with it (D23). */
export const price = by((option) => allInPrice(option).low)
/** Options of a mode, the quickest first. */
export const ofMode = ({ options }: Route, mode: TransportOption['mode']) =>
  options.filter((option) => option.mode === mode).sort(minutes)
const first = ({ legs }: TransportOption) => legs[0] as Leg
const last = ({ legs }: TransportOption) => legs.at(-1) as Leg
/** Where the first leg starts and the last one ends. */
export const ends = (option: TransportOption, lang: Language) => ({
  from: legEnd(first(option), 'from', lang),
  to: legEnd(last(option), 'to', lang),
})
/** Companies in words; empty for a drive. */
export const operatorsOf = (
  { mode, operators }: Pick<TransportOption, 'mode' | 'operators'>,
  lang: Language,
) => (isDriven(mode) ? '' : operatorNames(operators, lang))
