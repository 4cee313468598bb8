// The map base of Europe for Leaflet: land and borders of Natural Earth (A10).
import type { APIRoute } from 'astro'
import { europeTopology } from '#models/published/europe-map.ts'

export const GET: APIRoute = () => Response.json(europeTopology())
