// POST /api/admin/dismissed-towns: takes a missing town and all its routes off the lists, or puts them back. Answers 204 with no
// body.
import { z } from 'zod'
import { type ApiCall, adminCall } from './api-call.ts'
import { requestedSlugSchema } from './track-missing-route.ts'

export const dismissedTownsPath = '/api/admin/dismissed-towns'

export const dismissedTownSchema = z.strictObject({
  /** as the list of missing towns names it */
  town: requestedSlugSchema,
  /** false puts it back on the lists */
  dismissed: z.boolean(),
})
export type DismissedTown = z.infer<typeof dismissedTownSchema>

export const dismissedTownExample: DismissedTown = { town: 'qwerty', dismissed: true }

export const dismissedTownsCall = {
  ...adminCall,
  method: 'post',
  path: dismissedTownsPath,
  id: 'dismissMissingTown',
  summary: 'Takes a missing town off the lists, or puts it back',
  description: 'Its routes are counted on, and stay off the lists and the files.',
  body: { schema: dismissedTownSchema, examples: { dismiss: dismissedTownExample } },
  reply: { status: 204, description: 'Done, also where nothing changed.' },
  errors: [...adminCall.errors, 'bad-request', 'forbidden', 'too-large', 'unsupported-type'],
} as const satisfies ApiCall
