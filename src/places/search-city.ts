// Cities of the search form as one string: in an attribute of a page a quote costs six characters.
import { fold } from '#lib/fold.ts'
import type { PlaceKind } from './directory-index.ts'
import type { StopKind } from './search-knowledge.ts'

/** A suggestion of the search: a city of the catalogue, a town with journeys, or any other place. */
export interface SearchPlace {
  id: string
  /** absent for a city, and where it is not known */
  kind?: Exclude<PlaceKind, 'city'>
  /** in the page's language */
  name: string
  country: string
  /** only where the name repeats in the country */
  region?: string
  /** the stop by which the town was found */
  via?: { label: string; kind: StopKind }
  /** the page of the ways between it and the airport by which it was found */
  airport?: { label: string; href: string }
}

export interface SearchCity extends SearchPlace {
  /** all other names: languages and aliases */
  names: string[]
}

/** One tab-separated line per city: id, name, country, other names without those equal after folding. */
export function packCities(cities: readonly SearchCity[]): string {
  return cities.map((city) => [city.id, city.name, city.country, ...othersOf(city)].join('\t')).join('\n')
}

function othersOf({ name, names }: SearchCity): string[] {
  const known = new Set([fold(name)])
  return names.filter((other) => !known.has(fold(other)) && known.add(fold(other)))
}

/** Reverse of packCities; lines without an id or a name are dropped. */
export function unpackCities(packed: string): SearchCity[] {
  return packed.split('\n').flatMap((line) => {
    const [id, name, country = '', ...names] = line.split('\t')
    return id && name ? [{ id, name, country, names }] : []
  })
}
