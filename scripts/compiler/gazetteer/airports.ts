// Airports with scheduled flights, from the npm package airport-data-js (CC BY 4.0).
import { createRequire } from 'node:module'
import { packAirport } from '#catalogue/airports.ts'

/** One record of airport-data-js 4.0.0, as far as we use it. */
interface AirportRecord {
  iata: string
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

/** Civil flights ended with the invasion of 2022; the data still has their schedules. */
const closedAirspace = new Set(['UA'])
/** Of an airport whose runway nobody has noted, feet. */
const commonRunway = 6000

/** Lines of large and medium airports, by code. */
export async function airportLines(): Promise<string[]> {
  const { getAirportsByType }: AirportData = createRequire(import.meta.url)('airport-data-js')
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
