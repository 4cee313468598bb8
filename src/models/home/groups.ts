// Three groups of routes below the search: quick, cheap, popular. Each names its rule (D92).
import { home } from '#catalogue/limits.ts'
import { places, routeIndex } from '#catalogue/load.ts'
import { wayOf } from '#catalogue/mode.ts'
import { routesByRank } from '#catalogue/rank.ts'
import type { RouteSummary, Slug } from '#catalogue/route.ts'
import { site } from '#catalogue/site.ts'
import { formatDuration } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import type { Language } from '#lib/languages.ts'
import { asked } from '#lib/reads.ts'
import { chosenWays, routeCard } from './route-card.ts'

const byPrice = (a: RouteSummary, b: RouteSummary) => a.low - b.low
const reversed = ({ origin, destination }: RouteSummary): Slug => `${destination}-${origin}`

/** "Most Popular": the first routes; "Budget Friendly": the cheapest; "Quick Getaways": others (D92). */
export function groupRoutes(routes: readonly RouteSummary[]) {
  const inDemand = routesByRank(routes, places())
  const popular = inDemand.slice(0, home.groupSize)
  const budget = [...inDemand].sort(byPrice).slice(0, home.groupSize)
  const shown = new Set<Slug>([...site.featuredTrips, ...[...popular, ...budget].map(({ slug }) => slug)])
  const quick = inDemand
    .filter(({ best }) => best.minutes <= home.quickGetawayMinutes && wayOf(best.mode) !== 'air')
    .filter((route) => !shown.has(route.slug) && !shown.has(reversed(route)))
    .slice(0, home.groupSize)
  return { quick, budget, popular }
}

const groups = asked('homeGroups', () => groupRoutes(routeIndex()))

/** The groups with their names and rules, in the order of D92. */
export function routeGroups(lang: Language, t: Messages) {
  const { quick, budget, popular } = groups()
  const words = t.home
  return [
    {
      id: 'quick',
      title: words.quick,
      rule: words.quickRule(formatDuration(home.quickGetawayMinutes, lang)),
      routes: quick,
    },
    { id: 'budget', title: words.budget, rule: words.budgetRule, routes: budget },
    { id: 'popular', title: words.popular, rule: words.popularRule, routes: popular },
  ].map(({ routes, ...group }) => ({
    ...group,
    cards: routes.map((route) => ({ ...routeCard(route, chosenWays(route, lang), lang), high: route.high })),
  }))
}
export type RouteGroup = ReturnType<typeof routeGroups>[number]
