// Published city guides (D52).
import type { APIRoute } from 'astro'
import { guidesData } from '#models/published/guides-data.ts'

export const GET: APIRoute = () => Response.json(guidesData())
