// Local clock times as minutes on one common clock, and back.
import type { Clock } from '#catalogue/service.ts'
import { clockText, day, minuteOf, minuteOfDay } from '#lib/clock-text.ts'

/** Offsets are those of one summer day: all zones of Europe change their clocks in the same night. */
const fixedDay = Date.UTC(2026, 5, 17, 12)

const offsets = new Map<string, number>()

/** Minutes a zone is ahead of UTC. */
export function zoneOffset(timeZone: string): number {
  let offset = offsets.get(timeZone)
  if (offset === undefined) {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      day: '2-digit',
      hourCycle: 'h23',
    }).formatToParts(fixedDay)
    const part = (type: string) => Number(parts.find((found) => found.type === type)?.value)
    offset = (part('day') - 17) * day + part('hour') * 60 + part('minute') - 12 * 60
    offsets.set(timeZone, offset)
  }
  return offset
}

/** '20:05' in a zone `offset` minutes ahead → minutes of the UTC day. */
export function toUtc(clock: Clock, offset: number): number {
  return minuteOfDay(minuteOf(clock) - offset)
}

/** Minutes since a UTC midnight → local clock. */
export const toClock = (utc: number, offset: number): Clock => clockText(utc + offset)

/** Local calendar days between two instants, each in its own zone. */
export function daysBetween(from: number, fromOffset: number, to: number, toOffset: number): number {
  return Math.floor((to + toOffset) / day) - Math.floor((from + fromOffset) / day)
}
