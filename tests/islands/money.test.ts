import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fallbackRates } from '#catalogue/currency.ts'
import { ratesReplySchema } from '#contracts/rates.ts'
import { $currency, chooseCurrency, presetCurrency } from '#stores/currency.ts'
import { levelText, moneyText } from '#stores/money-text.ts'
import { toRates } from '#stores/rates.ts'
import { fakeAddress, fakeStorage } from './browser.ts'

const nbsp = '\u00a0'
const table = { ...fallbackRates, USD: 1.2 }

describe('a price is written', () => {
  test.each([
    ['as a range', { low: 44, high: 220 }, 'EUR', 1, 'en', '€44–220'],
    ['as a range in another currency', { low: 44, high: 224 }, 'USD', 1.2, 'en', '$53–270'],
    ['with the symbol behind', { low: 44, high: 220 }, 'GBP', 0.86, 'de', `38–190${nbsp}£`],
    ['as one figure where both ends round to it', { low: 10, high: 10.2 }, 'EUR', 1, 'en', '€10'],
    ['as one figure', { low: 18 }, 'CHF', 0.96, 'fr', `17${nbsp}CHF`],
    ['in yen with two significant figures', { low: 27 }, 'JPY', 163.5, 'de', `4.400${nbsp}¥`],
    ['in its own currency as it is', { low: 1019 }, 'EUR', 1, 'en', '€1,019'],
    [
      'in another currency as it is, when its seller says so',
      { low: 129, isExact: true },
      'USD',
      1.09,
      'en',
      '$141',
    ],
    ['rounded, when converted and estimated', { low: 129 }, 'USD', 1.09, 'en', '$140'],
    ['with the sign of an estimate', { low: 129, isAbout: true }, 'USD', 1.09, 'en', `≈${nbsp}$140`],
    ['as the next power of ten', { low: 99.6 }, 'USD', 1, 'en', '$100'],
    [
      'in the currency it is stated in',
      { low: 30, high: 55, currency: 'GBP', digits: '2' },
      'GBP',
      0.9,
      'en',
      '£30.00–55.00',
    ],
    [
      'without decimals once converted',
      { low: 70, currency: 'GBP', digits: '2' },
      'EUR',
      1,
      'de',
      `81${nbsp}€`,
    ],
    ['in dollars when stated in pounds', { low: 8.6, currency: 'GBP', digits: '0' }, 'USD', 1.2, 'en', '$12'],
    ['with decimals where it is written in euro', { low: 2.5, digits: '2' }, 'EUR', 1, 'en', '€2.50'],
    ['when free', { low: 0 }, 'USD', 1.2, 'en', '$0'],
  ] as const)('%s', (_how, money, currency, rate, lang, text) => {
    expect(moneyText(money, { currency, rate }, lang)).toBe(text)
  })

  test('only when it is one', () => {
    expect(moneyText({ low: Number.NaN }, { currency: 'EUR', rate: 1 }, 'en')).toBeUndefined()
    expect(moneyText({ low: 1, high: Number.NaN }, { currency: 'EUR', rate: 1 }, 'en')).toBeUndefined()
  })
})

test.each([
  ['EUR', '€€€'],
  ['GBP', '£££'],
  ['CAD', '$$$'],
  ['CHF', '¤¤¤'],
] as const)('a level of prices in %s', (currency, text) => {
  expect(levelText(3, { currency, rate: 1 })).toBe(text)
})

describe('rates', () => {
  test('of every currency are taken with their date', () => {
    expect(toRates({ rates: table, date: '2026-11-20', source: 'ecb' })).toEqual({
      rates: table,
      date: '2026-11-20',
    })
    expect(toRates({ rates: table, source: 'fallback' })).toEqual({ rates: table })
  })
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'EUR'],
    ['a missing currency', { rates: { ...table, AUD: undefined } }],
    ['a zero', { rates: { ...table, USD: 0 } }],
    ['a text for a number', { rates: { ...table, USD: '1.2' } }],
  ])('%s are refused', (_what, value) => {
    expect(toRates(value)).toBeUndefined()
  })
  test('an invalid date is dropped', () => {
    expect(toRates({ rates: table, date: '<b>' })).toEqual({ rates: table })
  })
  test('as the server sends them are understood', () => {
    const reply = ratesReplySchema.parse({ rates: table, date: '2026-11-20', source: 'ecb' })
    expect(toRates(reply)?.rates).toEqual(table)
  })
})

describe('the currency', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', fakeStorage()))
  afterEach(() => vi.unstubAllGlobals())

  test.each([
    ['of the address', '?currency=USD', 'GBP', 'USD'],
    ['of the address in small letters', '?currency=jpy', undefined, 'JPY'],
    ['of the session', '', 'GBP', 'GBP'],
    ['of the session where the address names none of ours', '?currency=XXX', 'GBP', 'GBP'],
    ['euro otherwise', '?currency=toString', 'constructor', 'EUR'],
    ['euro for stored nonsense', '', { a: 1 }, 'EUR'],
  ])('is %s', (_what, query, stored, currency) => {
    expect(presetCurrency(query, stored)).toBe(currency)
  })

  test('chosen stands in the address and follows to the next page; euro leaves the address', () => {
    const location = fakeAddress('https://x.example/?sort=eco')
    chooseCurrency('CHF')
    expect([$currency.get(), location.href]).toEqual(['CHF', 'https://x.example/?sort=eco&currency=CHF'])
    expect(sessionStorage.getItem('waymark:currency')).toBe('"CHF"')
    chooseCurrency('EUR')
    expect(location.href).toBe('https://x.example/?sort=eco')
    expect(sessionStorage.getItem('waymark:currency')).toBe('"EUR"')
  })
})
