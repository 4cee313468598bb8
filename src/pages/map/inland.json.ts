// Lakes, rivers and railways for the movable map of Europe (D169).
import type { APIRoute } from 'astro'
import { inlandMap } from '#models/published/inland-map.ts'

export const GET: APIRoute = () => Response.json(inlandMap())
