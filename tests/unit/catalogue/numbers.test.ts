// Small rules about kilometres, minutes, kilograms and euro.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carbonLevel, co2Part, flightFactorId, totalCo2 } from '#catalogue/co2.ts'
import { changeMinutes, expectedWait, isBearable, waitForDeparture } from '#catalogue/connections.ts'
import { minutesAtSpeed } from '#catalogue/duration.ts'
import type { Factor, FareModel } from '#catalogue/factor.ts'
import { modelRange, roundRange, throughRange, toEur } from '#catalogue/fares.ts'
import { isFlightOnly } from '#catalogue/limits.ts'
import { haversineKm } from '#geo/distance.ts'

const london = { lat: 51.5074, lng: -0.1278 }
const paris = { lat: 48.8566, lng: 2.3522 }
const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('distance', () => {
  test('London to Paris is 344 km', () => {
    expect(haversineKm(london, paris)).toBeCloseTo(343.6, 0)
  })

  test('is the same both ways, nothing to itself, and never more than half the Earth', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(haversineKm(a, b)).toBeCloseTo(haversineKm(b, a), 6)
        expect(haversineKm(a, a)).toBeCloseTo(0, 6)
        expect(haversineKm(a, b)).toBeLessThanOrEqual(Math.PI * 6371 + 1e-6)
      }),
    )
  })

  test('4000 km is not yet flights only', () => {
    expect([isFlightOnly(4000), isFlightOnly(4000.1)]).toEqual([false, true])
  })
})

describe('duration', () => {
  test('400 km at 80 km/h take five hours', () => {
    expect(minutesAtSpeed(400, 80)).toBe(300)
  })
})

describe('CO2e', () => {
  test.each([
    [0, 'low'],
    [19.9, 'low'],
    [20, 'medium'],
    [49.9, 'medium'],
    [50, 'high'],
  ])('%d kg is %s', (kg, level) => {
    expect(carbonLevel(kg)).toBe(level)
  })

  test.each([
    [500, 'GB', 'GB', 'flight-domestic-gb'],
    [500, 'GB', 'FR', 'flight-short-haul'],
    [500, 'FR', 'FR', 'flight-short-haul'],
    [3699, 'GB', 'GR', 'flight-short-haul'],
    [3700, 'GB', 'TR', 'flight-long-haul'],
  ])('%d km from %s to %s is %s', (km, from, to, id) => {
    expect(flightFactorId(km, from, to)).toBe(id)
  })

  test('of a car is shared by the people in it', () => {
    const car = { id: 'car', gramsCo2ePerKm: 200, per: 'vehicle' } as Factor
    expect(co2Part(100, car).kg).toBe(20)
    expect(co2Part(100, car, 4).kg).toBe(5)
  })

  test('has a decimal below ten kilograms', () => {
    const part = (kg: number) => ({ km: 1, factor: 'car', kg })
    expect([totalCo2([part(1.26), part(2)]), totalCo2([part(9.6), part(2)])]).toEqual([3.3, 12])
  })
})

describe('connections', () => {
  test.each([
    [96, 5],
    [32, 15],
    [16, 30],
    [1, 30],
  ])('with %d departures a day the wait is %d minutes', (perDay, wait) => {
    expect(expectedWait(perDay)).toBe(wait)
  })

  test.each([
    [600, [610, 700], 10],
    [610, [610], 0],
    [611, [610], 1439],
    [1430, [5], 15], // past midnight
    [1450, [15], 5],
  ])('at minute %d the next of %j leaves in %d', (clock, departures, wait) => {
    expect(waitForDeparture(clock, departures)).toBe(wait)
  })

  test.each([
    ['expected', { walk: 20, minChange: 10, perDay: 16 }, undefined, 50],
    ['expected', { walk: 0, minChange: 45, perDay: 16 }, 600, 45],
    ['expected', { walk: 0, minChange: 10, perDay: 2, at: [650] }, undefined, 30],
    ['timed', { walk: 0, minChange: 10, perDay: 2, at: [605, 650] }, 600, 50],
    ['timed', { walk: 20, minChange: 10, perDay: 2, at: [620, 630] }, 600, 30],
  ] as const)('%s: %j at %s takes %d minutes', (kind, boarding, clock, minutes) => {
    expect(changeMinutes(boarding, clock)).toEqual({ kind, minutes })
  })

  test('four hours are bearable, a minute more is not; the way across town does not count', () => {
    const at = (minutes: number, walk = 0) => isBearable({ minutes, walk })
    expect([at(240), at(241), at(260, 20)]).toEqual([true, false, true])
  })
})

describe('fares', () => {
  const model = { lowBase: 10, lowPerKm: 0.1, highBase: 20, highPerKm: 0.3, floor: 15 } as FareModel

  test.each([
    [0, 15, 20], // the floor
    [100, 20, 50],
  ])('a model over %d km gives €%d to €%d', (km, low, high) => {
    expect(modelRange(model, km)).toEqual({ low, high })
  })

  test('convert at the fixed rates', () => {
    expect([toEur(86, 'GBP'), toEur(250, 'CZK'), toEur(7, 'EUR')]).toEqual([100, 10, 7])
  })

  test('a through fare is never cheaper than its dearest part and never dearer than its parts', () => {
    const range = fc
      .tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 0, max: 300 }))
      .map(([low, more]) => ({ low, high: low + more }))
    fc.assert(
      fc.property(range, fc.array(range, { minLength: 1, maxLength: 4 }), (whole, parts) => {
        const { low, high } = throughRange(whole, parts)
        expect(low).toBeGreaterThanOrEqual(Math.max(...parts.map((part) => part.low)))
        expect(low).toBeLessThanOrEqual(parts.reduce((sum, part) => sum + part.low, 0))
        expect(high).toBeGreaterThanOrEqual(low)
      }),
    )
  })

  test('whole euro, low never above high', () => {
    expect(roundRange({ low: 0.2, high: 0.4 })).toEqual({ low: 1, high: 1 })
    expect(roundRange({ low: 9.5, high: 9.6 })).toEqual({ low: 10, high: 10 })
  })
})
