// How to get into the city at night, in the words of the airport page.
import { describe, expect, test } from 'vitest'
import type { AirportWay, WayHours } from '#catalogue/city-airports.ts'
import { messagesFor } from '#i18n/messages.ts'
import { byLanguage } from '#lib/by-language.ts'
import { type Language, languages } from '#lib/languages.ts'
import { hoursText, nightText } from '#models/content/airport-night.ts'

const read = { basis: 'published', sources: ['airport-operators'], asOf: '2026-05' } as const
const names = (name: string) => byLanguage(() => name)

function way(name: string, hours?: Partial<WayHours>): AirportWay {
  return {
    ...{ by: 'train', name: names(name), minutes: { low: 20, high: 20 }, eur: { low: 3, high: 3 } },
    ...(hours && { hours: { ...read, ...hours, sources: [...read.sources] } }),
    ...{ estimated: false, ...read, sources: [...read.sources] },
  } as AirportWay
}
const said = (ways: AirportWay[], lang: Language = 'en') => nightText(ways, lang, messagesFor(lang))

describe('the airport page at night', () => {
  test.each<[string, AirportWay[], string[]]>([
    [
      'names a line that runs all night before last departures of others',
      [way('RER B', { last: '23:50' }), way('Aircoach 700', { night: { by: 'same' }, nightEvery: 30 })],
      ['Aircoach 700 runs all night, every 30\u00a0min (as of May 2026).'],
    ],
    [
      'names each night line once',
      [
        way('RER B', { night: { by: 'line', name: names('Noctilien N143') } }),
        way('Bus 350', { night: { by: 'line', name: names('Noctilien N143') } }),
      ],
      ['Noctilien N143 runs at night (as of May 2026).'],
    ],
    [
      'says hourly for sixty minutes',
      [way('S8', { night: { by: 'same' }, nightEvery: 60, asOf: '2017-12' })],
      ['S8 runs all night, hourly (as of December 2017).'],
    ],
    [
      'names the last departures and a taxi where no night service is known',
      [way('S8', { last: '00:32' }), way('Bus 635'), way('S1', { last: '00:11' })],
      [
        'The last departures we know of: S8 at 00:32 (as of May 2026) and S1 at 00:11 (as of May 2026). After that, find a night bus or a taxi.',
      ],
    ],
    [
      'names a taxi where nothing runs',
      [way('S8', { night: { by: 'taxi' } })],
      ['Neither train nor bus goes into the city at night: take a taxi.'],
    ],
    ['says nothing where nothing is known', [way('S8'), way('S1', { first: '04:10' })], []],
  ])('%s', (_, ways, sentences) => {
    expect(said(ways)).toEqual(sentences)
  })

  test('names the same lines and hours in every language', () => {
    for (const lang of languages) {
      expect(said([way('S8', { last: '00:32' })], lang)[0]).toMatch(/S8.*(00:32|0\s?h\s?32)/)
      expect(said([way('S8', { night: { by: 'same' }, nightEvery: 30 })], lang)[0]).toMatch(/S8.*30/)
    }
  })

  test('gives the first and the last departure of a way', () => {
    const text = (hours?: Partial<WayHours>) => hoursText(way('S8', hours), 'en', messagesFor('en'))
    expect(text({ first: '04:02', last: '01:02' })).toBe('first 04:02, last 01:02')
    expect(text({ night: { by: 'same' } })).toBeUndefined()
    expect(text()).toBeUndefined()
  })
})
