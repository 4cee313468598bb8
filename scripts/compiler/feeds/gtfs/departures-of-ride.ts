// Departures of a ride on their days, each once: trains coupled at the stop, and trips listed twice, are one departure.
import { countDays, type DaySet, firstDay, forEachDay, shifted, weekdayOf } from './day-set.ts'
import type { GatheredRide } from './gather-rides.ts'
import { minutesAhead } from './local-clock.ts'
import { isSleeper } from './modes.ts'
import type { Runs } from './runs.ts'
import type { Timetable } from './timetable.ts'
import { addWeight, type Weighted } from './weighted.ts'

export interface RideDepartures {
  /** local days on which it leaves, by local minute after midnight; no days where the feed has no service days */
  byClock: ReadonlyMap<number, DaySet | undefined>
  /** departures by minutes of the ride */
  minutes: Weighted
  /** the same by week; keys are Mondays, days since 1970-01-01 */
  weeks: ReadonlyMap<number, Weighted>
  byRun: Weighted
  /** departures that are under way all night */
  atNight: number
  /** departures on all days; of a feed without service days each trip once */
  total: number
}

/** The hours in which a night train is under way. */
const nightFrom = 1 * 60
const nightTo = 5 * 60
const dayMinutes = 1440

/** Of trains that leave in one minute the quickest counts. */
export function departuresOf(ride: GatheredRide, timetable: Timetable, runs: Runs): RideDepartures {
  const found = new Departures(timetable.days?.base ?? 0)
  const order = Uint32Array.from({ length: ride.triples.length / 3 }, (_, index) => index * 3)
  order.sort((a, b) => ride.triples.at(a + 2) - ride.triples.at(b + 2))
  for (const at of order) {
    const run = ride.triples.at(at)
    const local = ride.triples.at(at + 1) + aheadOf(ride, run, timetable, runs)
    const sleeper = isSleeper(timetable.trips[runs.firstTrip(run)]?.route.routeType ?? 0)
    found.add({ run, local, minutes: ride.triples.at(at + 2), sleeper }, runs.daysOf(run))
  }
  return found
}

class Departures implements RideDepartures {
  readonly byClock = new Map<number, DaySet | undefined>()
  readonly minutes = new Map<number, number>()
  readonly weeks = new Map<number, Map<number, number>>()
  readonly byRun = new Map<number, number>()
  atNight = 0
  total = 0
  readonly #base: number
  /** used again for each run: a set for each would fill the heap */
  #fresh: DaySet = new Uint32Array(0)

  /** @param base day of bit 0 of the sets of days */
  constructor(base: number) {
    this.#base = base
  }

  /** @param local minutes after midnight of the service day, on the clock of the stop */
  add(
    { run, local, minutes, sleeper }: { run: number; local: number; minutes: number; sleeper: boolean },
    days: DaySet | undefined,
  ): void {
    const clock = ((local % dayMinutes) + dayMinutes) % dayMinutes
    const count = days
      ? this.#addDays(clock, shifted(days, Math.floor(local / dayMinutes)), minutes)
      : Number(!this.byClock.has(clock))
    if (count === 0) return
    if (!days) this.byClock.set(clock, undefined)
    addWeight(this.minutes, minutes, count)
    addWeight(this.byRun, run, count)
    this.total += count
    if (sleeper || isAllNight(clock, minutes)) this.atNight += count
  }

  /** Number of days on which nothing left at that clock before. */
  #addDays(clock: number, days: DaySet, minutes: number): number {
    const known = this.byClock.get(clock) ?? new Uint32Array(days.length)
    if (this.#fresh.length !== days.length) this.#fresh = new Uint32Array(days.length)
    for (let word = 0; word < days.length; word += 1) {
      this.#fresh[word] = (days[word] as number) & ~(known[word] as number)
      known[word] = (known[word] as number) | (days[word] as number)
    }
    const count = countDays(this.#fresh)
    if (count === 0) return 0
    this.byClock.set(clock, known)
    forEachDay(this.#fresh, (index) => {
      const day = this.#base + index
      const monday = day - weekdayOf(day)
      const week = this.weeks.get(monday) ?? new Map<number, number>()
      this.weeks.set(monday, week)
      addWeight(week, minutes)
    })
    return count
  }
}

function isAllNight(clock: number, minutes: number): boolean {
  const start = clock < nightFrom ? clock + dayMinutes : clock
  return start <= dayMinutes + nightFrom && start + minutes >= dayMinutes + nightTo
}

/** Minutes that the clock on the platform is ahead of the feed's hours. */
function aheadOf({ from }: GatheredRide, run: number, timetable: Timetable, runs: Runs): number {
  const agency = timetable.trips[runs.firstTrip(run)]?.route.timeZone
  const zone = timetable.stops[from]?.timeZone
  if (!agency || !zone || agency === zone) return 0
  const set = runs.daysOf(run)
  return minutesAhead((timetable.days?.base ?? 0) + (set ? firstDay(set) : 0), agency, zone)
}
