import { describe, expect, it, test } from 'vitest'
import { discomfort, seasonNormal } from '#catalogue/season.ts'

/** A city whose temperature in °C is the number of the month. */
const months = Array.from({ length: 12 }, (_, index) => ({
  high: index + 1,
  low: index,
  rainDays: 12 - index,
}))

test.each([
  ['spring', { high: 4, low: 3, rainDays: 9 }],
  ['summer', { high: 7, low: 6, rainDays: 6 }],
  ['autumn', { high: 10, low: 9, rainDays: 3 }],
  ['winter', { high: 5, low: 4, rainDays: 8 }],
] as const)('%s is the mean of its three months', (season, normal) => {
  expect(seasonNormal({ months }, season)).toEqual(normal)
})

describe('a season is worse', () => {
  const mild = { high: 22, low: 12, rainDays: 6 }
  it.each([
    ['when it is hotter', { ...mild, high: 33 }, 'medium'],
    ['when it is colder', { ...mild, high: 4 }, 'medium'],
    ['when it rains more', { ...mild, rainDays: 14 }, 'medium'],
    ['when the city is full', mild, 'high'],
  ] as const)('%s', (_, normal, demand) => {
    expect(discomfort(normal, demand)).toBeGreaterThan(discomfort(mild, 'medium'))
  })
})
