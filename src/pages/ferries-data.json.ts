// Published ferry routes (D52).
import type { APIRoute } from 'astro'
import { publishedReply } from '#contracts/published/all-files.ts'
import { ferriesData } from '#models/published/crossings-data.ts'

export const GET: APIRoute = () => publishedReply('ferries-data', ferriesData())
