// The step from two chosen places to the route page (D73).

import { pathTo } from '#i18n/paths.ts'
import { writeStored } from '#lib/browser-store.ts'
import type { Language } from '#lib/languages.ts'
import type { SearchPlace } from '#places/search-city.ts'
import { routeSlug } from '#places/slug.ts'
import { addRecent } from '#stores/recent.ts'

/** Stores the trip for the route page and in the recent searches, then opens the page. */
export function openTrip(from: SearchPlace, to: SearchPlace, lang: Language): void {
  const trip = { slug: routeSlug(from.id, to.id), origin: from.id, destination: to.id }
  writeStored('sessionStorage', `route_${trip.slug}`, trip)
  addRecent(trip)
  location.assign(pathTo.route(trip.slug, lang))
}
