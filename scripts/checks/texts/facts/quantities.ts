// Money and durations in an English text, with their places in it.
import { compileRates, type FareCurrency } from '#catalogue/currency.ts'

/** Euro or minutes; both ends are the same for one figure. */
export interface Quantity {
  /** index of its first character */
  at: number
  /** as written */
  text: string
  low: number
  high: number
}

const figure = String.raw`(\d+(?:\.\d{1,2})?)`
const range = `${figure}(?:(?:–|-| to [€£]?)${figure})?`
const signs: readonly [RegExp, FareCurrency][] = [
  [new RegExp(`€${range}`, 'g'), 'EUR'],
  [new RegExp(`£${range}`, 'g'), 'GBP'],
  [new RegExp(String.raw`CHF[\s\u00a0]${range}`, 'g'), 'CHF'],
  [new RegExp(String.raw`${range}[\s\u00a0]Kč`, 'g'), 'CZK'],
]
/** "(2026; 11.50 kr are about €1)": the rate a text gives for the money it writes. */
const ownRate = /(\d+(?:\.\d+)?)[\s\u00a0](kr|zł)[\s\u00a0](?:are|is) about €1(?!\d|\.)/u

const toQuantity = (found: RegExpMatchArray, perUnit: number): Quantity => {
  const low = Number(found[1]) / perUnit
  return { at: found.index ?? 0, text: found[0], low, high: found[2] ? Number(found[2]) / perUnit : low }
}
const inOrder = (quantities: Quantity[]) => quantities.sort((a, b) => a.at - b.at)

/** "add €3 on the metro" */
const isSurcharge = (text: string, { at }: Quantity) =>
  /\b(?:adds?|plus|extra|supplement of) $/iu.test(text.slice(0, at))

/** Fares in euro, in the order of the text; other currencies at the rates of the compiler or the text. */
export function amountsIn(text: string): Quantity[] {
  const given = ownRate.exec(text)
  const own: readonly [RegExp, number][] = given
    ? [[new RegExp(String.raw`${range}[\s\u00a0]${given[2]}`, 'gu'), Number(given[1])]]
    : []
  const rates = [...signs.map(([sign, currency]) => [sign, compileRates[currency]] as const), ...own]
  return inOrder(
    rates
      .flatMap(([sign, perEur]) => [...text.matchAll(sign)].map((found) => toQuantity(found, perEur)))
      .filter((amount) => !isSurcharge(text, amount)),
  )
}

const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const count = String.raw`(\d+|an?|${numberWords.join('|')})`
const hours = new RegExp(
  String.raw`\b${count}(?:(?:–|-| to )(\d+))? hours?(?: and (a half|a quarter|three quarters|\d+ minutes))?`,
  'gi',
)
const clock = /\b(\d+)h(?: (\d+)m)?\b/g
const minutePattern = /\b(\d+)(?:(?:–|-| to )(\d+))? (?:minutes|min)\b/g
const fractions: readonly [RegExp, number][] = [
  [/\bhalf an hour\b/gi, 30],
  [/\b(?:a )?quarter of an hour\b/gi, 15],
  [/\bthree quarters of an hour\b/gi, 45],
]
const afterHours: Record<string, number> = { 'a half': 30, 'a quarter': 15, 'three quarters': 45 }

const toCount = (word = '') =>
  /^an?$/i.test(word) ? 1 : numberWords.indexOf(word.toLowerCase()) + 1 || Number(word)

function hoursOf(found: RegExpMatchArray): Quantity {
  const rest = found[3] ? (afterHours[found[3].toLowerCase()] ?? Number.parseInt(found[3], 10)) : 0
  const low = toCount(found[1]) * 60 + (found[2] ? 0 : rest)
  return {
    at: found.index ?? 0,
    text: found[0],
    low,
    high: found[2] ? Number(found[2]) * 60 + rest : low,
  }
}

/** "takes 23", after an interval in minutes */
const taken = /(?<=\b(?:takes?|needs?) (?:about )?)(\d+)(?=[,.;)]| to\b| and\b|$)/g

/** Every time in minutes, in the order of the text; of two that overlap the longer one counts. */
function timesIn(text: string): Quantity[] {
  const fixed = fractions.flatMap(([pattern, minutes]) =>
    [...text.matchAll(pattern)].map(({ index, 0: words }) => ({
      at: index,
      text: words,
      low: minutes,
      high: minutes,
    })),
  )
  const all = [
    ...fixed,
    ...[...text.matchAll(hours)].map(hoursOf),
    ...[...text.matchAll(clock)].map(({ index, 0: words, 1: whole, 2: rest }) => {
      const minutes = Number(whole) * 60 + Number(rest ?? 0)
      return { at: index, text: words, low: minutes, high: minutes }
    }),
    ...[minutePattern, taken].flatMap((pattern) =>
      [...text.matchAll(pattern)].map((found) => toQuantity(found, 1)),
    ),
  ]
  const end = ({ at, text: words }: Quantity) => at + words.length
  return inOrder(
    all.filter(
      (one) =>
        !all.some(
          (other) =>
            other !== one &&
            other.text.length > one.text.length &&
            other.at <= one.at &&
            end(other) >= end(one),
        ),
    ),
  )
}

const isInterval = (text: string, { at }: Quantity) =>
  /\b(?:every|once|twice|times|hourly|per) $/iu.test(text.slice(0, at))
/** "half an hour longer", "30 minutes before departure" */
const isRelative = (text: string, { at, text: words }: Quantity) =>
  /^ (?:longer|more|less|later|earlier|ahead|before|back)\b/u.test(text.slice(at + words.length))

/** Durations in minutes; intervals and differences are none. */
export const durationsIn = (text: string): Quantity[] =>
  timesIn(text).filter((time) => !isInterval(text, time) && !isRelative(text, time))

/** "every 15 minutes" */
export const intervalsIn = (text: string): Quantity[] =>
  timesIn(text).filter(({ at }) => /\bevery $/iu.test(text.slice(0, at)))

/** True when the written quantity lies in the range, give or take a share or a fixed amount. */
export const agrees = (
  { low, high }: Pick<Quantity, 'low' | 'high'>,
  known: { low: number; high: number },
  slack: { share: number; least: number },
): boolean =>
  low >= known.low - Math.max(known.low * slack.share, slack.least) &&
  high <= known.high + Math.max(known.high * slack.share, slack.least)

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/u)
