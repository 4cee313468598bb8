// Published airports (D52).
import type { APIRoute } from 'astro'
import { airportsData } from '#models/published/airports-data.ts'

export const GET: APIRoute = () => Response.json(airportsData())
