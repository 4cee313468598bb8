// The map base that Leaflet draws beyond Europe: Natural Earth land and borders, no third-party request.
import type { APIRoute } from 'astro'
import { worldTopology } from '#models/published/world-map.ts'

export const GET: APIRoute = () => Response.json(worldTopology())
