// Events sent by pages: counters only, no single visit is stored (D43).
import type { z } from 'zod'
import type { ApiCall } from '#contracts/api-call.ts'
import { missingRouteCall } from '#contracts/track-missing-route.ts'
import { pageViewCall } from '#contracts/track-page-view.ts'
import { routeSearchCall } from '#contracts/track-route-search.ts'
import { countMissingRoute } from '#functions/db/missing-routes.ts'
import { countPageView, dayOf } from '#functions/db/page-views.ts'
import { countRouteSearch } from '#functions/db/route-searches.ts'
import { canonicalSlug } from '#places/slug.ts'
import { asksForPrivacy, isBot } from '../client.ts'
import { readBody, requireCapacity, requireOwnOrigin, requireRate } from '../read-post.ts'
import { answerCall, type CallGroup, reachable } from './call-group.ts'

export const trackingCalls: CallGroup = ({ api, deps, index }) => {
  track(pageViewCall, (view) => {
    const known = index.catalogue.has(view.routeSlug)
    return countPageView(deps.db, { ...view, known, day: dayOf(deps.now()) })
  })

  track(routeSearchCall, (pair) => {
    const known = Boolean(index.city(pair.origin) && index.city(pair.destination))
    return countRouteSearch(deps.db, { ...pair, known, now: deps.now() })
  })

  track(missingRouteCall, (asked) => {
    const requestedSlug = canonicalSlug(asked.requestedSlug, index.lookup)
    return countMissingRoute(deps.db, { ...asked, requestedSlug, now: deps.now() })
  })

  function track<T>(
    call: ApiCall & { body: { schema: z.ZodType<T> } },
    count: (body: T) => Promise<void>,
  ): void {
    answerCall(api, call, async (request) => {
      requireCapacity(deps)
      requireOwnOrigin(request, deps.config.siteUrl)
      await requireRate(request, deps)
      const body = await readBody(request, call.body.schema)
      if (!asksForPrivacy(request) && !isBot(request)) await reachable(request, () => count(body))
      return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
    })
  }
}
