// What the home page shows beneath the search: featured trips and the most wanted routes, with real figures.
import { home } from '#catalogue/limits.ts'
import { place, routeIndex, routeSummary } from '#catalogue/load.ts'
import { modes } from '#catalogue/mode.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { RouteSummary } from '#catalogue/route.ts'
import { routesByDemand, site } from '#catalogue/site.ts'
import { countryName, formatDuration } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { pathTo } from '#i18n/paths.ts'
import { modeCard } from './mode-page.ts'
import { pairNames, placeName } from './names.ts'
import { toRouteLine } from './route-page.ts'

const popularCount = 12

function toTripCard(summary: RouteSummary, index: number, lang: Language) {
  return {
    href: pathTo.route(summary.slug, lang),
    ...pairNames(summary, lang),
    low: summary.low,
    isPopular: index === 0,
    best: summary.best,
    modes: modes.flatMap((mode) => {
      const figures = summary.modes[mode]
      return figures ? [{ mode, minutes: figures.minutes, low: figures.low }] : []
    }),
  }
}
export type TripCard = ReturnType<typeof toTripCard>

function toCityCard(id: PlaceId, lang: Language, t: Messages) {
  const routes = routeIndex()
    .filter((route) => route.origin === id)
    .map((route) => ({
      href: pathTo.route(route.slug, lang),
      name: placeName(route.destination, lang),
      figures: `${t.transport.modes[route.fastest.mode]} ${formatDuration(route.fastest.minutes, lang)}`,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, lang))
  return {
    href: pathTo.city(id, lang),
    name: placeName(id, lang),
    country: countryName(place(id).country, lang),
    routes,
  }
}
export type CityCard = ReturnType<typeof toCityCard>

/** The view model of the home page. */
export function homePage(lang: Language, t: Messages) {
  const featured = new Set<string>(site.featuredTrips)
  const popular = routesByDemand(routeIndex())
    .filter((route) => !featured.has(route.slug))
    .slice(0, popularCount)
    .map((route) => toRouteLine(route, lang))
  return {
    featured: site.featuredTrips
      .flatMap((slug) => routeSummary(slug) ?? [])
      .map((summary, index) => toTripCard(summary, index, lang)),
    cities: site.citiesByDemand.slice(0, home.cities).map((id) => toCityCard(id, lang, t)),
    byType: modes.map((mode) => modeCard(mode, lang)),
    popular: [popular.slice(0, popularCount / 2), popular.slice(popularCount / 2)],
  }
}
