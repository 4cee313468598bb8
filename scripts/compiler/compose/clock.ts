// Local clock times as minutes on one common clock, and back.
import type { Clock } from '#catalogue/service.ts'

/** Offsets are those of one summer day: all zones of Europe change their clocks in the same night. */
const fixedDay = Date.UTC(2026, 5, 17, 12)
export const day = 24 * 60

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

export const minuteOfDay = (minutes: number) => ((minutes % day) + day) % day

/** '20:05' in a zone `offset` minutes ahead → minutes of the UTC day. */
export function toUtc(clock: Clock, offset: number): number {
  return minuteOfDay(Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)) - offset)
}

/** Minutes since a UTC midnight → local clock. */
export function toClock(utc: number, offset: number): Clock {
  const local = minuteOfDay(utc + offset)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(local / 60))}:${two(local % 60)}`
}

/** Local calendar days between two instants, each in its own zone. */
export function daysBetween(from: number, fromOffset: number, to: number, toOffset: number): number {
  return Math.floor((to + toOffset) / day) - Math.floor((from + fromOffset) / day)
}
