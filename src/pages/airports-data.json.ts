// Published airports (D52).
import type { APIRoute } from 'astro'
import { publishedReply } from '#contracts/published/all-files.ts'
import { airportsData } from '#models/published/airports-data.ts'

export const GET: APIRoute = () => publishedReply('airports-data', airportsData())
