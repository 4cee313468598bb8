// From two chosen places to the route page.

import { pathTo } from '#i18n/paths.ts'
import { writeStored } from '#lib/browser-store.ts'
import type { Language } from '#lib/languages.ts'
import type { SearchPlace } from '#places/search-city.ts'
import { routeSlug } from '#places/slug.ts'
import { addRecent } from '#stores/recent.ts'

/** Notes the trip where the route page looks for it and among recent searches, then goes there. */
export function openTrip(from: SearchPlace, to: SearchPlace, lang: Language): void {
  const trip = { slug: routeSlug(from.id, to.id), origin: from.id, destination: to.id }
  writeStored('sessionStorage', `route_${trip.slug}`, trip)
  addRecent(trip)
  location.assign(pathTo.route(trip.slug, lang))
}
