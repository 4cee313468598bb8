// Estimates for pairs without services.
import { describe, expect, it } from 'vitest'
import type { AirportPoint } from '#catalogue/airports.ts'
import {
  type EstimateEnd,
  type EstimateWorld,
  estimateRoute,
  roughEur,
  roughKg,
  roughMinutes,
} from '#catalogue/estimates.ts'
import { haversineKm } from '#geo/distance.ts'
import { estimates } from '../fixtures/cities.ts'

const airport = (iata: string, lat: number, lng: number, isLarge = true): AirportPoint => ({
  iata,
  lat,
  lng,
  isLarge,
  runway: isLarge ? 110 : 70,
})
const airports = [
  airport('LHR', 51.47, -0.45),
  airport('JFK', 40.64, -73.78),
  airport('OSL', 60.19, 11.1),
  airport('KEF', 63.99, -22.61),
  airport('VIE', 48.11, 16.57),
  airport('GRZ', 46.99, 15.44, false),
  airport('HEL', 60.32, 24.96),
  airport('TLL', 59.41, 24.83),
  airport('SYD', -33.95, 151.18),
]
const end = (country: string, lat: number, lng: number, landMass = 'eurasia'): EstimateEnd => ({
  country,
  lat,
  lng,
  landMass,
})
const places = {
  london: end('GB', 51.507, -0.128),
  newYork: end('US', 40.714, -74.006, 'north-america'),
  reykjavik: end('IS', 64.135, -21.895, 'iceland'),
  oslo: end('NO', 59.913, 10.739),
  vienna: end('AT', 48.208, 16.373),
  graz: end('AT', 47.07, 15.44),
  helsinki: end('FI', 60.17, 24.94),
  tallinn: end('EE', 59.437, 24.754),
  sydney: end('AU', -33.868, 151.207, 'australia'),
  tirana: end('AL', 41.327, 19.819),
  madrid: end('ES', 40.417, -3.703),
}
const world: EstimateWorld = { models: estimates, airports, landKm: (a, b) => haversineKm(a, b) * 1.1 }
const estimate = (a: keyof typeof places, b: keyof typeof places, more: Partial<EstimateWorld> = {}) =>
  estimateRoute(places[a], places[b], { ...world, ...more })
const modesOf = (result: ReturnType<typeof estimate>) => result.options.map(({ mode }) => mode)

describe('two places on one land mass', () => {
  it('get train, bus and drive, and a flight when they are far enough apart', () => {
    const result = estimate('vienna', 'oslo')
    expect(modesOf(result).sort()).toEqual(['bus', 'flight', 'train'])
    expect(result.absences).toEqual([])
    expect(result.driveMinutes).toBe(Math.round((result.distanceKm / 80) * 60))
  })

  it('get no flight when they are close', () => {
    const result = estimate('vienna', 'graz')
    expect(modesOf(result)).toEqual(['train', 'bus'])
    expect(result.absences).toEqual(['near'])
  })

  it('get nothing by land where the way leads far round the sea', () => {
    const result = estimate('oslo', 'tallinn', { landKm: (a, b) => haversineKm(a, b) * 2.5 })
    expect(modesOf(result)).toEqual(['flight'])
    expect(result.driveMinutes).toBeUndefined()
    expect(result.absences).toEqual(['round-the-sea'])
  })

  it('get nothing by land where no way is known', () => {
    expect(estimate('vienna', 'oslo', { landKm: () => undefined }).absences).toEqual(['round-the-sea'])
  })

  it('get no train in a country without passenger trains', () => {
    expect(modesOf(estimate('tirana', 'vienna'))).not.toContain('train')
    expect(modesOf(estimate('tirana', 'vienna'))).toContain('bus')
  })
})

describe('two places on different land', () => {
  it('get flights only', () => {
    const result = estimate('reykjavik', 'oslo')
    expect(modesOf(result)).toEqual(['flight'])
    expect(result.absences).toEqual(['sea'])
    expect(result.airports?.map(({ iata }) => iata)).toEqual(['KEF', 'OSL'])
  })

  it('get nothing where there is no flight either', () => {
    const result = estimate('reykjavik', 'oslo', { airports: [] })
    expect(result.options).toEqual([])
    expect(result.absences).toEqual(['sea', 'no-airport'])
  })
})

describe('more than 4,000 km', () => {
  it('leaves flights only, on one land mass too', () => {
    const far = end('CN', 39.9, 116.4)
    const result = estimateRoute(places.madrid, far, { ...world, airports: [] })
    expect(result.absences).toEqual(['far', 'no-airport'])
    expect(modesOf(estimate('london', 'newYork'))).toEqual(['flight'])
    expect(estimate('london', 'newYork').absences).toEqual(['far'])
  })
})

describe('a flight', () => {
  const flightOf = (result: ReturnType<typeof estimate>) =>
    result.options.find(({ mode }) => mode === 'flight')

  it('takes 40 minutes and an hour for every 765 km between the airports', () => {
    const km = haversineKm(airports[0] as AirportPoint, airports[1] as AirportPoint)
    expect(flightOf(estimate('london', 'newYork'))?.minutes).toBe(roughMinutes(40 + (km / 765) * 60))
  })

  it('between small airports or very far gets a stop of two hours', () => {
    expect(flightOf(estimate('london', 'newYork'))?.changes).toBe(0)
    expect(flightOf(estimate('graz', 'oslo'))).toMatchObject({ changes: 1 })
    expect(flightOf(estimate('london', 'sydney'))).toMatchObject({ changes: 1 })
  })

  it('is not offered from the airport it goes to', () => {
    const near = end('GB', 52.3, -0.5)
    const result = estimateRoute(near, places.london, { ...world, airports: [airports[0] as AirportPoint] })
    expect(modesOf(result)).not.toContain('flight')
  })
})

describe('figures', () => {
  it('multiply kilometres by the factor of the country, of Europe across borders', () => {
    const [domestic, across] = [estimate('vienna', 'graz'), estimate('vienna', 'oslo')]
    const train = (result: typeof domestic) => result.options.find(({ mode }) => mode === 'train')
    expect(train(domestic)?.co2).toBeCloseTo((domestic.distanceKm * 1.2 * 15) / 1000, 1)
    expect(train(across)?.co2).toBe(Math.round((across.distanceKm * 1.2 * 33) / 1000))
  })

  it.each([
    [12, 10, 12, 12],
    [4, 5, 4, 4],
    [76, 75, 75, 76],
    [352, 345, 350, 350],
    [541, 540, 540, 540],
    [798, 810, 800, 800],
  ])('%d has no more digits than an estimate: %d min, %d euro, %d kg', (value, minutes, eur, kg) => {
    expect([roughMinutes(value), roughEur(value), roughKg(value)]).toEqual([minutes, eur, kg])
  })

  it('are positive and in order for any two places', () => {
    const all = Object.keys(places) as (keyof typeof places)[]
    for (const a of all)
      for (const b of all.filter((other) => other !== a))
        for (const { minutes, price, co2 } of estimate(a, b).options) {
          expect(minutes).toBeGreaterThan(0)
          expect(price.low).toBeLessThanOrEqual(price.high)
          expect(co2).toBeGreaterThan(0)
        }
  })

  it('are sorted by time', () => {
    const minutes = estimate('vienna', 'oslo').options.map((option) => option.minutes)
    expect(minutes).toEqual([...minutes].sort((a, b) => a - b))
  })
})
