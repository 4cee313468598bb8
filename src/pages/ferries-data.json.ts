// Published ferry routes (D52).
import type { APIRoute } from 'astro'
import { ferriesData } from '#models/published/crossings-data.ts'

export const GET: APIRoute = () => Response.json(ferriesData())
