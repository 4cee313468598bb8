// Catalogue routes as links with their distance.

import { haversineKm } from '#geo/distance.ts'
import { formatDistance } from '#i18n/format.ts'
import { pathTo } from '#i18n/paths.ts'
import type { Language } from '#lib/languages.ts'
import type { DirectoryCity } from '#places/directory.ts'
import type { DirectoryIndex } from '#places/directory-index.ts'
import type { SlugCatalogue } from '#places/slug.ts'

export type CatalogueRoute = SlugCatalogue['routes'][number]

export interface RouteLink {
  href: string
  title: string
  detail: string
}

/** Great-circle kilometres between the two cities. */
export function kmOf(route: CatalogueRoute, index: DirectoryIndex): number {
  return haversineKm(
    index.city(route.origin) as DirectoryCity,
    index.city(route.destination) as DirectoryCity,
  )
}

export function routeLink(route: CatalogueRoute, index: DirectoryIndex, lang: Language): RouteLink {
  const { slug, origin, destination } = route
  return {
    href: pathTo.route(slug, lang),
    title: `${index.name(origin, lang)} – ${index.name(destination, lang)}`,
    detail: formatDistance(kmOf(route, index), lang),
  }
}
