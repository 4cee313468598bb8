// POST /api/admin/dismissed-routes: takes a missing route off the list, or puts it back. Answers 204 with no body.
import { z } from 'zod'
import { type ApiCall, adminCall } from './api-call.ts'
import { requestedSlugSchema } from './track-missing-route.ts'

export const dismissedRoutesPath = '/api/admin/dismissed-routes'

export const dismissedRouteSchema = z.strictObject({
  /** as the list of missing routes names it */
  requestedSlug: requestedSlugSchema,
  /** false puts it back on the list */
  dismissed: z.boolean(),
})
export type DismissedRoute = z.infer<typeof dismissedRouteSchema>

export const dismissedRouteExample: DismissedRoute = { requestedSlug: 'asdf-qwerty', dismissed: true }

export const dismissedRoutesCall = {
  ...adminCall,
  method: 'post',
  path: dismissedRoutesPath,
  id: 'dismissMissingRoute',
  summary: 'Takes a missing route off the list, or puts it back',
  description: 'It is counted on, and stays off the list and the file.',
  body: { schema: dismissedRouteSchema, examples: { dismiss: dismissedRouteExample } },
  reply: { status: 204, description: 'Done, also where nothing changed.' },
  errors: [...adminCall.errors, 'bad-request', 'forbidden', 'too-large', 'unsupported-type'],
} as const satisfies ApiCall
