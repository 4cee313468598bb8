// Which pairs of airports a board shows at first, and which it folds away (D159).

import { leastBy } from '#lib/least-by.ts'
import { alternatives } from './coefficients.ts'
import { modeRules } from './mode-rules.ts'
import { doorToDoorMinutes } from './option.ts'
import { score } from './ranking.ts'
import type { TransportOption } from './route.ts'

/** True for a direct flight: one option for each pair of airports. */
export const isAirportPair = ({ mode, legs }: Pick<TransportOption, 'mode' | 'legs'>) =>
  modeRules[mode].search.by === 'hub' && legs.length === 1

/** Figures of which a page names the least: a row that has it is shown at first. */
const claims: readonly ((option: TransportOption) => number)[] = [
  score,
  ({ price }) => price.value.low,
  doorToDoorMinutes,
  ({ minutes }) => minutes.value,
]

const perDayOf = ({ departuresPerDay }: TransportOption) => departuresPerDay

/** The pair travellers look for: it has clearly more departures than any of those shown. */
function muchMoreFrequent(pairs: readonly TransportOption[], shown: ReadonlySet<TransportOption>) {
  const most = Math.max(...[...shown].map(perDayOf))
  return leastBy(
    pairs.filter((pair) => perDayOf(pair) >= alternatives.moreFrequent * most),
    (pair) => -perDayOf(pair),
  )
}

/**
 * The pairs shown at first: the flagged ones, those with the least of a figure, one with clearly more
 * departures, then the best while the board has room beside `others`.
 */
function shownAtFirst(pairs: readonly TransportOption[], others: number): Set<TransportOption> {
  const byScore = [...pairs].sort((a, b) => score(a) - score(b) || (a.id < b.id ? -1 : 1))
  const shown = new Set(pairs.filter(({ isBest, isGreenest }) => isBest || isGreenest))
  for (const figure of claims) {
    const least = Math.min(...pairs.map(figure))
    if (![...shown].some((pair) => figure(pair) === least))
      shown.add(byScore.find((pair) => figure(pair) === least) as TransportOption)
  }
  const frequent = muchMoreFrequent(byScore, shown)
  if (frequent) shown.add(frequent)
  const most = Math.min(alternatives.airportPairs, alternatives.perRoute - others)
  for (const pair of byScore) if (shown.size < most) shown.add(pair)
  return shown
}

/** Marks the direct flights that a board folds away; all other options stay as they are. */
export function foldAirportPairs(options: readonly TransportOption[]): TransportOption[] {
  const pairs = options.filter(isAirportPair)
  if (pairs.length < 2) return [...options]
  const shown = shownAtFirst(pairs, options.length - pairs.length)
  return options.map((option) =>
    isAirportPair(option) && !shown.has(option) ? { ...option, isFolded: true } : option,
  )
}
