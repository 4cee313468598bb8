// Options between two towns, from the reach file of the first.
import type { Reach } from '#catalogue/reach/read.ts'
import type { Leg, Route } from '#catalogue/route.ts'
import { type RouteReply, routeCall, routeCallPath } from '#contracts/route.ts'
import { routesNear } from '#models/on-request/near-routes.ts'
import { type OptionNames, publishedOption } from '#models/on-request/published-option.ts'
import type { DirectoryIndex } from '#places/directory-index.ts'
import { resolveRoute } from '#places/slug.ts'
import { ApiError } from '../api-error.ts'
import { withinBudget } from '../within-budget.ts'
import { answerCall, type CallGroup } from './call-group.ts'

/** Options change with a build only. */
const caching = 'public, max-age=3600, stale-while-revalidate=86400'

interface Pair {
  slug: string
  origin: string
  destination: string
}

/** The two places of a slug in any spelling; undefined where they are not known. */
function resolved(asked: string, index: DirectoryIndex): Pair | undefined {
  const resolution = resolveRoute(asked, index.lookup, index.catalogue)
  if (resolution.kind === 'not-found') return undefined
  const { slug } = resolution
  if (resolution.kind !== 'generated') return index.catalogue.routes.find((route) => route.slug === slug)
  return { slug, origin: resolution.origin.id, destination: resolution.destination.id }
}

function namesOf(reach: Reach, index: DirectoryIndex): OptionNames {
  return {
    operator: (id) => reach.operatorName(id) ?? id,
    end(leg: Leg, end) {
      const id = leg[end]
      return leg.road?.includes(id) ? index.name(id, 'en') : (reach.stopName(id) ?? id)
    },
  }
}

function toReply({ slug, origin, destination, distanceKm, options }: Route, names: OptionNames): RouteReply {
  return {
    slug,
    origin,
    destination,
    distance: distanceKm,
    transportOptions: options.map((option) => publishedOption(option, names)),
  }
}

export const routeCalls: CallGroup = ({ api, deps, index, reaches }) => {
  answerCall(api, routeCall, (request) =>
    withinBudget(request, deps, () => answer(new URL(request.url).pathname)),
  )

  async function answer(pathname: string): Promise<Response> {
    const asked = pathname.slice(routeCallPath('').length)
    const found = resolved(asked, index)
    if (!found) throw new ApiError('not-found', 'No two places of that name are known.')
    const headers = { 'Cache-Control': caching }
    if (found.slug !== asked)
      return new Response(null, { status: 301, headers: { ...headers, Location: routeCallPath(found.slug) } })
    const { origin, destination } = found
    const reach = await reaches(origin)
    const route = reach?.route(destination)
    if (!reach || !route) throw notJoined(origin, destination)
    return Response.json(toReply(route, namesOf(reach, index)), { headers })
  }

  function notJoined(origin: string, destination: string): ApiError {
    const [from, to] = [index.place(origin), index.place(destination)]
    const similar = from && to ? routesNear(from, to, index).map(({ slug }) => slug) : []
    return new ApiError('not-found', 'No service that we know joins these two places.', {}, similar)
  }
}
