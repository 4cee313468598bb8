// Hours of a feed, which are in the time zone of its agency, as local time of a stop.
import { memo } from '#lib/memo.ts'

const hourMs = 3_600_000

const formatOf = memo(
  (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
)

/** Minutes that local time is ahead of UTC at noon of a day since 1970-01-01: GTFS counts hours from noon minus 12 h. */
function offsetAtNoon(day: number, timeZone: string): number {
  const noon = new Date(day * 24 * hourMs + 12 * hourMs)
  const name = formatOf(timeZone)
    .formatToParts(noon)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? []
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0
}

/** Minutes to add to an hour of the feed on that day for the hour on the platform. */
export const minutesAhead = memo(
  (day: number, agencyZone: string, stopZone: string): number =>
    offsetAtNoon(day, stopZone) - offsetAtNoon(day, agencyZone),
)
