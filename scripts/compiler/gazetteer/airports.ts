// Airports with scheduled flights, from the npm package airport-data-js (CC BY 4.0).
import { createRequire } from 'node:module'
import { packAirport } from '#catalogue/airports.ts'

/** The fields of a record of airport-data-js 4.0.0 that are used here. */
interface AirportRecord {
  iata: string
  /** IANA name of the time zone */
  time: string
  latitude: number
  longitude: number
  country_code: string
  scheduled_service: string
  /** feet; null when not known */
  runway_length: number | null
}

interface AirportData {
  getAirportsByType(type: 'large_airport' | 'medium_airport'): Promise<AirportRecord[]>
}

/** Countries without civil flights: Ukraine's ended in 2022, but the data still lists schedules. */
const closedAirspace = new Set(['UA'])
/** Assumed for an airport without a runway length, feet. */
const commonRunway = 6000

const load = (): AirportData => createRequire(import.meta.url)('airport-data-js')

/** Where an airport lies. */
export interface WorldAirport {
  lat: number
  lng: number
  timeZone: string
}

/** Every large and medium airport by IATA code, with or without flights at present. */
export async function worldAirports(): Promise<Map<string, WorldAirport>> {
  const data = load()
  const all = [
    ...(await data.getAirportsByType('medium_airport')),
    ...(await data.getAirportsByType('large_airport')),
  ]
  return new Map(
    all.map(({ iata, latitude, longitude, time }) => [
      iata,
      { lat: latitude, lng: longitude, timeZone: time },
    ]),
  )
}

/** Lines of large and medium airports, by code. */
export async function airportLines(): Promise<string[]> {
  const { getAirportsByType } = load()
  const lines = async (type: 'large_airport' | 'medium_airport') =>
    (await getAirportsByType(type))
      .filter(
        ({ iata, scheduled_service, country_code }) =>
          /^[A-Z]{3}$/.test(iata) && scheduled_service === 'TRUE' && !closedAirspace.has(country_code),
      )
      .map(({ iata, latitude, longitude, runway_length }) =>
        packAirport({
          iata,
          lat: latitude,
          lng: longitude,
          isLarge: type === 'large_airport',
          runway: Math.round((runway_length ?? commonRunway) / 100),
        }),
      )
  const all = [...(await lines('large_airport')), ...(await lines('medium_airport'))]
  return [...new Map(all.map((line) => [line.slice(0, 3), line])).values()].sort()
}
