// What editors see: counters and the inventory, behind ADMIN_TOKEN when it is set (D44).
import { type AdminAnalyticsReply, adminAnalyticsPath } from '#contracts/admin-analytics.ts'
import { type AdminMetricsReply, adminMetricsPath } from '#contracts/admin-metrics.ts'
import { competitiveIntelligencePath } from '#contracts/competitive-intelligence.ts'
import { missingRoutesCsvPath } from '#contracts/missing-routes-csv.ts'
import { readMissingRoutes } from '#functions/db/missing-routes.ts'
import { readPageViews } from '#functions/db/page-views.ts'
import { readRouteSearches } from '#functions/db/route-searches.ts'
import { requireAdmin } from '../admin-auth.ts'
import { competitiveIntelligence } from '../competitive-intelligence.ts'
import { missingRoutesCsv } from '../missing-routes-csv.ts'
import { type CallGroup, reachable, readCall } from './call-group.ts'

export const adminCalls: CallGroup = ({ api, deps }) => {
  admin(adminMetricsPath, async (): Promise<AdminMetricsReply> => {
    const { total, ...lists } = await readRouteSearches(deps.db)
    // nothing generates questions yet
    return { ...lists, recentFaqs: [], stats: { totalSearches: total, totalFaqGenerations: 0 } }
  })

  admin(adminAnalyticsPath, async (): Promise<AdminAnalyticsReply> => {
    const { routes, cities, modes = {} } = deps.directory
    const [pageViews, missingRoutes] = await Promise.all([
      readPageViews(deps.db, deps.now()),
      readMissingRoutes(deps.db),
    ])
    const routeInventory = {
      totalRoutes: routes.length,
      totalCities: cities.length,
      transportModes: modes,
    }
    return { routeInventory, pageViews, missingRoutes }
  })

  admin(competitiveIntelligencePath, () => competitiveIntelligence(deps.opportunities, deps.db, deps.now()))

  readCall(api, missingRoutesCsvPath, async ({ req: { raw } }) => {
    await requireAdmin(raw, deps.config.adminToken, deps)
    return reachable(raw, () => missingRoutesCsv(deps.db, deps.now()))
  })

  function admin(path: string, read: () => Promise<object>): void {
    readCall(api, path, async ({ req: { raw } }) => {
      await requireAdmin(raw, deps.config.adminToken, deps)
      return Response.json(await reachable(raw, read), { headers: { 'Cache-Control': 'no-store' } })
    })
  }
}
