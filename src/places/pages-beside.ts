// Pages of crossings, country pairs and airports, by the ends that they lead from and to.
import type { CountryCode, PlaceId } from '#catalogue/place.ts'
import { haversineKm, type Point } from '#geo/distance.ts'
import type { Language } from '#lib/languages.ts'

/** English where a language has no name of its own. */
export type ShortNames = { en: string } & Partial<Record<Language, string>>

interface Named extends Point {
  names: ShortNames
}

export interface PagesBeside {
  /** a page leads both ways */
  ferries: { id: string; ends: [Named, Named] }[]
  corridors: { slug: string; origin: CountryCode; destination: CountryCode }[]
  /** an airport and the city of its page */
  airports: ({ code: string; city: PlaceId } & Named)[]
}

export const noPages: PagesBeside = { ferries: [], corridors: [], airports: [] }

interface End extends Named {
  id: PlaceId
  country: CountryCode
}

/** A port is of a place at most this far away, and of the one it is named after at most that far: Tanger Med. */
const portKm = 25
const namedPortKm = 60
const airportKm = 8

/** The pages that are about the way between two places: of a crossing, of their countries, of an airport at one of them. */
export function pagesBeside(
  { ferries, corridors, airports }: PagesBeside,
  origin: End,
  destination: End,
): PagesBeside {
  const isAt = (port: Named, place: End) =>
    haversineKm(port, place) <= (port.names.en === place.names.en ? namedPortKm : portKm)
  const joins = ([a, b]: [Named, Named]) =>
    (isAt(a, origin) && isAt(b, destination)) || (isAt(b, origin) && isAt(a, destination))
  const isBetween = (city: PlaceId, airport: Point) =>
    [
      [origin, destination],
      [destination, origin],
    ].some(([at, to]) => at && to?.id === city && at.id !== city && haversineKm(airport, at) <= airportKm)
  return {
    ferries: ferries.filter(({ ends }) => joins(ends)),
    corridors: corridors.filter(
      (pair) => pair.origin === origin.country && pair.destination === destination.country,
    ),
    airports: airports.filter((airport) => isBetween(airport.city, airport)),
  }
}
