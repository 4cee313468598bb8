// Days, seasons and hours of a service beside those of a feed.

import { type Clock, type Weekday, weekdays } from '#catalogue/service.ts'
import { minuteOf } from '#lib/clock-text.ts'
import { margins } from './margins.ts'

const dayMinutes = 24 * 60

/** Minutes between two times of day, over midnight where that is nearer. */
function clockDistance(one: Clock, other: Clock): number {
  const apart = Math.abs(minuteOf(one) - minuteOf(other))
  return Math.min(apart, dayMinutes - apart)
}

/** Whether each hour of one list has a near one in the other. */
export function hoursAgree(ours: readonly Clock[], theirs: readonly Clock[]): boolean {
  if (ours.length !== theirs.length) return false
  const hasNear = (clock: Clock, others: readonly Clock[]) =>
    others.some((other) => clockDistance(clock, other) <= margins.clockMinutes)
  return ours.every((clock) => hasNear(clock, theirs)) && theirs.every((clock) => hasNear(clock, ours))
}

/** Days as the cell of a CSV file: empty for daily. */
export const daysCell = (days: readonly Weekday[] | undefined): string =>
  !days || days.length === weekdays.length ? '' : weekdays.filter((day) => days.includes(day)).join(' ')

const dayOfYear = (monthDay: string) => Date.parse(`2024-${monthDay}T00:00:00Z`) / 86_400_000

interface Season {
  from: string
  to: string
}

/** Whether a season begins and ends where the feed's does, as far as the feed reaches. */
export function seasonsAgree(ours: Season, theirs: Season): boolean {
  const apart = (one: string, other: string) => Math.abs(dayOfYear(one) - dayOfYear(other))
  return (
    apart(ours.to, theirs.to) <= margins.seasonDays || apart(ours.from, theirs.from) <= margins.seasonDays
  )
}
