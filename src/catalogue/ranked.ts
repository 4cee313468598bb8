// The order of a board, and what it folds away.
import { departuresPerDayOf } from './departures-per-day.ts'
import { foldAirportPairs } from './folded-pairs.ts'
import { bestFirst, flagOptions } from './ranking.ts'
import type { TransportOption } from './route.ts'

/** Flags one best and one greenest option, folds, and puts them in the order pages show. */
export function ranked(options: readonly TransportOption[]): TransportOption[] {
  const counted = options.map((option) => ({ ...option, departuresPerDay: departuresPerDayOf(option) }))
  return bestFirst(foldAirportPairs(flagOptions(counted)))
}
