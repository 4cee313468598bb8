// The search form without JavaScript: to the route page, or home with a message (D40, D41).

import type { DirectoryIndex } from '#catalogue/directory-index.ts'
import { findTyped } from '#catalogue/place-lookup.ts'
import { resolveRoute, routeSlug } from '#catalogue/slug.ts'
import { type SearchFormQuery, type SearchMessage, searchFormQuerySchema } from '#contracts/search-form.ts'
import { pathTo } from '#i18n/paths.ts'

/** Path to go to. It is made of ids of the catalogue and fixed words, never of what was typed. */
export function searchTarget(query: URLSearchParams, index: DirectoryIndex): string {
  const asked = searchFormQuerySchema.parse(Object.fromEntries(query))
  const found = findRoute(asked, index)
  if (!('message' in found)) return pathTo.route(found.slug, asked.lang)
  return `${pathTo.home(asked.lang)}?message=${found.message}#message-${found.message}`
}

function findRoute(
  { origin, destination }: SearchFormQuery,
  { lookup, catalogue }: DirectoryIndex,
): { slug: string } | { message: SearchMessage } {
  if (!origin || !destination) return { message: 'choose' }
  const [from, to] = [findTyped(origin, lookup), findTyped(destination, lookup)]
  if (!from || !to) return { message: 'unknown' }
  if (from.id === to.id) return { message: 'same' }
  const resolution = resolveRoute(routeSlug(from.id, to.id), lookup, catalogue)
  return resolution.kind === 'found' || resolution.kind === 'redirect'
    ? { slug: resolution.slug }
    : { message: 'unknown' }
}
