// How often a ride leaves: a day, on which weekdays, in which season, at which hours.
import { type Clock, type Weekday, weekdays } from '#catalogue/service.ts'
import type { FeedRide } from '../rides.ts'
import {
  addDays,
  countDays,
  type DaySet,
  daysOf,
  dayText,
  haveCommonDay,
  weekdayOf,
  without,
} from './day-set.ts'
import type { Departure } from './departures-of-ride.ts'
import { clockText } from './local-clock.ts'
import type { Period } from './service-days.ts'
import { addWeight, mostFrequent } from './weighted.ts'

/** All times are given of rides with at most so many departures a day. */
const rarePerDay = 4
/** A weekday counts where it has half the share of running days that the best weekday has. */
const weekdayShare = 0.5
/** A ride that begins or ends so many days within the feed is seasonal. */
const seasonGapDays = 14
/** Departures of one train move by as much between days. */
const sameTrainMinutes = 60
/** A departure on fewer of the days is a single extra train. */
const leastShareOfDays = 0.1
/** Departures before belong to the evening before. */
const dayBegins = 3 * 60

type Frequency = NonNullable<FeedRide['departures']>

/**
 * @param base day of bit 0 of the sets of `departures`, which all have service days
 * @param ends days up to which the feed plans its rides, the last one of the period
 */
export function frequencyOf(
  departures: readonly Departure[],
  {
    period,
    base,
    ends,
    isNight,
  }: { period: Period; base: number; ends: readonly number[]; isNight: boolean },
): Frequency | undefined {
  const all = unionOf(departures)
  if (!all) return undefined
  const daysRun = countDays(all)
  const perDay = departures.reduce((sum, { count }) => sum + count, 0) / daysRun
  const running = daysOf(all).map((day) => day + base)
  const days = weekdaysOf(running)
  const season = seasonOf(running, period.from, ends)
  return {
    perDay: Math.round(perDay * 100) / 100,
    ...(days.length < weekdays.length && { days }),
    ...(season && { season }),
    ...((perDay <= rarePerDay || isNight) && { at: timesOf(departures, daysRun) }),
    first: endOfDay(departures, all, 1),
    last: endOfDay(departures, all, -1),
  }
}

export function unionOf(departures: readonly Departure[]): DaySet | undefined {
  const [first] = departures
  if (!first?.days) return undefined
  const all = new Uint32Array(first.days.length)
  for (const { days } of departures) if (days) addDays(all, days)
  return all
}

function weekdaysOf(running: readonly number[]): Weekday[] {
  const [first, last] = [running[0] as number, running.at(-1) as number]
  const counts = weekdays.map(() => ({ run: 0, all: 0 }))
  const countOf = (day: number) => counts[weekdayOf(day)] as { run: number; all: number }
  for (let day = first; day <= last; day += 1) countOf(day).all += 1
  for (const day of running) countOf(day).run += 1
  const shares = counts.map(({ run, all }) => (all === 0 ? 0 : run / all))
  const most = Math.max(...shares)
  return weekdays.filter((_, index) => (shares[index] as number) >= most * weekdayShare)
}

function seasonOf(running: readonly number[], begin: number, ends: readonly number[]): Frequency['season'] {
  const [first, last] = [running[0] as number, running.at(-1) as number]
  const end = ends.find((day) => day >= last) ?? last
  if (first - begin < seasonGapDays && end - last < seasonGapDays) return undefined
  return { from: dayText(first).slice(5), to: dayText(last).slice(5) }
}

interface Train {
  clock: number
  days: DaySet
  count: number
}

/** Departures by clock, the one on most days first. */
function byClock(departures: readonly Departure[]): Train[] {
  const found = new Map<number, DaySet>()
  for (const { clock, days } of departures) {
    if (!days) continue
    const known = found.get(clock)
    if (known) addDays(known, days)
    else found.set(clock, days.slice())
  }
  return [...found]
    .map(([clock, days]) => ({ clock, days, count: countDays(days) }))
    .sort((a, b) => b.count - a.count || a.clock - b.clock)
}

/** One time for each train: departures within an hour that never run on the same day are one train. */
function timesOf(departures: readonly Departure[], daysRun: number): Clock[] {
  const trains: Train[] = []
  for (const { clock, days, count } of byClock(departures)) {
    const same = trains.find(
      (train) => minutesApart(train.clock, clock) <= sameTrainMinutes && !haveCommonDay(train.days, days),
    )
    if (!same) trains.push({ clock, days: days.slice(), count })
    else {
      addDays(same.days, days)
      same.count += count
    }
  }
  return trains
    .filter(({ count }) => count >= daysRun * leastShareOfDays)
    .map(({ clock }) => clockText(clock))
    .sort()
}

function minutesApart(a: number, b: number): number {
  const apart = Math.abs(a - b)
  return Math.min(apart, 1440 - apart)
}

/** The usual first (1) or last (-1) departure of a day: the clock that is it on most days. */
function endOfDay(departures: readonly Departure[], all: DaySet, order: 1 | -1): Clock {
  const ofDay = (clock: number) => (clock < dayBegins ? clock + 1440 : clock)
  let open = all
  const counts = new Map<number, number>()
  for (const { clock, days } of byClock(departures).sort(
    (a, b) => order * (ofDay(a.clock) - ofDay(b.clock)),
  )) {
    const still = without(open, days)
    addWeight(counts, clock, countDays(open) - countDays(still))
    open = still
  }
  return clockText(mostFrequent(counts))
}
