// The directory, for browsers that resolve an address on a host without functions (A15).
import type { APIRoute } from 'astro'
import { directoryText } from '#catalogue/load-files.ts'

export const GET: APIRoute = () =>
  new Response(directoryText(), { headers: { 'Content-Type': 'application/json' } })
