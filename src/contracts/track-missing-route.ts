// POST /api/track/missing-route: a route without a page was requested. Answers 204 with no body.
// Two bodies (D43): a generated page names the two places it shows, the not-found view the two names it read.
import { z } from 'zod'
import { type ApiCall, trackingCall } from './api-call.ts'

export const missingRoutePath = '/api/track/missing-route'

/** No control, line break, direction or surrogate characters: names end up in logs and tables. */
const plain = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u
const plainText = (maxLength: number) => z.string().trim().min(1).max(maxLength).regex(plain)

/** The slug of the address, in any script. */
export const requestedSlugSchema = plainText(120)
const name = plainText(80)

const generatedBody = z.strictObject({ requestedSlug: requestedSlugSchema, fromCity: name, toCity: name })
const notFoundBody = z.strictObject({
  requestedSlug: requestedSlugSchema,
  originCity: name,
  destinationCity: name,
  count: z.literal(1),
})

/** Both bodies become the same value. */
export const missingRouteSchema = z.union([
  generatedBody.transform(({ requestedSlug, fromCity, toCity }) => ({
    requestedSlug,
    originCity: fromCity,
    destinationCity: toCity,
  })),
  notFoundBody.transform(({ count: _, ...names }) => names),
])
export type MissingRoute = z.output<typeof missingRouteSchema>

/** The bodies of both pages. */
export const missingRouteExamples = {
  generated: { requestedSlug: 'london-ushuaia', fromCity: 'London', toCity: 'Ushuaia' },
  notFound: {
    requestedSlug: 'london-atlantis',
    originCity: 'London',
    destinationCity: 'Atlantis',
    count: 1,
  },
}

export const missingRouteCall = {
  ...trackingCall,
  path: missingRoutePath,
  id: 'trackMissingRoute',
  summary: 'Somebody asked for a route without a page',
  description: 'A generated page and the not-found view send different bodies; both end in one row.',
  body: { schema: missingRouteSchema, examples: missingRouteExamples },
} as const satisfies ApiCall
