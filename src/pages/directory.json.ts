// Cities and routes for browsers that must resolve an address themselves (no functions on the host).
import type { APIRoute } from 'astro'
import { directory } from '#catalogue/load.ts'

export const GET: APIRoute = () => Response.json(directory())
