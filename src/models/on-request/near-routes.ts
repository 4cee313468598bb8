// Catalogue routes beside a generated one: between nearby cities, or with names one typing error away.

import { generatedSimilar } from '#catalogue/coefficients.ts'
import { haversineKm } from '#geo/distance.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { slugify } from '#lib/fold.ts'
import type { Language } from '#lib/languages.ts'
import { isOneEdit } from '#lib/one-edit.ts'
import type { DirectoryIndex, IndexedPlace } from '#places/directory-index.ts'
import { routeSlug } from '#places/slug.ts'
import { type CatalogueRoute, type RouteLink, routeLink } from './route-link.ts'

/** Catalogue cities near a place, nearest first; a city is only near itself. */
function citiesNear(place: IndexedPlace, index: DirectoryIndex): string[] {
  if (place.kind === 'city') return [place.id]
  return index.cities
    .map((city) => ({ id: city.id, km: haversineKm(city, place) }))
    .filter(({ km }) => km <= generatedSimilar.reachKm)
    .sort((a, b) => a.km - b.km)
    .map(({ id }) => id)
}

/** Catalogue routes between cities near both ends, nearest first. */
export function routesNear(
  origin: IndexedPlace,
  destination: IndexedPlace,
  index: DirectoryIndex,
): CatalogueRoute[] {
  const [from, to] = [citiesNear(origin, index), citiesNear(destination, index)]
  return index.catalogue.routes
    .map((route) => ({ route, ranks: [from.indexOf(route.origin), to.indexOf(route.destination)] as const }))
    .filter(({ ranks }) => !ranks.includes(-1))
    .sort(({ ranks: [a, b] }, { ranks: [c, d] }) => a + b - c - d)
    .slice(0, generatedSimilar.max)
    .map(({ route }) => route)
}

/** The same as links. */
export const similarRoutes = (
  origin: IndexedPlace,
  destination: IndexedPlace,
  index: DirectoryIndex,
  lang: Language,
): RouteLink[] => routesNear(origin, destination, index).map((route) => routeLink(route, index, lang))

/** The catalogue route whose names are one typing error away from these two. */
export function meantRoute(
  origin: IndexedPlace,
  destination: IndexedPlace,
  index: DirectoryIndex,
  lang: Language,
  t: Messages,
): RouteLink | undefined {
  const [from, to] = [meantCity(origin, index), meantCity(destination, index)]
  const slug = routeSlug(from, to)
  const route = index.catalogue.routes.find((candidate) => candidate.slug === slug)
  if (!route) return undefined
  const link = routeLink(route, index, lang)
  return { ...link, title: t.generated.didYouMean(link.title) }
}

function meantCity(place: IndexedPlace, index: DirectoryIndex): string {
  if (place.kind === 'city') return place.id
  const near = index.cities.find(({ id, names }) =>
    [id, ...Object.values(names).map(slugify)].some((name) => isOneEdit(place.id, name, 0, name.length)),
  )
  return near?.id ?? place.id
}
