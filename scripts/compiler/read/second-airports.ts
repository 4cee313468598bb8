// Airports that also serve another city, as Vienna's serves Bratislava (data/airport-transfers).
import type { AirportRow, TransferRow } from '#catalogue/city-airports.ts'
import type { SecondAirport } from '#catalogue/door-to-door.ts'
import type { Stop, StopId } from '#catalogue/network.ts'

/** Airports with flights and a public way to a city that is not their own place. */
export function secondAirports(
  rows: readonly AirportRow[],
  transfers: readonly TransferRow[],
  stops: ReadonlyMap<StopId, Stop>,
): SecondAirport[] {
  return rows.flatMap(({ id, cities }) =>
    cities
      .filter((city) => stops.has(id) && stops.get(id)?.place !== city)
      .flatMap((city): SecondAirport[] => {
        const [way] = transfers
          .filter((row) => row.airport === id && row.city === city && row.by !== 'taxi')
          .sort((a, b) => a.minutes - b.minutes)
        return way ? [{ airport: id, city, access: { minutes: way.minutes, eur: way.eurLow } }] : []
      }),
  )
}
