// The calls below /api.
import { Hono, type MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import type { DirectoryIndex } from '#catalogue/directory-index.ts'
import { createPlaceSearch } from '#catalogue/place-search.ts'
import { type AdminAnalyticsReply, adminAnalyticsPath } from '#contracts/admin-analytics.ts'
import { type AdminMetricsReply, adminMetricsPath } from '#contracts/admin-metrics.ts'
import { geocodeSearchPath } from '#contracts/geocode-search.ts'
import { ratesPaths } from '#contracts/rates.ts'
import { searchFormPath } from '#contracts/search-form.ts'
import { missingRoutePath, missingRouteSchema } from '#contracts/track-missing-route.ts'
import { pageViewPath, pageViewSchema } from '#contracts/track-page-view.ts'
import { routeSearchPath, routeSearchSchema } from '#contracts/track-route-search.ts'
import { countMissingRoute, readMissingRoutes } from '#functions/db/missing-routes.ts'
import { countPageView, dayOf, readPageViews } from '#functions/db/page-views.ts'
import { countRouteSearch, readRouteSearches } from '#functions/db/route-searches.ts'
import { requireAdmin } from './admin-auth.ts'
import { ApiError, errorReply, logError } from './api-error.ts'
import { asksForPrivacy, isBot } from './client.ts'
import type { Deps } from './deps.ts'
import { findPlaces } from './geocode-search.ts'
import { createRates, type RatesAnswer } from './rates.ts'
import { readBody, requireOwnOrigin, requireRate } from './read-post.ts'
import { searchTarget } from './search-form.ts'

const ratesCaching: Record<RatesAnswer['state'], string> = {
  fresh: 'public, max-age=21600, stale-while-revalidate=64800',
  stale: 'public, max-age=300',
  fixed: 'no-store',
}

/** Names change with a build; a day old is soon enough. */
const placesCaching = 'public, max-age=86400, stale-while-revalidate=604800'

/** All calls; what is not here is a 404 in JSON, a wrong method a 405. */
export function createApi(deps: Deps, index: DirectoryIndex): Hono {
  const api = new Hono()
  const rates = createRates(deps)
  const search = createPlaceSearch(deps.places, (id) => index.city(id) !== undefined)

  for (const path of ratesPaths) {
    api.get(path, async () => {
      const { reply, state } = await rates()
      return Response.json(reply, { headers: { 'Cache-Control': ratesCaching[state] } })
    })
  }

  api.get(geocodeSearchPath, ({ req }) => {
    const found = findPlaces(new URL(req.url).searchParams, search, deps.places, index)
    return Response.json(found, { headers: { 'Cache-Control': placesCaching } })
  })

  api.get(searchFormPath, ({ req }) => {
    const target = searchTarget(new URL(req.url).searchParams, { index, search, places: deps.places })
    return new Response(null, { status: 303, headers: { Location: target, 'Cache-Control': 'no-store' } })
  })

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

  admin(adminMetricsPath, async (): Promise<AdminMetricsReply> => {
    const { total, ...lists } = await readRouteSearches(deps.db)
    // nothing generates questions yet
    return { ...lists, recentFaqs: [], stats: { totalSearches: total, totalFaqGenerations: 0 } }
  })

  admin(adminAnalyticsPath, async (): Promise<AdminAnalyticsReply> => {
    const { routes, cities, modes = {} } = deps.directory
    const [pageViews, missingRoutes] = await Promise.all([readPageViews(deps.db), readMissingRoutes(deps.db)])
    const routeInventory = {
      totalRoutes: routes.length,
      totalCities: cities.length,
      transportModes: modes,
    }
    return { routeInventory, pageViews, missingRoutes }
  })

  for (const path of [...ratesPaths, geocodeSearchPath, searchFormPath]) api.all(path, onlyBy('GET, HEAD'))
  api.all('/api/*', () => errorReply(new ApiError('not-found', 'There is no such call.')))
  return api

  function track<T>(path: string, schema: z.ZodType<T>, count: (body: T) => Promise<void>): void {
    api.post(path, async ({ req: { raw } }) => {
      requireOwnOrigin(raw, deps.config.siteUrl)
      await requireRate(raw, deps)
      const body = await readBody(raw, schema)
      if (!asksForPrivacy(raw) && !isBot(raw)) await reachable(() => count(body))
      return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
    })
    api.all(path, onlyBy('POST'))
  }

  function admin(path: string, read: () => Promise<object>): void {
    api.get(path, async ({ req: { raw } }) => {
      await requireAdmin(raw, deps.config.adminToken)
      return Response.json(await reachable(read), { headers: { 'Cache-Control': 'no-store' } })
    })
    api.all(path, onlyBy('GET, HEAD'))
  }
}

function onlyBy(methods: string): MiddlewareHandler {
  return async () => errorReply(new ApiError('method-not-allowed', `Use ${methods}.`, { Allow: methods }))
}

/** @throws ApiError 503 when the database fails; the page goes on without it */
async function reachable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    logError('database', error)
    throw new ApiError('unavailable', 'The counters cannot be reached. Try again later.', {
      'Retry-After': '60',
    })
  }
}
