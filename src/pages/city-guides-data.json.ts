// Published JSON in the specification's shape (D52); our own pages do not fetch it.
import type { APIRoute } from 'astro'
import { guidesData } from '#models/published/guides-data.ts'

export const GET: APIRoute = () => Response.json(guidesData())
