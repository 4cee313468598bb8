// The map base of the world for Leaflet: land and borders of Natural Earth (A10).
import type { APIRoute } from 'astro'
import { worldTopology } from '#models/published/world-map.ts'

export const GET: APIRoute = () => Response.json(worldTopology())
