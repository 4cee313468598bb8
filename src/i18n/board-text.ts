// Sentences and notes of the board, at build and in browsers.
import { isDriven, type Mode } from '#catalogue/mode.ts'
import type { PriceRange } from '#catalogue/route.ts'
import type { TripPlan } from '#catalogue/trip-plan.ts'
import { capital } from '#lib/capital.ts'
import { fill, fillRich, type Rich } from '#lib/fill.ts'
import type { Language } from '#lib/languages.ts'
import { formatDuration } from './format.ts'
import type { LiveWords } from './live/en.ts'

type Words = LiveWords['board']

/** The figures of the best option that lead: minutes, and euro for all travellers. */
interface Best {
  mode: Mode
  minutes: number
  low: number
}

/** "The train is best: about 3h 25m door to door, from €50 all in." */
export function verdictText(
  { mode, minutes, low }: Best,
  { doorToDoor, travellers }: Pick<TripPlan, 'doorToDoor' | 'travellers'>,
  words: Words,
  lang: Language,
): Rich {
  const [first = '', ...rest] = fillRich(doorToDoor ? words.verdict : words.verdictOfRide, {
    mode: words.modes[mode],
    time: formatDuration(minutes, lang),
    price: { low },
    group: travellers > 1 ? fill(words.group, { count: travellers }) : '',
  })
  return [typeof first === 'string' ? capital(first) : first, ...rest]
}

/** "travel 2h 26m", below the time from door to door. */
export const rideText = (mode: Mode, minutes: number, words: Words, lang: Language): string =>
  fill(isDriven(mode) ? words.drive : words.ride, { time: formatDuration(minutes, lang) })

/** "fare €44–245", below the price all in. */
export const fareText = (mode: Mode, price: PriceRange, words: Words): Rich =>
  fillRich(isDriven(mode) ? words.costs : words.fare, { price })
