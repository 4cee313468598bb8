// Ways of all night trains, fetched with the movable map of their page (D103).
import type { APIRoute } from 'astro'
import { allNightWays } from '#models/night/night-ways.ts'

export const GET: APIRoute = () => Response.json(allNightWays())
