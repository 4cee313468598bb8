// Published landmarks (D52).
import type { APIRoute } from 'astro'
import { publishedReply } from '#contracts/published/all-files.ts'
import { landmarksData } from '#models/published/guides-data.ts'

export const GET: APIRoute = () => publishedReply('landmarks-data', landmarksData())
