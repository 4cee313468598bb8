// What editors see: counters and the inventory, for administrators (D44).
import { adminRows } from '#catalogue/limits.ts'
import {
  type AdminAnalyticsReply,
  adminAnalyticsCall,
  missingRoutesListed,
} from '#contracts/admin-analytics.ts'
import { adminCspReportsCall } from '#contracts/admin-csp-reports.ts'
import { type AdminMetricsReply, adminMetricsCall } from '#contracts/admin-metrics.ts'
import type { ApiCall, Body } from '#contracts/api-call.ts'
import { competitiveIntelligenceCall } from '#contracts/competitive-intelligence.ts'
import { dismissedRoutesCall } from '#contracts/dismissed-routes.ts'
import { dismissedTownsCall } from '#contracts/dismissed-towns.ts'
import { missingRoutesCsvCall, missingRoutesCsvRows } from '#contracts/missing-routes-csv.ts'
import { missingTownsCsvCall } from '#contracts/missing-towns-csv.ts'
import type { RouteSearch } from '#contracts/track-route-search.ts'
import { readCspReports } from '#functions/db/csp-reports.ts'
import { dismissMissingRoute, dismissMissingTown } from '#functions/db/missing-routes.ts'
import { readPageViews } from '#functions/db/page-views.ts'
import { readRouteSearches } from '#functions/db/route-searches.ts'
import { nextTask } from '#lib/in-slices.ts'
import { canonicalSlug, likeliestSplit } from '#places/slug.ts'
import { townPair } from '#places/town-pair.ts'
import { createAdminAuth } from '../admin-auth.ts'
import { competitiveIntelligence } from '../competitive-intelligence.ts'
import { missingRoutesCsv, missingTownsCsv } from '../missing-csv.ts'
import { knownAs, townOf } from '../missing-ends.ts'
import { readMissing } from '../missing-lists.ts'
import { readBody, requireOwnOrigin } from '../read-post.ts'
import { withinBudget } from '../within-budget.ts'
import { answerCall, type CallGroup, reachable } from './call-group.ts'

export const adminCalls: CallGroup = ({ api, deps, index }) => {
  const requireAdmin = createAdminAuth(deps)

  admin(adminMetricsCall, async (): Promise<AdminMetricsReply> => {
    const { total, topRoutes, recentSearches } = await readRouteSearches(deps.db)
    return {
      topRoutes: topRoutes.map(withKinds),
      recentSearches: recentSearches.map(withKinds),
      // no questions are generated yet
      recentFaqs: [],
      stats: { totalSearches: total, totalFaqGenerations: 0 },
    }
  })

  admin(adminAnalyticsCall, async (): Promise<AdminAnalyticsReply> => {
    const { routes, cities, towns, modes = {} } = deps.directory
    const [pageViews, missing] = await Promise.all([
      readPageViews(deps.db, deps.now()),
      readMissing(deps.db, index, missingRoutesListed),
    ])
    const routeInventory = {
      totalRoutes: routes.length,
      totalCities: cities.length,
      totalTowns: towns.length,
      transportModes: modes,
    }
    const topRoutes = pageViews.topRoutes.map((row) => ({ ...row, ...kindsOf(pairOf(row.routeSlug)) }))
    return {
      routeInventory,
      pageViews: { ...pageViews, topRoutes },
      missingRoutes: { top: missing.routes.slice(0, adminRows), towns: missing.towns.slice(0, adminRows) },
    }
  })

  admin(adminCspReportsCall, () => readCspReports(deps.db, deps.now()))

  admin(competitiveIntelligenceCall, () => competitiveIntelligence(deps.opportunities, deps.db, deps.now()))

  file(missingRoutesCsvCall, ({ routes }) => missingRoutesCsv(routes, deps.now()))
  file(missingTownsCsvCall, ({ towns }) => missingTownsCsv(towns, deps.now()))

  dismissal(dismissedRoutesCall, ({ requestedSlug, dismissed }) => {
    const slug = canonicalSlug(requestedSlug, index.lookup)
    return dismissMissingRoute(deps.db, { requestedSlug: slug, dismissed, now: deps.now() })
  })
  dismissal(dismissedTownsCall, ({ town, dismissed }) =>
    dismissMissingTown(deps.db, { town: townOf(town, index), dismissed, now: deps.now() }),
  )

  /** A reading of the counters, within the budget of its client. */
  function read<T>(request: Request, work: () => Promise<T>): Promise<T> {
    return withinBudget(request, deps, () => reachable(request, work))
  }

  /** The ids of a slug; of one that is no pair of ours its parts. */
  function pairOf(slug: string): RouteSearch {
    const { left = '', right = '', origin, destination } = likeliestSplit(slug, index.lookup) ?? {}
    return townPair(slug, index) ?? { origin: origin?.id ?? left, destination: destination?.id ?? right }
  }

  function kindsOf({ origin, destination }: RouteSearch) {
    return { originKnownAs: knownAs(origin, index), destinationKnownAs: knownAs(destination, index) }
  }

  function withKinds<Pair extends RouteSearch>(pair: Pair) {
    return { ...pair, ...kindsOf(pair) }
  }

  function admin(call: ApiCall, reply: () => Promise<object>): void {
    answerCall(api, call, async (request) => {
      await requireAdmin(request)
      return Response.json(await read(request, reply), { headers: { 'Cache-Control': 'no-store' } })
    })
  }

  /** A list of all that is missing as a file. */
  function file(call: ApiCall, write: (missing: Awaited<ReturnType<typeof readMissing>>) => Response): void {
    answerCall(api, call, async (request) => {
      await requireAdmin(request)
      return read(request, async () => {
        const missing = await readMissing(deps.db, index, missingRoutesCsvRows)
        // joining and writing 5,000 rows take some 10 ms each
        await nextTask()
        return write(missing)
      })
    })
  }

  /** A choice of editors, sent by a page of this site. */
  function dismissal<T>(call: ApiCall & { body: Body<T> }, store: (choice: T) => Promise<void>): void {
    answerCall(api, call, async (request) => {
      requireOwnOrigin(request, deps.config.siteUrl)
      await requireAdmin(request)
      const choice = await readBody(request, call.body)
      await reachable(request, () => store(choice))
      return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
    })
  }
}
