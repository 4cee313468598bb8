// Tours in addresses, and their days.
import { describe, expect, test } from 'vitest'
import type { TourLeg } from '#catalogue/tour.ts'
import { planTour } from '#catalogue/tour.ts'
import { dayAfter, nightsOnTheWay, tourDays } from '#catalogue/tour-days.ts'
import { mostStops, readDay, readTour, tourQuery } from '#catalogue/tour-query.ts'
import { openFilter } from '#catalogue/way-choice.ts'
import { randomBriefs, townNames } from './random-briefs.ts'

describe('an address', () => {
  test.each([
    ['', ''],
    ['stop=paris&stop=milan&stop=rome', 'stop=paris&stop=milan&stop=rome'],
    ['stop=paris.0&stop=milan.2', 'stop=paris&stop=milan'],
    ['stop=paris.1&stop=milan.0&order=co2&return=1&fly=0&night=0&travellers=3&start=2026-12-05', undefined],
    ['stop=paris&stop=vienna&night=1', undefined],
    // as a form sends it
    [
      'stop=Paris&nights=0&stop=&nights=2&stop=+Milan+&nights=14&stop=&nights=2&order=&travellers=1&start=',
      'stop=Paris&stop=Milan.14',
    ],
    // of two statements of nights the dotted one counts; too many nights are part of a name that nobody has
    ['stop=paris.3&nights=5&stop=rome.15', 'stop=paris.3&stop=rome.15'],
    ['stop=paris&order=fun&return=yes&fly=1&night=yes&travellers=99&start=2026-02-30', 'stop=paris'],
    ['stop=St.+Gallen&stop=Washington,+D.C.', 'stop=St.+Gallen&stop=Washington%2C+D.C.'],
  ])('"%s" is read, and written as short as it can be', (query, written) => {
    expect(tourQuery(readTour(`?${query}`))).toBe(written ?? query)
    expect(readTour(`?${written ?? query}`)).toEqual(readTour(`?${query}`))
  })

  test('stops beyond ten are kept apart', () => {
    const { stops, beyond } = readTour(`?${'stop=a&'.repeat(13)}`)
    expect([stops.length, beyond.length]).toEqual([mostStops, 3])
  })

  test.each([
    ['2026-12-05', '2026-12-05'],
    ['2028-02-29', '2028-02-29'],
    ['2026-02-29', undefined],
    ['2026-13-01', undefined],
    ['5.12.2026', undefined],
    [null, undefined],
  ])('a day: %s', (text, day) => {
    expect(readDay(text)).toBe(day)
  })
})

describe('the days of a tour', () => {
  const legOf = (total: number, isNight: boolean) =>
    ({ from: 'a', to: 'b', chosen: { way: { isNight }, row: { parts: { total } } } }) as unknown as TourLeg

  test.each([
    [300, false, 0],
    [18 * 60, false, 0],
    [18 * 60 + 1, false, 1],
    [42 * 60 + 1, false, 2],
    [700, true, 1],
    [20 * 60, true, 1],
    [43 * 60, true, 2],
  ])('%d minutes, by night: %s: %d nights on the way', (total, isNight, nights) => {
    expect(nightsOnTheWay(legOf(total, isNight))).toBe(nights)
  })

  test('each begins where the one before ends, and no night is lost', () => {
    for (let seed = 1; seed < 40; seed++) {
      const stops = townNames(5).map((place, index) => ({ place, nights: (seed + index) % 4 }))
      const wish = {
        order: undefined,
        returns: seed % 2 === 0,
        prefersNight: seed % 3 === 0,
        filter: openFilter,
      }
      const { tour } = planTour(stops, randomBriefs(5, seed), wish)
      const { entries, days } = tourDays(tour)
      let day = 1
      for (const entry of entries) {
        expect(entry.day).toBe(day)
        day += entry.nights
      }
      expect(days).toBe(day)
      const nights = stops.reduce((sum, stop) => sum + stop.nights, 0)
      const onTheWay = tour.legs.reduce((sum, leg) => sum + nightsOnTheWay(leg), 0)
      expect(days).toBe(1 + nights + onTheWay)
    }
  })

  test('dates go on over the ends of months and years', () => {
    expect(dayAfter('2026-12-05', 0)).toBe('2026-12-05')
    expect(dayAfter('2026-12-30', 3)).toBe('2027-01-02')
    expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29')
  })
})
