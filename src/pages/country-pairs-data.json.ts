// Published country pairs (D52).
import type { APIRoute } from 'astro'
import { countryPairsData } from '#models/published/crossings-data.ts'

export const GET: APIRoute = () => Response.json(countryPairsData())
