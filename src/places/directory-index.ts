// Index over a directory: cities, routes and other places of the world.
import type { Language } from '#lib/languages.ts'
import type { Directory, DirectoryCity } from './directory.ts'
import type { GazetteerPlace } from './gazetteer.ts'
import { noPages, type PagesBeside } from './pages-beside.ts'
import type { PlaceIndex } from './place-index.ts'
import { cityLookup, type PlaceLookup, worldLookup } from './place-lookup.ts'
import { routeSlug, type SlugCatalogue } from './slug.ts'
import { stopLookup } from './stop-lookup.ts'

export interface DirectoryIndex {
  lookup: PlaceLookup
  catalogue: SlugCatalogue
  cities: readonly DirectoryCity[]
  pages: PagesBeside
  city(id: string): DirectoryCity | undefined
  /** a city or any other place of the gazetteer */
  place(id: string): IndexedPlace | undefined
  /** what the site knows of the ways from a place */
  kindOf(id: string): PlaceKind
  /** name of a place in a language; the id of an unknown place */
  name(id: string, lang: Language): string
}

/** A city has pages, a town has journeys, of any other place only estimates are made. In the order of every list. */
export const placeKinds = ['city', 'town', 'place'] as const
export type PlaceKind = (typeof placeKinds)[number]

/** A place as known at run time; a city's names and centre come from the catalogue. */
export interface IndexedPlace extends GazetteerPlace {
  kind: PlaceKind
  /** IATA code for all airports of a city together */
  iata?: string
}

/**
 * Index over a directory. Slugs that do not consist of two of its cities are left out.
 * Routes are sorted by slug, so answers do not depend on the order of the file.
 */
export function indexDirectory(
  directory: Pick<Directory, 'cities' | 'routes'> & Partial<Pick<Directory, 'towns' | 'stopWords' | 'pages'>>,
  world?: PlaceIndex,
): DirectoryIndex {
  const cities = new Map(directory.cities.map((city) => [city.id, city]))
  const asked = new Set(directory.routes)
  const ids = [...cities.keys()].sort()
  const routes = ids.flatMap((origin) =>
    ids
      .map((destination) => ({ slug: routeSlug(origin, destination), origin, destination }))
      .filter(({ slug, destination }) => origin !== destination && asked.has(slug)),
  )
  const slugs = new Set(routes.map(({ slug }) => slug))
  const known = cityLookup(directory.cities)
  const towns = new Set(directory.towns)
  const kindOf = (id: string) => (cities.has(id) ? 'city' : towns.has(id) ? 'town' : 'place')
  const place = (id: string) => findPlace(id, kindOf(id), cities, world)
  return {
    lookup: world
      ? stopLookup(
          worldLookup(known, world, (id) => cities.has(id), towns),
          directory.stopWords ?? {},
        )
      : known,
    catalogue: { has: (slug) => slugs.has(slug), routes },
    cities: directory.cities,
    pages: directory.pages ?? noPages,
    city: (id) => cities.get(id),
    place,
    kindOf,
    name: (id, lang) => {
      const names = cities.get(id)?.names ?? place(id)?.names
      return names?.[lang] ?? names?.en ?? id
    },
  }
}

function findPlace(
  id: string,
  kind: PlaceKind,
  cities: ReadonlyMap<string, DirectoryCity>,
  world: PlaceIndex | undefined,
): IndexedPlace | undefined {
  const index = world?.indexOf(id)
  const found = index === undefined ? undefined : world?.at(index)
  const city = cities.get(id)
  if (!found || found.id !== id) return undefined
  if (!city) return { ...found, kind }
  const { names, lat, lng, iata } = city
  return { ...found, names, lat, lng, kind, ...(iata && { iata }) }
}
