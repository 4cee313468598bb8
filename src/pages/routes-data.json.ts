// Published routes (D52).
import type { APIRoute } from 'astro'
import { publishedReply } from '#contracts/published/all-files.ts'
import { routesData } from '#models/published/routes-data.ts'

export const GET: APIRoute = () => publishedReply('routes-data', routesData())
