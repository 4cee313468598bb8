// What pages tell us about themselves: counted, never stored a visit (D43).
import type { z } from 'zod'
import { missingRoutePath, missingRouteSchema } from '#contracts/track-missing-route.ts'
import { pageViewPath, pageViewSchema } from '#contracts/track-page-view.ts'
import { routeSearchPath, routeSearchSchema } from '#contracts/track-route-search.ts'
import { countMissingRoute } from '#functions/db/missing-routes.ts'
import { countPageView, dayOf } from '#functions/db/page-views.ts'
import { countRouteSearch } from '#functions/db/route-searches.ts'
import { asksForPrivacy, isBot } from '../client.ts'
import { readBody, requireCapacity, requireOwnOrigin, requireRate } from '../read-post.ts'
import { type CallGroup, onlyBy, reachable } from './call-group.ts'

export const trackingCalls: CallGroup = ({ api, deps, index }) => {
  track(pageViewPath, pageViewSchema, (view) => {
    const known = index.catalogue.has(view.routeSlug)
    return countPageView(deps.db, { ...view, known, day: dayOf(deps.now()) })
  })

  track(routeSearchPath, routeSearchSchema, (pair) => {
    const known = Boolean(index.city(pair.origin) && index.city(pair.destination))
    return countRouteSearch(deps.db, { ...pair, known, now: deps.now() })
  })

  track(missingRoutePath, missingRouteSchema, (asked) =>
    countMissingRoute(deps.db, { ...asked, now: deps.now() }),
  )

  function track<T>(path: string, schema: z.ZodType<T>, count: (body: T) => Promise<void>): void {
    api.post(path, async ({ req: { raw } }) => {
      requireCapacity(deps)
      requireOwnOrigin(raw, deps.config.siteUrl)
      await requireRate(raw, deps)
      const body = await readBody(raw, schema)
      if (!asksForPrivacy(raw) && !isBot(raw)) await reachable(raw, () => count(body))
      return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
    })
    api.all(path, onlyBy('POST'))
  }
}
