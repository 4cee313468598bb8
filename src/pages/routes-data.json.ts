// Published routes (D52).
import type { APIRoute } from 'astro'
import { routesData } from '#models/published/routes-data.ts'

export const GET: APIRoute = () => Response.json(routesData())
