// Airports of the world, for generated routes: the one that serves a place without a code of its own.
import { haversineKm, type Point } from '#geo/distance.ts'

export interface AirportPoint extends Point {
  iata: string
  /** has many airlines and long-haul flights */
  isLarge: boolean
  /** hundreds of feet of the longest runway; longer runways mean more and longer flights */
  runway: number
}

/** Airports further away do not serve a place; km over the great circle. */
const reachKm = 150
/** More degrees of latitude are always further. */
const reachDegrees = 1.5
/** Detour a large airport is worth, km; every airport adds one for each hundred feet of runway. */
const largeIsWorthKm = 30

const scale = 100

/** One line: code, latitude and longitude in 1/100 degree, runway, a star for a large airport. */
export function packAirport({ iata, lat, lng, isLarge, runway }: AirportPoint): string {
  return `${iata}${Math.round(lat * scale)},${Math.round(lng * scale)},${runway}${isLarge ? '*' : ''}`
}

/** Reverse of packAirport, exact to about a kilometre. */
export function unpackAirport(line: string): AirportPoint {
  const [lat, lng, runway] = line.slice(3).replace('*', '').split(',').map(Number)
  return {
    iata: line.slice(0, 3),
    lat: (lat as number) / scale,
    lng: (lng as number) / scale,
    isLarge: line.endsWith('*'),
    runway: runway as number,
  }
}

/** Whether an airport is near enough to serve a point; latitude first, for there are thousands. */
export const canServe = (airport: Point, point: Point): boolean =>
  Math.abs(airport.lat - point.lat) <= reachDegrees && haversineKm(point, airport) <= reachKm

/** The airport that serves a point best, with its distance in km; undefined when none is near. */
export function airportFor(
  point: Point,
  airports: readonly AirportPoint[],
): (AirportPoint & { km: number }) | undefined {
  let best: (AirportPoint & { km: number }) | undefined
  let least = Number.POSITIVE_INFINITY
  for (const airport of airports) {
    if (Math.abs(airport.lat - point.lat) > reachDegrees) continue
    const km = haversineKm(point, airport)
    const weighed = km - airport.runway - (airport.isLarge ? largeIsWorthKm : 0)
    if (km > reachKm || weighed >= least) continue
    best = { ...airport, km }
    least = weighed
  }
  return best
}
