// A directory made ready for questions: which city, which route.
import type { Directory, DirectoryCity } from './directory.ts'
import { cityLookup, type PlaceLookup } from './place-lookup.ts'
import { routeSlug, type SlugCatalogue } from './slug.ts'

export interface DirectoryIndex {
  lookup: PlaceLookup
  catalogue: SlugCatalogue
  city(id: string): DirectoryCity | undefined
}

/**
 * Index over a directory. A slug that is not made of two of its cities is left out.
 * Routes are ordered by slug, so that answers do not depend on the order of the file.
 */
export function indexDirectory(directory: Pick<Directory, 'cities' | 'routes'>): DirectoryIndex {
  const cities = new Map(directory.cities.map((city) => [city.id, city]))
  const asked = new Set(directory.routes)
  const ids = [...cities.keys()].sort()
  const routes = ids.flatMap((origin) =>
    ids
      .map((destination) => ({ slug: routeSlug(origin, destination), origin, destination }))
      .filter(({ slug, destination }) => origin !== destination && asked.has(slug)),
  )
  const slugs = new Set(routes.map(({ slug }) => slug))
  return {
    lookup: cityLookup(directory.cities),
    catalogue: { has: (slug) => slugs.has(slug), routes },
    city: (id) => cities.get(id),
  }
}
