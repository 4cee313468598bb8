// What is said of all departures of one ride.
import type { FeedRide } from '../rides.ts'
import { countDays } from './day-set.ts'
import { type Departure, departuresOf } from './departures-of-ride.ts'
import { frequencyOf, unionOf } from './frequency.ts'
import type { GatheredRide } from './gather-rides.ts'
import { isSleeper } from './modes.ts'
import type { Runs } from './runs.ts'
import { slowWeeksOf } from './slow-weeks.ts'
import type { Timetable } from './timetable.ts'
import { addWeight, mostFrequent, weightedMedian } from './weighted.ts'

/** The hours that a night train is under way in. */
const nightFrom = 1 * 60
const nightTo = 5 * 60

/** Undefined where no departure of the ride has a day in the period. */
export function summariseRide(ride: GatheredRide, timetable: Timetable, runs: Runs): FeedRide | undefined {
  const departures = departuresOf(ride, timetable, runs)
  const product = timetable.products[ride.product]
  const [from, to] = [timetable.stops[ride.from], timetable.stops[ride.to]]
  if (departures.length === 0 || !product || !from || !to) return undefined
  const minutes = new Map<number, number>()
  for (const departure of departures) addWeight(minutes, departure.minutes, departure.count)
  const { days } = timetable
  const frequency =
    days && frequencyOf(departures, { ...days, isNight: isNightRide(departures, timetable, runs) })
  const all = unionOf(departures)
  return {
    ...product,
    from: from.id,
    to: to.id,
    minutes: { typical: weightedMedian(minutes), best: Math.min(...minutes.keys()) },
    ...(frequency && { departures: frequency }),
    daysRun: all ? countDays(all) : 0,
    trips: departures.reduce((sum, { count }) => sum + count, 0),
    calls: runs.feedCalls(mostFrequentRun(departures, runs)),
    slowWeeks: days ? slowWeeksOf(departures, days.base) : [],
  }
}

/** Whether most of its departures are sleepers, or under way from one to five. */
function isNightRide(departures: readonly Departure[], { trips }: Timetable, runs: Runs): boolean {
  const counts = new Map<number, number>()
  for (const { run, clock, minutes, count } of departures) {
    const sleeper = isSleeper(trips[runs.tripsOf(run)[0] as number]?.route.routeType ?? 0)
    const start = clock < nightFrom ? clock + 1440 : clock
    const all = start <= 1440 + nightFrom && start + minutes >= 1440 + nightTo
    addWeight(counts, sleeper || all ? 1 : 0, count)
  }
  return mostFrequent(counts) === 1
}

/** A run with the hours most frequent among those of the most frequent pattern of stations. */
function mostFrequentRun(departures: readonly Departure[], runs: Runs): number {
  const patterns = new Map<string, { count: number; byHours: Map<string, { count: number; run: number }> }>()
  for (const { run, count } of departures) {
    const { stations, hours } = runs.patternOf(run)
    const pattern = patterns.get(stations) ?? { count: 0, byHours: new Map() }
    const same = pattern.byHours.get(hours) ?? { count: 0, run }
    pattern.count += count
    same.count += count
    pattern.byHours.set(hours, same)
    patterns.set(stations, pattern)
  }
  return mostCounted(mostCounted(patterns.values()).byHours.values()).run
}

const mostCounted = <T extends { count: number }>(of: Iterable<T>): T =>
  [...of].reduce((most, one) => (one.count > most.count ? one : most))
