// How often a ride leaves: a day, on which weekdays, in which season, at which hours.
import { type Clock, type Weekday, weekdays } from '#catalogue/service.ts'
import { clockText } from '#lib/clock-text.ts'
import type { FeedRide } from '../rides.ts'
import {
  addDays,
  countDays,
  type DaySet,
  daysOf,
  dayText,
  haveCommonDay,
  shifted,
  weekdayOf,
  without,
} from './day-set.ts'
import type { RideDepartures } from './departures-of-ride.ts'
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
/** Departures before belong to the evening before, as the last ones of a day. */
const dayBegins = 3 * 60

type Frequency = NonNullable<FeedRide['departures']>

/** Departures at one clock; beyond 24:00 they are those after midnight of the day before. */
interface Train {
  clock: number
  days: DaySet
  count: number
}

/**
 * How often it leaves, and the number of days on which it does.
 * @param base day of bit 0 of the sets of days
 * @param ends days up to which the feed plans its rides, the last one of the period
 */
export function frequencyOf(
  found: RideDepartures,
  { period, base, ends }: { period: Period; base: number; ends: readonly number[] },
): { departures: Frequency; daysRun: number } | undefined {
  const trains = byTravelDay(trainsOf(found))
  const all = unionOf(trains)
  if (!all) return undefined
  const daysRun = countDays(all)
  const perDay = found.total / daysRun
  const listsAll = perDay <= rarePerDay || found.atNight * 2 >= found.total
  const running = daysOf(all).map((day) => day + base)
  const days = weekdaysOf(running)
  const season = seasonOf(running, period.from, ends)
  const departures = {
    perDay: Math.round(perDay * 100) / 100,
    ...(days.length < weekdays.length && { days }),
    ...(season && { season }),
    ...(listsAll && { at: timesOf(trains, daysRun) }),
    first: endOfDay(trains, all, 1),
    last: endOfDay(trains, all, -1),
  }
  return { departures, daysRun }
}

function trainsOf({ byClock }: RideDepartures): Train[] {
  return [...byClock].flatMap(([clock, days]) => (days ? [{ clock, days, count: countDays(days) }] : []))
}

/** Departures of the small hours on the day before, unless all are: then their day is that of the calendar. */
function byTravelDay(trains: readonly Train[]): readonly Train[] {
  const isEarly = ({ clock }: Train) => clock < dayBegins
  if (trains.every(isEarly)) return trains
  return trains.map((train) =>
    isEarly(train) ? { ...train, clock: train.clock + 1440, days: shifted(train.days, -1) } : train,
  )
}

function unionOf(trains: readonly Train[]): DaySet | undefined {
  const [first] = trains
  const all = first?.days.slice()
  if (all) for (const { days } of trains) addDays(all, days)
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

/** One time for each train: departures within an hour that never run on the same day are one train. */
function timesOf(trains: readonly Train[], daysRun: number): Clock[] {
  const merged: Train[] = []
  for (const { clock, days, count } of trains.toSorted((a, b) => b.count - a.count || a.clock - b.clock)) {
    const same = merged.find(
      (train) => Math.abs(train.clock - clock) <= sameTrainMinutes && !haveCommonDay(train.days, days),
    )
    if (!same) merged.push({ clock, days: days.slice(), count })
    else {
      addDays(same.days, days)
      same.count += count
    }
  }
  return merged
    .filter(({ count }) => count >= daysRun * leastShareOfDays)
    .map(({ clock }) => clockText(clock))
    .sort()
}

/** The usual first (1) or last (-1) departure of a day: the clock that is it on most days. */
function endOfDay(trains: readonly Train[], all: DaySet, order: 1 | -1): Clock {
  let open = all
  const counts = new Map<number, number>()
  for (const { clock, days } of trains.toSorted((a, b) => order * (a.clock - b.clock))) {
    const still = without(open, days)
    addWeight(counts, clock, countDays(open) - countDays(still))
    open = still
  }
  return clockText(mostFrequent(counts))
}
