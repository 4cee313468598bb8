// Departures of a ride on their days, each once: trains coupled at the stop, and trips listed twice, are one departure.
import { addDays, countDays, type DaySet, firstDay, shifted, without } from './day-set.ts'
import { type GatheredRide, ridesOfRuns } from './gather-rides.ts'
import { minutesAhead } from './local-clock.ts'
import type { Runs } from './runs.ts'
import type { Timetable } from './timetable.ts'

export interface Departure {
  run: number
  /** local minutes after midnight at the stop */
  clock: number
  minutes: number
  /** local days at the stop on which it leaves; undefined where the feed has no service days */
  days: DaySet | undefined
  /** number of days; 1 where the feed has no service days */
  count: number
}

/** Of trains that leave in one minute the quickest counts. */
export function departuresOf(ride: GatheredRide, timetable: Timetable, runs: Runs): Departure[] {
  const known = new Map<number, DaySet | undefined>()
  const found: Departure[] = []
  for (const { run, departure, minutes } of [...ridesOfRuns(ride)].sort((a, b) => a.minutes - b.minutes)) {
    const ahead = aheadOf(ride, run, timetable, runs)
    const local = departure + ahead
    const clock = ((local % 1440) + 1440) % 1440
    const days = runs.daysOf(run)
    const fresh = days && newDays(shifted(days, Math.floor(local / 1440)), clock, known)
    const count = fresh ? countDays(fresh) : known.has(clock) ? 0 : 1
    if (!days) known.set(clock, undefined)
    if (count > 0) found.push({ run, clock, minutes, days: fresh, count })
  }
  return found
}

function newDays(days: DaySet, clock: number, known: Map<number, DaySet | undefined>): DaySet {
  const before = known.get(clock)
  if (!before) {
    known.set(clock, days.slice())
    return days
  }
  const fresh = without(days, before)
  addDays(before, days)
  return fresh
}

/** Minutes that the clock on the platform is ahead of the feed's hours. */
function aheadOf({ from }: GatheredRide, run: number, timetable: Timetable, runs: Runs): number {
  const agency = timetable.trips[runs.firstTrip(run)]?.route.timeZone
  const zone = timetable.stops[from]?.timeZone
  if (!agency || !zone || agency === zone) return 0
  const set = runs.daysOf(run)
  return minutesAhead((timetable.days?.base ?? 0) + (set ? firstDay(set) : 0), agency, zone)
}
