import { expect, test } from 'vitest'
import { departuresPerDayOf } from '#catalogue/departures-per-day.ts'
import type { TransportOption } from '#catalogue/route.ts'

const journey = (mode: string, legs: number, minutes: number, departuresPerDay: number, night = false) =>
  ({
    mode,
    legs: Array(legs).fill({}),
    minutes: { value: minutes },
    night,
    departuresPerDay,
  }) as TransportOption

test.each([
  ['a direct train leaves as often as it does', journey('train', 1, 600, 8), 8],
  ['a short chain loses no start', journey('train', 2, 120, 15), 15],
  ['ten hours leave half of the day to begin', journey('train', 2, 630, 16), 8],
  ['eighteen hours leave one start', journey('train', 3, 1080, 12), 1],
  ['a night train keeps its day', journey('train', 2, 1080, 2, true), 2],
  ['what is rare stays rare', journey('train', 2, 600, 0.4), 0.4],
  ['coaches drive through the night', journey('bus', 2, 1500, 3), 3],
] as const)('%s', (_, option, starts) => {
  expect(departuresPerDayOf(option)).toBe(starts)
})
