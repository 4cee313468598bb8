// Routes of a feed as operators and products of ours, and several products as one service.
import { describe, expect, test } from 'vitest'
import { mergedRides } from '#compiler/feeds/merge-rides.ts'
import { fitsPattern, isProductOf, productRowOf } from '#compiler/feeds/products.ts'
import { rapid, ride } from './rides.ts'

describe('patterns of data/feed-products', () => {
  test.each([
    [undefined, 'anything', true],
    ['ICE*', 'ICE 75', true],
    ['ICE*', 'IC 75', false],
    ['IC', 'ICE', false],
    ['REG.EXP.', 'REG.EXP.', true],
    ['REG.EXP.', 'REGxEXPx', false],
    ['TRENITALIA*', 'TRENITALIA S.p.A.', true],
  ])('%s and %s', (pattern, text, expected) => {
    expect(fitsPattern(pattern, text)).toBe(expected)
  })

  test('the first row that fits counts, and what fits none is not read', () => {
    const rows = [
      { ...rapid, route: 'ECE*', product: 'ECE' },
      { ...rapid, route: 'EC*', product: 'EC' },
    ]
    const product = (route: string) =>
      productRowOf(rows)({ agency: 'Rapid', route, description: '', routeType: 2 })?.product
    expect([product('ECE 85'), product('EC 75'), product('ICE 1')]).toEqual(['ECE', 'EC', undefined])
  })
})

test.each([
  ['Railjet', 'Railjet Xpress', true],
  ['Railjet', 'EC / Railjet', true],
  ['ICE / TGV INOUI', 'TGV INOUI', true],
  ['IC', 'ICE', false],
  ['AVE Internacional', 'AVE', false],
])('trains of %s are a service of %s: %s', (product, ours, expected) => {
  const service = { operators: ['rapid'], product: ours }
  expect(isProductOf({ operator: 'rapid', product }, service)).toBe(expected)
  expect(isProductOf({ operator: 'budget', product }, service)).toBe(false)
})

describe('two products as one service', () => {
  const fast = ride({ perDay: 6, trips: 168, minutes: { typical: 70, best: 66 } })
  const slow = ride({ perDay: 2, trips: 56, minutes: { typical: 90, best: 85 } })

  test('departures add up, the median is that of the more frequent, the best is the best', () => {
    const merged = mergedRides([slow, fast])
    expect(merged?.minutes).toEqual({ typical: 70, best: 66 })
    expect(merged?.departures?.perDay).toBe(8)
  })

  test('a train of some days counts less', () => {
    const weekend = { ...slow, daysRun: 8, trips: 16 }
    expect(mergedRides([fast, weekend])?.departures?.perDay).toBeCloseTo(6 + (2 * 8) / 28)
  })

  test('days of both together', () => {
    const on = (days: ('mon' | 'tue' | 'sun')[]) =>
      ride({ departures: { perDay: 1, days, first: '08:00', last: '08:00' } })
    expect(mergedRides([on(['mon', 'sun']), on(['tue'])])?.departures?.days).toEqual(['mon', 'tue', 'sun'])
  })

  test('no service days in one of them, no departures of both', () => {
    const { departures: _, ...without } = slow
    expect(mergedRides([fast, without])?.departures).toBeUndefined()
  })
})
