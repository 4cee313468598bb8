import { describe, expect, test } from 'vitest'
import type { ModeFigures } from '#catalogue/mode-figures.ts'
import { packFigures, unpackFigures } from '#catalogue/mode-figures.ts'
import { groupFigures, overtakesFrom, planQuery, readPlan, tripParts } from '#catalogue/trip-plan.ts'

const train: ModeFigures = {
  mode: 'train',
  name: 'Train',
  minutes: 146,
  price: { low: 44, high: 245 },
  co2: 2.8,
  ...{ access: 15, dwell: 32, egress: 12 },
}
const flight: ModeFigures = { ...train, mode: 'flight', name: 'Flight', dwell: 157 }
const car: ModeFigures = {
  mode: 'car',
  name: 'Car',
  minutes: 353,
  price: { low: 160, high: 480 },
  co2: 90,
  ...{ access: 0, dwell: 30, egress: 0 },
}
const usual = { travellers: 1, doorToDoor: true }

describe('a plan in the address', () => {
  test.each([
    ['', usual],
    ['travellers=3&door=0', { travellers: 3, doorToDoor: false }],
    ['there=0&onward=5&airport=90&station=600', { ...usual, there: 0, onward: 5, airport: 90, station: 600 }],
    ['travellers=0', usual],
    ['travellers=10', usual],
    ['travellers=2.5&there=-5&airport=1e2&station=601&onward=', usual],
    ['travellers=<b>&door=yes', usual],
  ])('?%s is read as %o', (query, plan) => {
    expect(readPlan(query)).toEqual(plan)
  })

  test.each([[usual], [{ travellers: 9, doorToDoor: false, there: 0, station: 20 }]])(
    '%o comes back from what is written',
    (plan) => {
      const written = Object.entries(planQuery(plan)).filter((entry): entry is [string, string] => !!entry[1])
      expect(readPlan(String(new URLSearchParams(written)))).toEqual(plan)
    },
  )

  test('leaves no trace when it is the usual one', () => {
    expect(Object.values(planQuery(usual)).filter((value) => value !== null)).toEqual([])
  })
})

describe('a trip door to door', () => {
  test.each([
    ['by our estimates', train, usual, 15 + 32 + 146 + 12],
    ['without ways and waiting', train, { ...usual, doorToDoor: false, there: 60 }, 146],
    ['from another address', train, { ...usual, there: 40, onward: 0 }, 40 + 32 + 146],
    ['with less waiting at airports, by train', train, { ...usual, airport: 60 }, 205],
    ['with less waiting at airports, by air', flight, { ...usual, airport: 60 }, 15 + 60 + 146 + 12],
    ['with less waiting at stations, by air', flight, { ...usual, station: 5 }, 15 + 157 + 146 + 12],
    ['by car from another address', car, { ...usual, there: 40, station: 5 }, 30 + 353],
  ])('%s', (_, figures, plan, total) => {
    expect(tripParts(figures, plan).total).toBe(total)
  })
})

describe('a group', () => {
  test.each([
    [train, 3, { cars: 0, each: { low: 44, high: 245, co2: 2.8 }, all: { low: 132, high: 735, co2: 8.4 } }],
    [car, 1, { cars: 1, each: { low: 160, high: 480, co2: 90 }, all: { low: 160, high: 480, co2: 90 } }],
    [car, 4, { cars: 1, each: { low: 40, high: 120, co2: 22.5 }, all: { low: 160, high: 480, co2: 90 } }],
    [car, 8, { cars: 2, each: { low: 40, high: 120, co2: 22.5 }, all: { low: 320, high: 960, co2: 180 } }],
  ])('%o, %i people', (figures, people, expected) => {
    const { cars, each, all } = groupFigures(figures, people)
    expect(cars).toBe(expected.cars)
    for (const [found, wanted] of [
      [each, expected.each],
      [all, expected.all],
    ] as const)
      for (const key of ['low', 'high', 'co2'] as const) expect(found[key]).toBeCloseTo(wanted[key])
  })

  test.each([
    [160, 44, 4],
    [160, 200, 1],
    [90, 2.8, undefined],
    [100, 20, undefined],
    [100, 20.01, 5],
  ])('in a car at %d falls below %d from %s people on', (whole, single, people) => {
    expect(overtakesFrom(whole, single)).toBe(people)
  })
})

test('figures survive the way through an attribute', () => {
  expect(unpackFigures(packFigures([train, car]))).toEqual([train, car])
})
