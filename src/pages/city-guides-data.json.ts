// Published city guides (D52).
import type { APIRoute } from 'astro'
import { publishedReply } from '#contracts/published/all-files.ts'
import { guidesData } from '#models/published/guides-data.ts'

export const GET: APIRoute = () => publishedReply('city-guides-data', guidesData())
