// Airports of the world as generated routes use them: which one lies nearest to a place that has no code of its own.
import { haversineKm, type Point } from '#geo/distance.ts'

export interface AirportPoint extends Point {
  iata: string
  /** many airlines, long flights */
  isLarge: boolean
  /** length of the longest runway in hundreds of feet: the longer, the farther and the more often one flies */
  runway: number
}

/** Nobody calls an airport further away "theirs", km over the great circle. */
const reachKm = 150
/** Worth of an airport in kilometres one goes further for it: one for each hundred feet of runway, more for a large one. */
const largeIsWorthKm = 30

const scale = 100

/** One line: code, latitude and longitude in hundredths of a degree, runway, a star for a large airport. */
export function packAirport({ iata, lat, lng, isLarge, runway }: AirportPoint): string {
  return `${iata}${Math.round(lat * scale)},${Math.round(lng * scale)},${runway}${isLarge ? '*' : ''}`
}

/** Reverse of packAirport, to about a kilometre. */
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

/** The airport a traveller from this point would look at first, with its distance in km; undefined when none is near. */
export function airportFor(
  point: Point,
  airports: readonly AirportPoint[],
): (AirportPoint & { km: number }) | undefined {
  let best: (AirportPoint & { km: number }) | undefined
  let least = Number.POSITIVE_INFINITY
  for (const airport of airports) {
    if (Math.abs(airport.lat - point.lat) > 1.5) continue
    const km = haversineKm(point, airport)
    const weighed = km - airport.runway - (airport.isLarge ? largeIsWorthKm : 0)
    if (km > reachKm || weighed >= least) continue
    best = { ...airport, km }
    least = weighed
  }
  return best
}
