// POST /api/track/route-search: a route page was opened for this pair of places. Answers 204 with no body.
import { z } from 'zod'
import { placeIdSchema } from '#catalogue/place.ts'
import { type ApiCall, trackingCall } from './api-call.ts'

export const routeSearchPath = '/api/track/route-search'

const placeSchema = placeIdSchema.max(60)

export const routeSearchSchema = z.strictObject({ origin: placeSchema, destination: placeSchema })
export type RouteSearch = z.infer<typeof routeSearchSchema>

export const routeSearchExample: RouteSearch = { origin: 'london', destination: 'paris' }

export const routeSearchCall = {
  ...trackingCall,
  path: routeSearchPath,
  id: 'trackRouteSearch',
  summary: 'A route page was opened for two places',
  body: { schema: routeSearchSchema, examples: { search: routeSearchExample } },
} as const satisfies ApiCall
