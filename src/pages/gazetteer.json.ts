// Places of the world for browsers that must resolve an address themselves (no functions on the host).
import type { APIRoute } from 'astro'
import { gazetteerText } from '#catalogue/load.ts'

export const GET: APIRoute = () =>
  new Response(gazetteerText(), { headers: { 'Content-Type': 'application/json' } })
