// The gazetteer, for browsers that resolve an address on a host without functions (A15, A16).
import type { APIRoute } from 'astro'
import { gazetteerText } from '#catalogue/load-files.ts'

export const GET: APIRoute = () =>
  new Response(gazetteerText(), { headers: { 'Content-Type': 'application/json' } })
