// Places by their names in any language.
import { slugify } from '#lib/fold.ts'
import type { DirectoryCity } from './directory.ts'
import type { PlaceIndex } from './place-index.ts'

/** A place that a slug can name. */
export interface KnownPlace {
  id: string
  /** true for a city of the catalogue, with pages */
  isCity: boolean
  /** inhabitants; 0 when unknown, a billion for a city */
  population: number
}

/** Finds a place by id, name or alias, written as a slug. */
export type PlaceLookup = (key: string) => KnownPlace | undefined

/** Population of a city in comparisons of splits (D11): larger than that of any other place. */
const cityPopulation = 1e9

/** Lookup over catalogue cities: ids win over names, names over aliases, earlier over later cities. */
export function cityLookup(cities: readonly DirectoryCity[]): PlaceLookup {
  const places = new Map<string, KnownPlace>()
  const add = (key: string, place: KnownPlace) => {
    if (key && !places.has(key)) places.set(key, place)
  }
  const known = cities.map((city) => ({
    city,
    place: { id: city.id, isCity: true, population: cityPopulation },
  }))
  for (const { city, place } of known) add(city.id, place)
  for (const { city, place } of known) for (const name of Object.values(city.names)) add(slugify(name), place)
  for (const { city, place } of known) for (const alias of city.aliases) add(slugify(alias), place)
  return (key) => places.get(key)
}

/** Lookup over the cities first, then over all places of the world. */
export function worldLookup(
  known: PlaceLookup,
  world: PlaceIndex,
  isCity: (id: string) => boolean,
): PlaceLookup {
  return (key) => {
    const city = known(key)
    if (city) return city
    const index = world.indexOf(key)
    if (index === undefined) return undefined
    const { id, population } = world.at(index)
    return { id, isCity: isCity(id), population }
  }
}
