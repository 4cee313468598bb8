// The drawing of a year: what a scale holds, and paths that say whole degrees and days.
import { expect, test, vi } from 'vitest'
import type { Climate } from '#catalogue/climate.ts'
import { proseFor } from '#i18n/prose.ts'
import { cityYear, scaleOf } from '#models/city-year.ts'

vi.mock('#catalogue/load.ts', () => ({
  cityDemand: () => ({ spring: 'medium', summer: 'high', autumn: 'medium', winter: 'low' }),
  place: () => ({ names: { en: 'Oslo' } }),
}))

/** A city whose days are as warm as the number of the month, its nights ten degrees colder. */
const months: Climate['months'] = Array.from({ length: 12 }, (_, index) => ({
  high: index + 1,
  low: index - 9,
  rainDays: 12 - index,
}))

test('a scale holds the years of all its cities with a degree to spare', () => {
  const warm = months.map((month) => ({ ...month, high: month.high + 20, low: month.low + 20 }))
  expect(scaleOf([{ months }])).toEqual({ top: 13, bottom: -10 })
  expect(scaleOf([{ months }, { months: warm }])).toEqual({ top: 33, bottom: -10 })
})

test('a year begins with December, and its drawing goes on behind both edges', () => {
  const scale = scaleOf([{ months }])
  const { high, band, bandView, rainSteps, seasons } = cityYear(
    'oslo',
    { months },
    scale,
    'summer',
    'en',
    proseFor('en'),
  )
  expect(high.slice(0, 3)).toEqual(['12', '1', '2'])
  expect(bandView).toBe('0 -13 24 23')
  // November before December, a fall of eleven degrees to January, and December after November
  expect(band).toMatch(/^M-1-11l2-1 2 11 (2-1 ){10}2-1v10l(-2 1){11}-2-11-2 1z$/)
  expect(rainSteps).toMatch(/^M0 0v-1h2v-11h2v1h2/)
  expect(seasons.map(({ name, isBest, crowds, hotels }) => [name, isBest, crowds, hotels])).toEqual([
    ['Winter', false, 'low', '€'],
    ['Spring', false, 'medium', '€€'],
    ['Summer', true, 'high', '€€€'],
    ['Autumn', false, 'medium', '€€'],
  ])
})
