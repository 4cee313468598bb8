import { describe, expect, test } from 'vitest'
import { planQuery, readPlan, type TripPlan, tripParts, usualPlan } from '#catalogue/trip-plan.ts'
import { car, flight, train } from './catalogue/some-rows.ts'

const plan = (given: Partial<TripPlan>): TripPlan => ({ ...usualPlan, ...given })
const everything = plan({
  ...{ travellers: 9, bag: 'hold', bike: true, flying: false, hours: 7, euro: 120, doorToDoor: false },
  ...{ there: 0, onward: 5, airport: 90, station: 600 },
})

describe('a plan in the address', () => {
  test.each<[string, TripPlan]>([
    ['', usualPlan],
    ['travellers=3&door=0', plan({ travellers: 3, doorToDoor: false })],
    ['bag=cabin&bike=1&fly=0', plan({ bag: 'cabin', bike: true, flying: false })],
    ['hours=6&euro=100', plan({ hours: 6, euro: 100 })],
    ['there=0&onward=5&airport=90&station=600', plan({ there: 0, onward: 5, airport: 90, station: 600 })],
    [
      'station=600&airport=90&onward=5&there=0&door=0&euro=120&hours=7&fly=0&bike=1&bag=hold&travellers=9',
      everything,
    ],
    ['sort=eco&currency=CHF&view=bars&details=train-1', usualPlan],
  ])('?%s is read as %o', (query, expected) => {
    expect(readPlan(query)).toEqual(expected)
    expect(readPlan(`?${query}`)).toEqual(expected)
  })

  test.each([
    'travellers=0',
    'travellers=10',
    'travellers=-1',
    'travellers=2.5&there=-5&airport=1e2&station=601&onward=',
    'travellers=<b>&door=yes',
    'travellers=%00&bag=%00',
    'travellers=٣',
    'bag=Hold&bag=<script>',
    'bag=__proto__&bike=true&fly=no',
    'bag=toString',
    'hours=0&euro=0',
    'hours=99999&euro=10000',
    'hours=1e3&euro=0x10',
    'hours=Infinity&euro=NaN',
    'hours= 5&euro=+5 ',
    'constructor=1&__proto__=1',
    '%',
    '&&&=&',
  ])('?%s changes nothing', (query) => {
    expect(readPlan(query)).toEqual(usualPlan)
  })

  test('the first of several values counts', () => {
    expect(readPlan('travellers=2&travellers=9&fly=0&fly=1')).toEqual(plan({ travellers: 2, flying: false }))
  })

  test.each<[TripPlan]>([
    [usualPlan],
    [plan({ travellers: 9, doorToDoor: false, there: 0, station: 20 })],
    [plan({ bag: 'cabin', hours: 1, euro: 9999 })],
    [everything],
  ])('%o comes back from what is written', (given) => {
    const written = Object.entries(planQuery(given)).filter(
      (entry): entry is [string, string] => entry[1] !== null,
    )
    expect(readPlan(String(new URLSearchParams(written)))).toEqual(given)
  })

  test('leaves no trace when it is the usual one, and has a value for each name when all is chosen', () => {
    expect(Object.values(planQuery(usualPlan)).filter((value) => value !== null)).toEqual([])
    expect(Object.keys(planQuery(everything))).toEqual(Object.keys(planQuery(usualPlan)))
    expect(Object.values(planQuery(everything))).not.toContain(null)
  })
})

describe('a trip door to door', () => {
  test.each<[string, typeof train, Partial<TripPlan>, number]>([
    ['by our estimates', train, {}, 15 + 32 + 146 + 12],
    ['without ways and waiting', train, { doorToDoor: false, there: 60 }, 146],
    ['from another address', train, { there: 40, onward: 0 }, 40 + 32 + 146],
    ['with less waiting at airports, by train', train, { airport: 60 }, 205],
    ['with less waiting at airports, by air', flight, { airport: 60 }, 60 + 60 + 80 + 50],
    ['with less waiting at stations, by air', flight, { station: 5 }, 60 + 120 + 80 + 50],
    ['by car from another address', car, { there: 40, station: 5 }, 30 + 353],
    ['by car without its breaks', car, { doorToDoor: false }, 353],
  ])('%s', (_, facts, given, total) => {
    expect(tripParts(facts, plan(given)).total).toBe(total)
  })
})
