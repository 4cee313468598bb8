// The map base that Leaflet draws: Natural Earth land and borders of Europe, no third-party request.
import type { APIRoute } from 'astro'
import { europeTopology } from '#models/published/europe-map.ts'

export const GET: APIRoute = () => Response.json(europeTopology())
