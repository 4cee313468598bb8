// Land of the world, for browsers that draw a generated route on a host without functions (A15).
import type { APIRoute } from 'astro'
import { landText } from '#catalogue/load-files.ts'

export const GET: APIRoute = () =>
  new Response(landText(), { headers: { 'Content-Type': 'application/json' } })
