// Land of the world for browsers that must draw a generated route themselves (no functions on the host).
import type { APIRoute } from 'astro'
import { landText } from '#catalogue/load.ts'

export const GET: APIRoute = () =>
  new Response(landText(), { headers: { 'Content-Type': 'application/json' } })
