// Ways of a route's options, fetched with its movable map (D103).
import type { APIRoute } from 'astro'
import { routeIndex } from '#catalogue/load.ts'
import { routeWays } from '#models/route/ways.ts'

export const getStaticPaths = () => routeIndex().map(({ slug }) => ({ params: { slug } }))

export const GET: APIRoute = ({ params }) => Response.json(routeWays(params.slug as string))
