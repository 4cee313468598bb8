import { describe, expect, test } from 'vitest'
import { readPrice } from '#catalogue/price-text.ts'

describe('a written price', () => {
  test.each([
    ['€2.55', 'EUR', 2.55, 2.55],
    ['€12-18', 'EUR', 12, 18],
    ['12–18 €', 'EUR', 12, 18],
    ['2,80', 'EUR', 2.8, 2.8],
    ['£30-55', 'GBP', 30, 55],
    ['£30-£55', 'GBP', 30, 55],
    ['C$9', 'CAD', 9, 9],
    ['CHF 4.60', 'CHF', 4.6, 4.6],
    ['¥500', 'JPY', 500, 500],
  ] as const)('%s is read', (text, currency, low, high) => {
    expect(readPrice(text)).toEqual({ currency, low, high })
  })

  test.each(['free', '', '€', 'from €12', '€18-12', '€12 per person', '1.234.5'])(
    '"%s" is left as it is',
    (text) => {
      expect(readPrice(text)).toBeUndefined()
    },
  )
})
