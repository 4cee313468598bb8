// What the home page shows beneath the search: featured trips and the most wanted routes, with real figures.
import { routeIndex, routeSummary } from '#catalogue/load.ts'
import { modes } from '#catalogue/mode.ts'
import type { RouteSummary } from '#catalogue/route.ts'
import { routesByDemand, site } from '#catalogue/site.ts'
import type { Language } from '#i18n/languages.ts'
import { pathTo } from '#i18n/paths.ts'
import { pairNames } from './names.ts'
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

/** The view model of the home page. */
export function homePage(lang: Language) {
  const featured = new Set<string>(site.featuredTrips)
  const popular = routesByDemand(routeIndex())
    .filter((route) => !featured.has(route.slug))
    .slice(0, popularCount)
    .map((route) => toRouteLine(route, lang))
  return {
    featured: site.featuredTrips
      .flatMap((slug) => routeSummary(slug) ?? [])
      .map((summary, index) => toTripCard(summary, index, lang)),
    popular: [popular.slice(0, popularCount / 2), popular.slice(popularCount / 2)],
  }
}
