// How far ahead a feed plans: some publishers have part of their trains until a day long before the feed ends.
import { addDays, type DaySet, daysOf, dayText, emptyDays } from './day-set.ts'
import { type GatheredRide, ridesOfRuns } from './gather-rides.ts'
import type { Runs } from './runs.ts'
import type { ServiceDays } from './service-days.ts'

/** A season ends for some rides; on a day on which so many end, the publisher's plan does. */
const shareOfRides = 0.2

/** Days since 1970-01-01 on which planning ends, in order, the last of the period included. */
export function plannedEnds(
  rides: readonly GatheredRide[],
  runs: Runs,
  days: ServiceDays['days'],
): { ends: readonly number[]; notices: readonly string[] } {
  if (!days) return { ends: [], notices: [] }
  const { base, period } = days
  const counts = new Map<number, number>()
  for (const ride of rides) {
    const last = lastDay(ride, runs)
    if (last !== undefined) counts.set(base + last, (counts.get(base + last) ?? 0) + 1)
  }
  const early = [...counts]
    .filter(([day, count]) => day < period.to && count >= rides.length * shareOfRides)
    .sort(([a], [b]) => a - b)
  return {
    ends: [...early.map(([day]) => day), period.to],
    notices: early.map(
      ([day, count]) =>
        `${count} of ${rides.length} rides end on ${dayText(day)}: so far they are planned, and no season is read from it.`,
    ),
  }
}

function lastDay(ride: GatheredRide, runs: Runs): number | undefined {
  let all: DaySet | undefined
  for (const { run } of ridesOfRuns(ride)) {
    const days = runs.daysOf(run)
    if (!days) return undefined
    all ??= emptyDays(days.length * 32)
    addDays(all, days)
  }
  return all && daysOf(all).at(-1)
}
