// Seasons of services that fly together.
import { describe, expect, test } from 'vitest'
import { commonSeason, seasonDays } from '#catalogue/running-days.ts'

const season = (from: string, to: string) => ({ from, to })

test.each([
  ['06-01', '06-30', 30],
  ['01-01', '12-31', 365],
  ['12-01', '01-31', 62],
])('%s to %s has %i days', (from, to, days) => {
  expect(seasonDays(season(from, to))).toBe(days)
})

describe('the common season', () => {
  test.each([
    ['of one service is its own', [season('05-01', '09-30')], season('05-01', '09-30')],
    [
      'reaches from the first to the last day',
      [season('05-01', '08-31'), season('07-01', '10-25')],
      season('05-01', '10-25'),
    ],
    ['reaches over New Year', [season('11-01', '02-28'), season('12-15', '03-31')], season('11-01', '03-31')],
    ['is the whole year beside a service without one', [season('05-01', '08-31'), undefined], undefined],
    [
      'is the whole year when the pauses are short',
      [season('04-01', '10-31'), season('11-10', '03-20')],
      undefined,
    ],
  ])('%s', (_name, seasons, common) => {
    expect(commonSeason(seasons)).toEqual(common)
  })
})
