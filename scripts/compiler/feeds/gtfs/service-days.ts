// Days on which each service of a feed runs: calendar.txt, calendar_dates.txt, both or none.
import { addDay, type DaySet, dayNumber, dayText, emptyDays, removeDay, weekdayOf } from './day-set.ts'
import type { ReadTable } from './table.ts'

export interface Period {
  /** days since 1970-01-01 */
  from: number
  to: number
}

export interface ServiceDays {
  /** undefined where the feed has no service days at all */
  days?: {
    period: Period
    /** day of bit 0 of each set: one before the period, for stops where it is still the day before */
    base: number
    sets: readonly DaySet[]
  }
  notices: readonly string[]
}

interface CalendarRow extends Period {
  service: number
  /** Monday first */
  runs: readonly boolean[]
}

interface Exception {
  service: number
  day: number
  runs: boolean
}

const weekdayColumns = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
/** Calendars that end in 2099 say nothing about 2099. */
const longestPeriod = 400
/** Days before and after the period that departures may fall on: other time zones, hours beyond 24:00. */
const spare = { before: 1, after: 3 }

/** Days of `services`; `stated` is the period that feed_info.txt gives, `today` where a period too long begins. */
export async function readServiceDays(
  read: ReadTable,
  services: readonly string[],
  { stated, today }: { stated: Partial<Period>; today: number },
): Promise<ServiceDays> {
  const indexOf = new Map(services.map((id, index) => [id, index]))
  const rows = await readCalendar(read, indexOf)
  const exceptions = await readExceptions(read, indexOf)
  const whole = wholePeriod(rows, exceptions)
  if (!whole) return { notices: ['It has no service days: nothing is known of frequency, days and season.'] }
  const period = shortened(whole, stated, today)
  const base = period.from - spare.before
  const sets = services.map(() => emptyDays(period.to - base + 1 + spare.after))
  for (const row of rows) fill(sets[row.service] as DaySet, row, period, base)
  for (const { service, day, runs } of exceptions)
    if (day >= period.from && day <= period.to)
      (runs ? addDay : removeDay)(sets[service] as DaySet, day - base)
  const cut = period.from !== whole.from || period.to !== whole.to
  return {
    days: { period, base, sets },
    notices: cut
      ? [
          `Its calendars go from ${dayText(whole.from)} to ${dayText(whole.to)}; ${dayText(period.from)} to ${dayText(period.to)} is read.`,
        ]
      : [],
  }
}

async function readCalendar(read: ReadTable, indexOf: ReadonlyMap<string, number>): Promise<CalendarRow[]> {
  const rows: CalendarRow[] = []
  await read(
    { file: 'calendar.txt', required: ['service_id', ...weekdayColumns, 'start_date', 'end_date'] },
    (cell) => {
      const service = indexOf.get(cell('service_id'))
      const [from, to] = [dayNumber(cell('start_date')), dayNumber(cell('end_date'))]
      if (service === undefined || Number.isNaN(from) || Number.isNaN(to)) return
      rows.push({ service, from, to, runs: weekdayColumns.map((column) => cell(column) === '1') })
    },
  )
  return rows
}

async function readExceptions(read: ReadTable, indexOf: ReadonlyMap<string, number>): Promise<Exception[]> {
  const exceptions: Exception[] = []
  await read({ file: 'calendar_dates.txt', required: ['service_id', 'date', 'exception_type'] }, (cell) => {
    const service = indexOf.get(cell('service_id'))
    const day = dayNumber(cell('date'))
    if (service === undefined || Number.isNaN(day)) return
    exceptions.push({ service, day, runs: cell('exception_type') === '1' })
  })
  return exceptions
}

/** From the first to the last day on which something may run. */
function wholePeriod(rows: readonly CalendarRow[], exceptions: readonly Exception[]): Period | undefined {
  const whole = { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY }
  const widen = (from: number, to: number) => {
    whole.from = Math.min(whole.from, from)
    whole.to = Math.max(whole.to, to)
  }
  for (const { from, to, runs } of rows) if (runs.includes(true)) widen(from, to)
  for (const { day, runs } of exceptions) if (runs) widen(day, day)
  return whole.from <= whole.to ? whole : undefined
}

function shortened(whole: Period, stated: Partial<Period>, today: number): Period {
  const from = Math.max(whole.from, stated.from ?? whole.from)
  const to = Math.min(whole.to, stated.to ?? whole.to)
  if (from > to) return shortened(whole, {}, today)
  if (to - from < longestPeriod) return { from, to }
  const start = Math.max(from, Math.min(today, to - longestPeriod + 1))
  return { from: start, to: start + longestPeriod - 1 }
}

function fill(set: DaySet, row: CalendarRow, period: Period, base: number): void {
  for (let day = Math.max(row.from, period.from); day <= Math.min(row.to, period.to); day += 1)
    if (row.runs[weekdayOf(day)]) addDay(set, day - base)
}
