// Published landmarks (D52).
import type { APIRoute } from 'astro'
import { landmarksData } from '#models/published/guides-data.ts'

export const GET: APIRoute = () => Response.json(landmarksData())
