// Local date and time of an instant in a time zone.
import { memo } from './memo.ts'

const clockOf = memo(
  (timeZone: string) =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
      hourCycle: 'h23',
    }),
)

/** Local date and time without offset, `2026-12-10T06:20:00`. @throws RangeError for an unknown IANA zone */
export function localDateTime(instant: Date, timeZone: string): string {
  return clockOf(timeZone).format(instant).replace(' ', 'T')
}

/** Local date, `2026-12-10`. @throws RangeError for an unknown IANA zone */
export function localDate(instant: Date, timeZone: string): string {
  return localDateTime(instant, timeZone).slice(0, 10)
}

/** The calendar day `days` after a day, both `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
