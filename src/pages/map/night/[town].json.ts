// Ways of the night trains of a town, fetched with the movable map of its page (D103).
import type { APIRoute } from 'astro'
import { nightTowns } from '#catalogue/load-night.ts'
import { nightWaysOf } from '#models/night/night-ways.ts'

export const getStaticPaths = () => nightTowns().map((town) => ({ params: { town } }))

export const GET: APIRoute = ({ params }) => Response.json(nightWaysOf(params.town as string))
