// When a timetable ends, and what a page says of it.
import { describe, expect, test } from 'vitest'
import {
  endedTimetable,
  hasEnded,
  lastDayIn,
  lastDayOf,
  lastDayOfTimetable,
  timetableYearAt,
} from '#catalogue/timetable-year.ts'
import { buildDay } from '#lib/build-day.ts'

describe('the timetable year', () => {
  test.each([
    [2022, '2022-12-10'],
    [2024, '2024-12-14'],
    [2025, '2025-12-13'],
    [2026, '2026-12-12'],
    [2029, '2029-12-08'],
  ])('of %i ends on the second Saturday of December', (year, day) => {
    expect(lastDayIn(year)).toBe(day)
    expect(new Date(day).getUTCDay()).toBe(6)
  })

  test.each([
    ['2026-12-12', 2026],
    ['2026-12-13', 2027],
    ['2027-01-01', 2027],
  ])('on %s is that of %i', (day, year) => {
    expect(timetableYearAt(day)).toBe(year)
  })

  test.each([
    ['2025-11', '2025-12-13', 'a month before the change'],
    ['2025-12', '2026-12-12', 'the month of the change counts for the new timetable'],
    ['2026', '2026-12-12', 'a year alone'],
  ])('of a figure of %s ends on %s: %s', (asOf, day) => {
    expect(lastDayOf(asOf)).toBe(day)
  })
})

describe('a timetable', () => {
  const read = { mode: 'train', basis: 'timetable', asOf: '2025-09' } as const

  test.each([
    [read, '2025-12-13'],
    [{ ...read, basis: 'published' }, '2025-12-13'],
    [{ ...read, basis: 'known' }, undefined],
    [{ ...read, basis: 'modelled' }, undefined],
    [{ ...read, mode: 'flight' }, undefined],
    [{ ...read, mode: 'ferry' }, undefined],
  ] as const)('%o holds until %s', (leg, day) => {
    expect(lastDayOfTimetable(leg.mode, leg)).toBe(day)
  })

  test('has ended for an option from the next day on, by its oldest leg', () => {
    const option = {
      legs: [
        { ...read, asOf: '2026-08' },
        { ...read, asOf: '2026-04' },
      ],
    }
    expect(endedTimetable(option, (leg) => hasEnded(leg, '2026-12-12'))).toBeUndefined()
    expect(endedTimetable(option, (leg) => hasEnded(leg, '2026-12-13'))).toBe('2026-04')
  })

  test('of one leg ends while that of another holds', () => {
    const option = { legs: [read, { ...read, asOf: '2026-08' }] }
    expect(endedTimetable(option, (leg) => hasEnded(leg, '2026-11-24'))).toBe('2025-09')
  })
})

describe('the day of a build', () => {
  test('is today, or the day of SOURCE_DATE_EPOCH', () => {
    expect(buildDay('', new Date('2026-11-24T23:59:59Z'))).toBe('2026-11-24')
    expect(buildDay('1797206400', new Date('2026-11-24T00:00:00Z'))).toBe('2026-12-14')
  })

  test.each(['soon', '1.5', '-1', '1e99'])('cannot be %s', (epoch) => {
    expect(() => buildDay(epoch)).toThrow('SOURCE_DATE_EPOCH')
  })
})
