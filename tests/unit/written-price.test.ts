// Prices in texts: read back as they were written, and found in prose.
import { describe, expect, test } from 'vitest'
import { formatRich, formatTextPrice } from '#i18n/format.ts'
import { readWrittenPrice, richOf } from '#i18n/written-price.ts'
import type { TextPrice } from '#lib/fill.ts'
import { languages } from '#lib/languages.ts'

describe.each(languages)('a price written in %s is read as it was', (lang) => {
  test.each<TextPrice>([
    { low: 0 },
    { low: 7 },
    { low: 22, high: 132 },
    { low: 0, high: 74 },
    { low: 1019 },
    { low: 950, high: 12_345 },
    { low: 12.49, digits: 2 },
    { low: 9.5, digits: 2 },
    { low: 1234.5, high: 2345.67, digits: 2 },
  ])('%o', (price) => {
    expect(readWrittenPrice(formatTextPrice(price, lang))).toEqual(price)
  })
})

test('a level of prices has no amount', () => {
  expect(readWrittenPrice('€€€')).toBeUndefined()
})

test.each([
  ['in English', 'a €20 travel authorisation', ['a ', { low: 20 }, ' travel authorisation']],
  ['in the other languages', 'für 1.200\u00a0€, sagt', ['für ', { low: 1200 }, ', sagt']],
  ['at the end of a sentence', 'It costs €7.50.', ['It costs ', { low: 7.5, digits: 2 }, '.']],
  ['as a range', '12–18\u00a0€', [{ low: 12, high: 18 }]],
  ['none', 'since 8 April 2026', ['since 8 April 2026']],
  ['in another currency, which stays', 'has cost £20 since', ['has cost £20 since']],
] as const)('prices of a text: %s', (_, text, parts) => {
  expect(richOf(text)).toEqual(parts)
})

test.each(languages)('a text with prices is the same text again (%s)', (lang) => {
  const price = formatTextPrice({ low: 1250, high: 2300 }, lang)
  expect(formatRich(richOf(`x ${price}, y.`), lang)).toBe(`x ${price}, y.`)
})
