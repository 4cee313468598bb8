// POST /api/track/missing-route: somebody asked for a route we have no page for. Answers 204 with no body.
// Two bodies (D43): a generated page names the two places it shows, the not-found view the two names it read.
import { z } from 'zod'

export const missingRoutePath = '/api/track/missing-route'

const slugSchema = z.string().min(1).max(120)
const nameSchema = z.string().trim().min(1).max(80)

export const missingRouteSchema = z.union([
  z.strictObject({ requestedSlug: slugSchema, fromCity: nameSchema, toCity: nameSchema }),
  z.strictObject({
    requestedSlug: slugSchema,
    originCity: nameSchema,
    destinationCity: nameSchema,
    count: z.literal(1),
  }),
])
export type MissingRoute = z.infer<typeof missingRouteSchema>
