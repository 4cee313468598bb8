// The step from two chosen places to the route page (D73).

import { pathTo } from '#i18n/paths.ts'
import { writeStored } from '#lib/browser-store.ts'
import type { Language } from '#lib/languages.ts'
import type { SearchPlace } from '#places/search-city.ts'
import { routeSlug } from '#places/slug.ts'
import { addRecent } from '#stores/recent.ts'

/** An airport and its own town are one place for the search, but there is a page of the ways between them. */
export const airportBetween = (from: SearchPlace, to: SearchPlace) =>
  from.id === to.id ? (from.airport ?? to.airport) : undefined

/** Stores the trip for the route page and in the recent searches, then opens the page; that of an airport at once. */
export function openTrip(from: SearchPlace, to: SearchPlace, lang: Language): void {
  const airport = airportBetween(from, to)
  if (airport) {
    location.assign(airport.href)
    return
  }
  const trip = { slug: routeSlug(from.id, to.id), origin: from.id, destination: to.id }
  writeStored('sessionStorage', `route_${trip.slug}`, trip)
  addRecent(trip)
  location.assign(pathTo.route(trip.slug, lang))
}
