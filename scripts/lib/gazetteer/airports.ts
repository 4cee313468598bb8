// Airports with scheduled flights, from the npm package airport-data-js (CC BY 4.0).
import { createRequire } from 'node:module'
import { packAirport } from '#catalogue/airports.ts'

/** One record of airport-data-js 4.0.0, as far as we use it. */
interface AirportRecord {
  iata: string
  latitude: number
  longitude: number
  scheduled_service: string
}

interface AirportData {
  getAirportsByType(type: 'large_airport' | 'medium_airport'): Promise<AirportRecord[]>
}

/** Lines of large and medium airports, by code. */
export async function airportLines(): Promise<string[]> {
  const { getAirportsByType }: AirportData = createRequire(import.meta.url)('airport-data-js')
  const lines = async (type: 'large_airport' | 'medium_airport') =>
    (await getAirportsByType(type))
      .filter(({ iata, scheduled_service }) => /^[A-Z]{3}$/.test(iata) && scheduled_service === 'TRUE')
      .map(({ iata, latitude, longitude }) =>
        packAirport({ iata, lat: latitude, lng: longitude, isLarge: type === 'large_airport' }),
      )
  const all = [...(await lines('large_airport')), ...(await lines('medium_airport'))]
  return [...new Map(all.map((line) => [line.slice(0, 3), line])).values()].sort()
}
