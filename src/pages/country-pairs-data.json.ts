// Published country pairs (D52).
import type { APIRoute } from 'astro'
import { publishedReply } from '#contracts/published/all-files.ts'
import { countryPairsData } from '#models/published/crossings-data.ts'

export const GET: APIRoute = () => publishedReply('country-pairs-data', countryPairsData())
