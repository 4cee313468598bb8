// What is said of all departures of one ride.
import type { FeedRide } from '../rides.ts'
import { departuresOf } from './departures-of-ride.ts'
import { frequencyOf } from './frequency.ts'
import type { GatheredRide } from './gather-rides.ts'
import type { Runs } from './runs.ts'
import { slowWeeksOf } from './slow-weeks.ts'
import type { Timetable } from './timetable.ts'
import { addWeight, mostFrequent, type Weighted, weightedMedian, weightedQuantile } from './weighted.ts'

/** `best` is what one in fifty departures reaches: a single hour typed wrong is no journey time. */
const bestShare = 0.02

/**
 * Undefined where no departure of the ride has a day in the period.
 * @param ends days up to which the feed plans, days since 1970-01-01
 */
export function summariseRide(
  ride: GatheredRide,
  timetable: Timetable,
  runs: Runs,
  ends: readonly number[],
): FeedRide | undefined {
  const found = departuresOf(ride, timetable, runs)
  const product = timetable.products[ride.product]
  const [from, to] = [timetable.stops[ride.from], timetable.stops[ride.to]]
  if (found.total === 0 || !product || !from || !to) return undefined
  const { days } = timetable
  const frequency = days && frequencyOf(found, { ...days, ends })
  return {
    ...product,
    from: from.id,
    to: to.id,
    minutes: { typical: weightedMedian(found.minutes), best: weightedQuantile(found.minutes, bestShare) },
    ...(frequency && { departures: frequency.departures }),
    daysRun: frequency?.daysRun ?? 0,
    trips: found.total,
    calls: runs.feedCalls(mostFrequentRun(found.byRun, runs)),
    slowWeeks: days ? slowWeeksOf(found.weeks, days.period) : [],
  }
}

/** A run with the hours most frequent among those of the most frequent pattern of stations. */
function mostFrequentRun(byRun: Weighted, runs: Runs): number {
  const stations = new Map<number, number>()
  for (const [run, count] of byRun) addWeight(stations, runs.stationsKey(run), count)
  const pattern = mostFrequent(stations)
  const ofPattern = [...byRun].filter(([run]) => runs.stationsKey(run) === pattern)
  const hours = new Map<number, number>()
  for (const [run, count] of ofPattern) addWeight(hours, runs.hoursKey(run), count)
  const usual = mostFrequent(hours)
  return ofPattern.find(([run]) => runs.hoursKey(run) === usual)?.[0] ?? -1
}
