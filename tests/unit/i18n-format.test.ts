// Rules of French and Italian that CLDR lacks, and durations.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDistance, formatDuration, formatList, formatMinutes, formatTime } from '#i18n/format.ts'
import { formatAsOf, formatDate } from '#i18n/format-dates.ts'
import { messagesFor } from '#i18n/messages.ts'

describe('a list of names', () => {
  it.each([
    ['it', ['SNCF', 'Eurostar'], 'SNCF ed Eurostar'],
    ['it', ['Roma', 'Milano', 'Edimburgo'], 'Roma, Milano ed Edimburgo'],
    ['it', ['Roma', 'Edimburgo', 'Oslo'], 'Roma, Edimburgo e Oslo'],
    ['it', ['Roma', 'Oslo'], 'Roma e Oslo'],
    ['es', ['KLM', 'ITA Airways'], 'KLM e ITA Airways'],
    ['es', ['París', 'Milán'], 'París y Milán'],
  ] as const)('in %s: %j', (lang, names, text) => {
    expect(formatList(names, lang)).toBe(text)
  })
})

describe('a date', () => {
  it.each([
    ['it', '2026-11-01', '1º novembre 2026'],
    ['it', '2026-11-11', '11 novembre 2026'],
    ['fr', '2026-11-01', '1er novembre 2026'],
    ['es', '2026-11-01', '1 de noviembre de 2026'],
  ] as const)('in %s: %s', (lang, date, text) => {
    expect(formatDate(date, lang)).toBe(text)
  })
})

describe('the date of a figure', () => {
  it.each([
    ['en', '2026-06-14', 'as of 14 June 2026'],
    ['de', '2026-06-14', 'Stand 14. Juni 2026'],
    ['fr', '2026-06-14', 'données du 14 juin 2026'],
    ['fr', '2026-06-01', 'données du 1er juin 2026'],
    ['fr', '2026-06', 'données de juin 2026'],
    ['fr', '2026', 'données de 2026'],
    ['es', '2026-06-14', 'información del 14 de junio de 2026'],
    ['es', '2026-06', 'información de junio de 2026'],
    ['it', '2026-06-14', 'informazioni del 14 giugno 2026'],
    ['it', '2026-06-08', 'informazioni dell’8 giugno 2026'],
    ['it', '2026', 'informazioni del 2026'],
  ] as const)('in %s: %s', (lang, date, text) => {
    expect(
      messagesFor(lang)
        .transport.asOf(formatAsOf(date, lang))
        .replace(/\u00a0/g, ' '),
    ).toBe(text)
  })
})

describe('a duration', () => {
  it.each([
    [119.6, '2h'],
    [120, '2h'],
    [59.4, '59m'],
    [0, '0m'],
  ])('of %d minutes is %s', (minutes, text) => {
    expect(formatDuration(minutes, 'en')).toBe(text)
  })

  it('never shows sixty minutes and never loses any', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (given) => {
        const text = formatDuration(given, 'en')
        const part = (unit: string) => Number(new RegExp(`(\\d+)${unit}`).exec(text)?.[1] ?? 0)
        expect(part('m')).toBeLessThan(60)
        expect(part('h') * 60 + part('m')).toBe(Math.round(given))
      }),
    )
  })
})

it('minutes of an interval have one unit in every language, hours that of durations', () => {
  expect(formatMinutes(15, 'en')).toBe('15\u00a0min')
  expect(formatMinutes(15, 'fr')).toBe('15\u00a0min')
  expect(formatMinutes(75, 'en')).toBe('1h 15m')
})

it('a time of day has an h in French only', () => {
  expect(formatTime('07:00', 'fr')).toBe('7\u00a0h')
  expect(formatTime('22:15', 'fr')).toBe('22\u00a0h\u00a015')
  expect(formatTime('07:00', 'de')).toBe('07:00')
})

it.each([
  ['en', '850\u00a0metres'],
  ['de', '850\u00a0Meter'],
  ['fr', '850\u00a0mètres'],
  ['es', '850\u00a0metros'],
  ['it', '850\u00a0metri'],
] as const)('below a kilometre, metres are written out in %s', (lang, text) => {
  expect(formatDistance(0.85, lang)).toBe(text)
})
