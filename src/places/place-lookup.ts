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
  /** of an IATA code: the town of the airport, which may be another one than the place of that name */
  byCode?: KnownPlace
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

/**
 * Names of towns that a larger place elsewhere has as well, with the line of the town: "Cádiz" is in Spain. An id means its
 * own place, and an old name of a town does not count: "Ragusa" is in Sicily.
 */
function sharedNames(towns: ReadonlySet<string>, world: PlaceIndex): Map<string, number> {
  const lines = new Map<string, number>()
  for (const id of towns) {
    const line = world.indexOf(id)
    if (line === undefined) continue
    for (const key of new Set(Object.values(world.at(line).names).map(slugify))) {
      const other = world.indexOf(key)
      const owner = other === undefined ? id : world.at(other).id
      if (owner !== key && !towns.has(owner) && !lines.has(key)) lines.set(key, line)
    }
  }
  return lines
}

/** Lookup over the cities first, then over towns with journeys by their names, then over all places of the world. */
export function worldLookup(
  known: PlaceLookup,
  world: PlaceIndex,
  isCity: (id: string) => boolean,
  towns: ReadonlySet<string> = new Set(),
): PlaceLookup {
  const shared = sharedNames(towns, world)
  return (key) => {
    const city = known(key)
    if (city) return city
    const index = shared.get(key) ?? world.indexOf(key)
    if (index === undefined) return undefined
    const { id, population } = world.at(index)
    return { id, isCity: isCity(id), population }
  }
}
