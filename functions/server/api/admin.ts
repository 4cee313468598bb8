// What editors see: counters and the inventory, for administrators (D44).
import { type AdminAnalyticsReply, adminAnalyticsCall, type KnownAs } from '#contracts/admin-analytics.ts'
import { adminCspReportsCall } from '#contracts/admin-csp-reports.ts'
import { type AdminMetricsReply, adminMetricsCall } from '#contracts/admin-metrics.ts'
import type { ApiCall } from '#contracts/api-call.ts'
import { competitiveIntelligenceCall } from '#contracts/competitive-intelligence.ts'
import { dismissedRoutesCall } from '#contracts/dismissed-routes.ts'
import { missingRoutesCsvCall } from '#contracts/missing-routes-csv.ts'
import { readCspReports } from '#functions/db/csp-reports.ts'
import {
  type CountedMissingRoute,
  dismissMissingRoute,
  readMissingRoutes,
} from '#functions/db/missing-routes.ts'
import { readPageViews } from '#functions/db/page-views.ts'
import { readRouteSearches } from '#functions/db/route-searches.ts'
import { slugify } from '#lib/fold.ts'
import { canonicalSlug } from '#places/slug.ts'
import { createAdminAuth } from '../admin-auth.ts'
import { competitiveIntelligence } from '../competitive-intelligence.ts'
import { missingRoutesCsv } from '../missing-routes-csv.ts'
import { readBody, requireOwnOrigin } from '../read-post.ts'
import { withinBudget } from '../within-budget.ts'
import { answerCall, type CallGroup, reachable } from './call-group.ts'

export const adminCalls: CallGroup = ({ api, deps, index }) => {
  const requireAdmin = createAdminAuth(deps)

  admin(adminMetricsCall, async (): Promise<AdminMetricsReply> => {
    const { total, ...lists } = await readRouteSearches(deps.db)
    // no questions are generated yet
    return { ...lists, recentFaqs: [], stats: { totalSearches: total, totalFaqGenerations: 0 } }
  })

  admin(adminAnalyticsCall, async (): Promise<AdminAnalyticsReply> => {
    const { routes, cities, modes = {} } = deps.directory
    const [pageViews, missing] = await Promise.all([
      readPageViews(deps.db, deps.now()),
      readMissingRoutes(deps.db, canonical),
    ])
    const routeInventory = {
      totalRoutes: routes.length,
      totalCities: cities.length,
      transportModes: modes,
    }
    return { routeInventory, pageViews, missingRoutes: { top: missing.map(withKnown) } }
  })

  admin(adminCspReportsCall, () => readCspReports(deps.db, deps.now()))

  admin(competitiveIntelligenceCall, () => competitiveIntelligence(deps.opportunities, deps.db, deps.now()))

  answerCall(api, missingRoutesCsvCall, async (request) => {
    await requireAdmin(request)
    return read(request, () => missingRoutesCsv(deps.db, canonical, deps.now()))
  })

  answerCall(api, dismissedRoutesCall, async (request) => {
    requireOwnOrigin(request, deps.config.siteUrl)
    await requireAdmin(request)
    const { requestedSlug, dismissed } = await readBody(request, dismissedRoutesCall.body)
    const route = { requestedSlug: canonical(requestedSlug), dismissed, now: deps.now() }
    await reachable(request, () => dismissMissingRoute(deps.db, route))
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  })

  /** A reading of the counters, within the budget of its client. */
  function read<T>(request: Request, work: () => Promise<T>): Promise<T> {
    return withinBudget(request, deps, () => reachable(request, work))
  }

  function canonical(slug: string): string {
    return canonicalSlug(slug, index.lookup)
  }

  function withKnown(route: CountedMissingRoute): AdminAnalyticsReply['missingRoutes']['top'][number] {
    const { originCity, destinationCity } = route
    return { ...route, originKnownAs: knownAs(originCity), destinationKnownAs: knownAs(destinationCity) }
  }

  function knownAs(name: string): KnownAs {
    const place = index.lookup(slugify(name))
    return place ? (place.isCity ? 'city' : 'place') : 'unknown'
  }

  function admin(call: ApiCall, reply: () => Promise<object>): void {
    answerCall(api, call, async (request) => {
      await requireAdmin(request)
      return Response.json(await read(request, reply), { headers: { 'Cache-Control': 'no-store' } })
    })
  }
}
