// The places whose fares may be asked for, by code: cities and towns, and the airports that serve them (D146).
import { type AirportPoint, canServe } from '#catalogue/airports.ts'
import { haversineKm, type Point } from '#geo/distance.ts'
import { leastBy } from '#lib/least-by.ts'
import { memo } from '#lib/memo.ts'
import type { DirectoryCity } from '#places/directory.ts'
import { clockAt } from './time-zone.ts'

export interface FlightPlace {
  /** id of the city */
  city: string
  /** ISO code of its country */
  country: string
  /** IANA name; undefined where unknown */
  timeZone: string | undefined
  /** its own code, and those of all airports that serve it */
  airports: ReadonlySet<string>
}

/** A function that finds the place of a code; undefined for a code that is not asked for. */
export function createFlightPlaces(cities: readonly DirectoryCity[], airports: readonly AirportPoint[]) {
  const cityByCode = new Map(cities.map((city) => [city.iata, city]))
  const airportByCode = new Map(airports.map((airport) => [airport.iata, airport]))

  const airportsOf = (point: Point) =>
    airports.filter((airport) => canServe(airport, point)).map(({ iata }) => iata)
  const cityOf = (airport: AirportPoint) =>
    leastBy(
      cities.filter((city) => canServe(airport, city)),
      (city) => haversineKm(airport, city),
    )

  return memo((code: string): FlightPlace | undefined => {
    const airport = airportByCode.get(code)
    const point = cityByCode.get(code) ?? airport
    const city = cityByCode.get(code) ?? (airport && cityOf(airport))
    if (!point || !city) return undefined
    const { timeZone, isSolar } = clockAt(cities, point)
    return {
      city: city.id,
      country: city.country,
      timeZone: isSolar ? undefined : timeZone,
      airports: new Set([code, ...airportsOf(point)]),
    }
  })
}
