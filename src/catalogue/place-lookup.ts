// From a name in any language to the place it means.
import { slugify } from '#lib/fold.ts'
import type { DirectoryCity } from './directory.ts'

/** A place a slug can name. */
export interface KnownPlace {
  id: string
  /** true for a city of the catalogue, which has pages */
  isCity: boolean
  /** inhabitants; 0 when not known */
  population: number
}

/** Finds a place by an id, name or alias written as a slug. */
export type PlaceLookup = (key: string) => KnownPlace | undefined

/** Lookup over the cities of the catalogue. An id wins over a name, a name over an alias, the earlier city over the later. */
export function cityLookup(cities: readonly DirectoryCity[]): PlaceLookup {
  const places = new Map<string, KnownPlace>()
  const add = (key: string, place: KnownPlace) => {
    if (key && !places.has(key)) places.set(key, place)
  }
  const known = cities.map((city) => ({ city, place: { id: city.id, isCity: true, population: 0 } }))
  for (const { city, place } of known) add(city.id, place)
  for (const { city, place } of known) for (const name of Object.values(city.names)) add(slugify(name), place)
  for (const { city, place } of known) for (const alias of city.aliases) add(slugify(alias), place)
  return (key) => places.get(key)
}

/** A place as typed into a form: "Köln", "koln", "Cologne, Germany". */
export function findTyped(text: string, lookup: PlaceLookup): KnownPlace | undefined {
  return lookup(slugify(text)) ?? lookup(slugify(text.split(',', 1)[0] as string))
}
