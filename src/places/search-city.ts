// The cities the search form knows, as one string: in the page it stands in an attribute, where a quote costs six letters.
import { fold } from '#lib/fold.ts'

/** A place a visitor can pick: a city of the catalogue, or a place of the gazetteer. */
export interface SearchPlace {
  id: string
  /** in the page's language */
  name: string
  country: string
  /** given where a name repeats in the country */
  region?: string
}

export interface SearchCity extends SearchPlace {
  /** all other names: languages and aliases */
  names: string[]
}

/** One line per city: id, name, country, other names, separated by tabs. Names that are alike once folded stand once. */
export function packCities(cities: readonly SearchCity[]): string {
  return cities.map((city) => [city.id, city.name, city.country, ...othersOf(city)].join('\t')).join('\n')
}

function othersOf({ name, names }: SearchCity): string[] {
  const known = new Set([fold(name)])
  return names.filter((other) => !known.has(fold(other)) && known.add(fold(other)))
}

/** Reverse of packCities; lines without id and name are dropped. */
export function unpackCities(packed: string): SearchCity[] {
  return packed.split('\n').flatMap((line) => {
    const [id, name, country = '', ...names] = line.split('\t')
    return id && name ? [{ id, name, country, names }] : []
  })
}
