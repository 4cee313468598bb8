// Events sent by pages: counters only, no single visit is stored (D43).
import type { ApiCall, Body } from '#contracts/api-call.ts'
import { cspReportCall } from '#contracts/csp-report.ts'
import { missingRouteCall } from '#contracts/track-missing-route.ts'
import { pageViewCall } from '#contracts/track-page-view.ts'
import { routeSearchCall } from '#contracts/track-route-search.ts'
import { countCspReports } from '#functions/db/csp-reports.ts'
import { countMissingRoute } from '#functions/db/missing-routes.ts'
import { countPageView, dayOf } from '#functions/db/page-views.ts'
import { countRouteSearch } from '#functions/db/route-searches.ts'
import { unknownKeysPerDay } from '#functions/db/unknown-keys.ts'
import { canonicalSlug } from '#places/slug.ts'
import { hasJourneys, townPair } from '#places/town-pair.ts'
import { asksForPrivacy, clientKey, isBot } from '../client.ts'
import { cspCounts } from '../csp-violations.ts'
import { readBody, requireCapacity, requireOwnOrigin, requireRate } from '../read-post.ts'
import { answerCall, type CallGroup, reachable } from './call-group.ts'

export const trackingCalls: CallGroup = ({ api, deps, index }) => {
  track(pageViewCall, async (view, request) => {
    const known = townPair(view.routeSlug, index) !== undefined
    const cap = known ? 0 : await namesLeft(request)
    return countPageView(deps.db, { ...view, known, day: dayOf(deps.now()) }, cap)
  })

  track(routeSearchCall, async (pair, request) => {
    const known = hasJourneys(pair.origin, index) && hasJourneys(pair.destination, index)
    const cap = known ? 0 : await namesLeft(request)
    return countRouteSearch(deps.db, { ...pair, known, now: deps.now() }, cap)
  })

  track(missingRouteCall, async (asked, request) => {
    const requestedSlug = canonicalSlug(asked.requestedSlug, index.lookup)
    // two cities or towns have a page: it was an estimate where nothing joins them, or a page of an older release
    if (townPair(requestedSlug, index)) return
    return countMissingRoute(deps.db, { ...asked, requestedSlug, now: deps.now() }, await namesLeft(request))
  })

  /** New names that may be counted today; 0 for a client that used its share: names known today still count. */
  async function namesLeft(request: Request): Promise<number> {
    return (await deps.nameLimit(clientKey(deps.clientAddress(request)))) ? unknownKeysPerDay : 0
  }

  // a limit of its own: a page that breaks the policy may report more often than it tracks
  track(cspReportCall, (report) => countCspReports(deps.db, cspCounts(report), deps.now()), 'csp ')

  function track<T>(
    call: ApiCall & { body: Body<T> },
    count: (body: T, request: Request) => Promise<void>,
    limit = '',
  ): void {
    answerCall(api, call, async (request) => {
      requireCapacity(deps)
      requireOwnOrigin(request, deps.config.siteUrl)
      await requireRate(request, deps, limit)
      const body = await readBody(request, call.body)
      if (!asksForPrivacy(request) && !isBot(request)) await reachable(request, () => count(body, request))
      return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
    })
  }
}
