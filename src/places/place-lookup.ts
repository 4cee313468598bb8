// From a name in any language to the place it means.
import { slugify } from '#lib/fold.ts'
import type { DirectoryCity } from './directory.ts'
import type { PlaceIndex } from './place-index.ts'

/** A place a slug can name. */
export interface KnownPlace {
  id: string
  /** true for a city of the catalogue, which has pages */
  isCity: boolean
  /** inhabitants; 0 when not known, a billion for a city */
  population: number
}

/** Finds a place by an id, name or alias written as a slug. */
export type PlaceLookup = (key: string) => KnownPlace | undefined

/** Cities are compared with other places only where as many cities stand on both sides: they never weigh less. */
const cityPopulation = 1e9

/** Lookup over the cities of the catalogue. An id wins over a name, a name over an alias, the earlier city over the later. */
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

/** Lookup over the cities and, behind them, every place of the world. */
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
