// Where all towns of the network lie, fetched with the movable map of the towns around one (D103).
import type { APIRoute } from 'astro'
import { townsMap } from '#models/published/around-map.ts'

export const GET: APIRoute = () => Response.json(townsMap())
