// Cities and routes for browsers that must resolve an address themselves (no functions on the host).
import type { APIRoute } from 'astro'
import { directoryText } from '#catalogue/load.ts'

export const GET: APIRoute = () =>
  new Response(directoryText(), { headers: { 'Content-Type': 'application/json' } })
