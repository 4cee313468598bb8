// From two chosen places to the route page.
import type { SearchPlace } from '#catalogue/search-city.ts'
import { routeSlug } from '#catalogue/slug.ts'
import type { Language } from '#i18n/languages.ts'
import { pathTo } from '#i18n/paths.ts'
import { writeStored } from '#lib/browser-store.ts'
import { addRecent } from '#stores/recent.ts'

/** Notes the trip where the route page looks for it and among recent searches, then goes there. */
export function openTrip(from: SearchPlace, to: SearchPlace, lang: Language): void {
  const trip = { slug: routeSlug(from.id, to.id), origin: from.id, destination: to.id }
  writeStored('sessionStorage', `route_${trip.slug}`, trip)
  addRecent(trip)
  location.assign(pathTo.route(trip.slug, lang))
}
