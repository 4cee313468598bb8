// The answer of every call on an error.
import { z } from 'zod'

const errorCodes = [
  'bad-request',
  'unauthorized',
  'forbidden',
  'not-found',
  'method-not-allowed',
  'too-large',
  'unsupported-type',
  'too-many-requests',
  'internal',
  'unavailable',
] as const
export type ErrorCode = (typeof errorCodes)[number]

export const errorReplySchema = z.object({
  error: z.object({
    /** stable: programs may rely on it */
    code: z.enum(errorCodes),
    /** a sentence for people, which may change */
    message: z.string(),
    /** as in the X-Request-Id header and in the server's log */
    requestId: z.uuid(),
    /** slugs of similar routes, where a route is not found */
    similar: z.array(z.string()).optional(),
  }),
})
export type ErrorReply = z.infer<typeof errorReplySchema>

export const errorReplyExample: ErrorReply = {
  error: {
    code: 'bad-request',
    message: 'language: Invalid option: expected one of "en"|"de"|"fr"|"es"|"it"',
    requestId: '0b8e1a52-6f1d-4c3e-9a53-2f6a4d0c7b11',
  },
}
