// The search form without JavaScript: to the route page, to all towns around one, to the airport of a city, or home with a
// message (D40, D41).

import type { SearchFormQuery, SearchMessage } from '#contracts/search-form.ts'
import { pathTo } from '#i18n/paths.ts'
import { slugify } from '#lib/fold.ts'
import { airportInAddress } from '#places/airport-address.ts'
import type { DirectoryIndex } from '#places/directory-index.ts'
import type { PlaceIndex } from '#places/place-index.ts'
import type { PlaceSearch } from '#places/place-search.ts'
import { resolveRoute, routeSlug } from '#places/slug.ts'
import { findTyped } from '#places/typed-place.ts'

/** Where the form finds places. */
interface FormDeps {
  index: DirectoryIndex
  places: PlaceIndex
  search: PlaceSearch
}

/** Path to redirect to. It is made of known ids and fixed words, never of typed text. */
export function searchTarget(asked: SearchFormQuery, deps: FormDeps): string {
  const around = asked.destination ? undefined : townIn(asked.origin, deps)
  if (around) return pathTo.explore(asked.lang, around)
  const found = findRoute(asked, deps)
  if (!('message' in found)) return pathTo.route(found.slug, asked.lang)
  if (found.message === 'same') {
    const airport = airportInAddress(`${slugify(asked.origin)}-${slugify(asked.destination)}`, deps.index)
    if (airport) return pathTo.airport(airport.code, airport.city, asked.lang)
  }
  return `${pathTo.home(asked.lang)}?message=${found.message}#message-${found.message}`
}

/** The city or town of that name: one is enough for all others around it. */
function townIn(text: string, { index, places, search }: FormDeps): string | undefined {
  const found = text ? findTyped(text, index.lookup, places, search) : undefined
  return found && index.kindOf(found.id) !== 'place' ? found.id : undefined
}

function findRoute(
  { origin, destination }: SearchFormQuery,
  { index, places, search }: FormDeps,
): { slug: string } | { message: SearchMessage } {
  if (!origin || !destination) return { message: 'choose' }
  const { lookup, catalogue } = index
  const find = (text: string) => findTyped(text, lookup, places, search)
  const [from, to] = [find(origin), find(destination)]
  if (!from || !to) return { message: 'unknown' }
  if (from.id === to.id) return { message: 'same' }
  const resolution = resolveRoute(routeSlug(from.id, to.id), lookup, catalogue)
  return resolution.kind === 'not-found' ? { message: 'unknown' } : { slug: resolution.slug }
}
