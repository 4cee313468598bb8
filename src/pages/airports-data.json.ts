// Published JSON in the specification's shape (D52); our own pages do not fetch it.
import type { APIRoute } from 'astro'
import { airportsData } from '#models/published/airports-data.ts'

export const GET: APIRoute = () => Response.json(airportsData())
