// What every call answers when it cannot do what was asked.
import { z } from 'zod'

export const errorCodes = [
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
  error: z.object({ code: z.enum(errorCodes), message: z.string() }),
})
export type ErrorReply = z.infer<typeof errorReplySchema>
