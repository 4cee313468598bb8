// Until when a timetable holds: the timetables of Europe's railways end on the second Saturday of December.
import type { Provenance } from './figure.ts'
import type { Mode } from './mode.ts'
import { modeRules } from './mode-rules.ts'
import type { Leg, TransportOption } from './route.ts'

const december = 12

/** Last day of the timetable that is in force when a year begins: YYYY-MM-DD. */
export function lastDayIn(year: number): string {
  const saturday = 6
  const weekdayOfFirst = new Date(Date.UTC(year, december - 1, 1)).getUTCDay()
  const day = 1 + ((saturday - weekdayOfFirst + 7) % 7) + 7
  return `${year}-${december}-${String(day).padStart(2, '0')}`
}

/** Year of the timetable in force on a day (YYYY-MM-DD): that of 2027 begins in December 2026. */
export function timetableYearAt(day: string): number {
  const year = Number(day.slice(0, 4))
  return day > lastDayIn(year) ? year + 1 : year
}

/**
 * Last day on which a timetable holds.
 * @param asOf 'YYYY' or 'YYYY-MM'; what was read in December counts for the new timetable, a year alone for the old one
 */
export function lastDayOf(asOf: string): string {
  const [year = 0, month] = asOf.split('-').map(Number)
  return lastDayIn(month === december ? year + 1 : year)
}

type Dated = Pick<Provenance, 'basis' | 'asOf'>

/** Last day of what was read in a timetable; undefined for estimates, and for modes without a common timetable year. */
export function lastDayOfTimetable(mode: Mode, { basis, asOf }: Dated): string | undefined {
  const wasRead = basis === 'timetable' || basis === 'published'
  return wasRead && modeRules[mode].changesInDecember ? lastDayOf(asOf) : undefined
}

export type DatedLeg = Pick<Leg, 'mode' | 'basis' | 'asOf'>

/** Whether a leg was read in a timetable that no longer holds on a day (YYYY-MM-DD). */
export function hasEnded(leg: DatedLeg, day: string): boolean {
  const last = lastDayOfTimetable(leg.mode, leg)
  return last !== undefined && last < day
}

/** Date of the oldest timetable of an option that no longer holds; undefined when all do. */
export function endedTimetable(
  { legs }: { legs: readonly DatedLeg[] },
  isOver: (leg: DatedLeg) => boolean,
): TransportOption['asOf'] | undefined {
  const ended = legs.filter(isOver)
  return ended.map(({ asOf }) => asOf).sort()[0]
}
