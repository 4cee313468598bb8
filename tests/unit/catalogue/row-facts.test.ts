import { describe, expect, test } from 'vitest'
import { packFacts, type RowFacts, unpackFacts } from '#catalogue/row-facts.ts'
import { bus, car, flight, train } from './some-rows.ts'

describe('facts survive the way through an attribute', () => {
  test.each<[string, RowFacts]>([
    ['a ride', train],
    ['a bicycle that is refused', flight],
    ['changes, and nothing known of bags', bus],
    ['a drive', car],
    ['a departure at midnight', { ...train, departs: 0 }],
    ['an unknown CO₂', { ...train, co2: Number.NaN }],
    ['a bag that is known, another that is not', { ...train, extras: { hold: 12.5 } }],
    ['fractions', { ...train, co2: 0.05, fixedEur: 12.34, rareEur: 0.5, fare: { low: 9.99, high: 10.01 } }],
    ['nothing to pay and no way to go', { ...car, fare: { low: 0, high: 0 }, dwell: 0 }],
  ])('%s', (_, facts) => {
    expect(unpackFacts(packFacts(facts))).toEqual(facts)
  })
})

test('an attribute needs no escapes', () => {
  for (const facts of [train, flight, bus, car]) expect(packFacts(facts)).toMatch(/^[a-z0-9 .+-]+$/)
})

test.each(['', 'train', `${packFacts(train)} 1`, packFacts(train).replace('train', 'balloon'), '<b>'])(
  '"%s" is no row',
  (packed) => {
    expect(unpackFacts(packed)).toBeUndefined()
  },
)
