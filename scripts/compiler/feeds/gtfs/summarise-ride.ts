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
import { addWeight, mostFrequent, weightedMedian, weightedQuantile } from './weighted.ts'

/** `best` is what one in fifty departures reaches: a single hour typed wrong is no journey time. */
const bestShare = 0.02
/** The hours that a night train is under way in. */
const nightFrom = 1 * 60
const nightTo = 5 * 60

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
  const departures = departuresOf(ride, timetable, runs)
  const product = timetable.products[ride.product]
  const [from, to] = [timetable.stops[ride.from], timetable.stops[ride.to]]
  if (departures.length === 0 || !product || !from || !to) return undefined
  const minutes = new Map<number, number>()
  for (const departure of departures) addWeight(minutes, departure.minutes, departure.count)
  const { days } = timetable
  const frequency =
    days && frequencyOf(departures, { ...days, ends, isNight: isNightRide(departures, timetable, runs) })
  const all = unionOf(departures)
  return {
    ...product,
    from: from.id,
    to: to.id,
    minutes: { typical: weightedMedian(minutes), best: weightedQuantile(minutes, bestShare) },
    ...(frequency && { departures: frequency }),
    daysRun: all ? countDays(all) : 0,
    trips: departures.reduce((sum, { count }) => sum + count, 0),
    calls: runs.feedCalls(mostFrequentRun(departures, runs)),
    slowWeeks: days ? slowWeeksOf(departures, days) : [],
  }
}

/** Whether most of its departures are sleepers, or under way from one to five. */
function isNightRide(departures: readonly Departure[], { trips }: Timetable, runs: Runs): boolean {
  const counts = new Map<number, number>()
  for (const { run, clock, minutes, count } of departures) {
    const sleeper = isSleeper(trips[runs.firstTrip(run)]?.route.routeType ?? 0)
    const start = clock < nightFrom ? clock + 1440 : clock
    const all = start <= 1440 + nightFrom && start + minutes >= 1440 + nightTo
    addWeight(counts, sleeper || all ? 1 : 0, count)
  }
  return mostFrequent(counts) === 1
}

/** A run with the hours most frequent among those of the most frequent pattern of stations. */
function mostFrequentRun(departures: readonly Departure[], runs: Runs): number {
  const stations = new Map<number, number>()
  for (const { run, count } of departures) addWeight(stations, runs.stationsKey(run), count)
  const pattern = mostFrequent(stations)
  const ofPattern = departures.filter(({ run }) => runs.stationsKey(run) === pattern)
  const hours = new Map<number, number>()
  for (const { run, count } of ofPattern) addWeight(hours, runs.hoursKey(run), count)
  const usual = mostFrequent(hours)
  return ofPattern.find(({ run }) => runs.hoursKey(run) === usual)?.run ?? -1
}
