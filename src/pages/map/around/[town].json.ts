// Lines of the direct trains and ships from a town, fetched with the movable map of the towns around it (D103).
import type { APIRoute } from 'astro'
import { townsByDemand } from '#catalogue/load.ts'
import type { PlaceId } from '#catalogue/place.ts'
import { aroundMap } from '#models/published/around-map.ts'

export const getStaticPaths = () => townsByDemand().map((town) => ({ params: { town } }))

export const GET: APIRoute = ({ params }) => Response.json(aroundMap(params.town as PlaceId))
