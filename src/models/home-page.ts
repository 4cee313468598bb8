// Content of the home page below the search: trips, routes, cities and airports with real figures.
import { routeSummary } from '#catalogue/load.ts'
import { modes } from '#catalogue/mode.ts'
import type { RouteSummary } from '#catalogue/route.ts'
import { site } from '#catalogue/site.ts'
import type { Messages } from '#i18n/messages/en.ts'
import type { Language } from '#lib/languages.ts'
import { listAges } from './content/ages.ts'
import { homeAround } from './home/around.ts'
import { routeGroups } from './home/groups.ts'
import { homeAirports, homeCities, otherCities, statistics } from './home/places.ts'
import { type RouteCard, routeCard } from './home/route-card.ts'
import { modeCard } from './mode-page.ts'

/** A card with each mode of a route; the first one is marked popular. */
function tripCard(summary: RouteSummary, index: number, lang: Language): RouteCard {
  const ways = modes.flatMap((mode) => {
    const figures = summary.modes[mode]
    return figures ? [{ mode, ...figures }] : []
  })
  return { ...routeCard(summary, ways, lang), isPopular: index === 0 }
}

/** The view model of the home page. */
export function homePage(lang: Language, t: Messages) {
  return {
    featured: site.featuredTrips
      .flatMap((slug) => routeSummary(slug) ?? [])
      .map((summary, index) => tripCard(summary, index, lang)),
    around: homeAround(lang, t),
    byType: modes.map((mode) => modeCard(mode, lang)),
    groups: routeGroups(lang, t),
    cities: homeCities(lang),
    otherCities: otherCities(lang),
    airports: homeAirports(lang, t),
    statistics: statistics(lang, t),
    ages: listAges(lang, t),
  }
}
