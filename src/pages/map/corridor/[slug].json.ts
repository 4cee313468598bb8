// Ways between the cities of two countries, fetched with the movable map of their page (D103).
import type { APIRoute } from 'astro'
import { countryPairs } from '#catalogue/load.ts'
import { corridorWays, hasCorridorMap } from '#models/content/corridor-map.ts'

export const getStaticPaths = () =>
  Object.keys(countryPairs()).flatMap((slug) => (hasCorridorMap(slug) ? { params: { slug } } : []))

export const GET: APIRoute = ({ params }) => Response.json(corridorWays(params.slug as string))
