// Ways of a route's options, fetched with its movable map (D103).
import type { APIRoute } from 'astro'
import { route as routeBySlug, routeIndex } from '#catalogue/load.ts'
import type { WaysFile } from '#catalogue/route-ways.ts'
import { drawAllOf } from '#models/map-drawing.ts'
import { townsOnMap } from '#models/route/journey-map.ts'
import { routeWays } from '#models/route/ways.ts'

export const getStaticPaths = () => routeIndex().map(({ slug }) => ({ params: { slug } }))

export const GET: APIRoute = ({ params }) => {
  const route = routeBySlug(params.slug as string)
  return Response.json({ ...routeWays(route), towns: townsOnMap(route, drawAllOf) } satisfies WaysFile)
}
