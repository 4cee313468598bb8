// Which pairs of airports a board shows at first, and which it folds away (D159).
import { alternatives } from '#catalogue/coefficients.ts'
import { modeRules } from '#catalogue/mode-rules.ts'
import { doorToDoorMinutes } from '#catalogue/option.ts'
import { score } from '#catalogue/ranking.ts'
import type { TransportOption } from '#catalogue/route.ts'

/** True for a direct flight: one option for each pair of airports. */
export const isAirportPair = ({ mode, legs }: Pick<TransportOption, 'mode' | 'legs'>) =>
  modeRules[mode].search.by === 'hub' && legs.length === 1

/** Figures of which a page names the least: a row that has it is shown at first. */
const claims: readonly ((option: TransportOption) => number)[] = [
  score,
  ({ price }) => price.value.low,
  doorToDoorMinutes,
  ({ minutes }) => minutes.value,
  // no claim, but travellers look for the airport with most flights
  ({ departuresPerDay }) => -departuresPerDay,
]

/** The pairs shown at first: the flagged ones, those with the least of a figure, then the best. */
function shownAtFirst(pairs: readonly TransportOption[]): Set<TransportOption> {
  const byScore = [...pairs].sort((a, b) => score(a) - score(b) || (a.id < b.id ? -1 : 1))
  const shown = new Set(pairs.filter(({ isBest, isGreenest }) => isBest || isGreenest))
  for (const figure of claims) {
    const least = Math.min(...pairs.map(figure))
    if (![...shown].some((pair) => figure(pair) === least))
      shown.add(byScore.find((pair) => figure(pair) === least) as TransportOption)
  }
  for (const pair of byScore) if (shown.size < alternatives.airportPairs) shown.add(pair)
  return shown
}

/** Marks the direct flights that a board folds away; all other options stay as they are. */
export function foldAirportPairs(options: readonly TransportOption[]): TransportOption[] {
  const pairs = options.filter(isAirportPair)
  if (pairs.length <= alternatives.airportPairs) return [...options]
  const shown = shownAtFirst(pairs)
  return options.map((option) =>
    isAirportPair(option) && !shown.has(option) ? { ...option, isFolded: true } : option,
  )
}
