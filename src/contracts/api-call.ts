// How a call is described: by its contract, and an example for everything that is sent and answered.
import type { z } from 'zod'
import type { ErrorCode } from './error.ts'

export interface JsonExample {
  schema: z.ZodType
  /** what goes over the wire; by name where there are several */
  examples: Record<string, unknown>
}

export interface Reply {
  status: number
  description: string
  /** absent: the answer has no body */
  json?: JsonExample
  /** a body that is not JSON */
  text?: { type: string; example: string }
}

export interface ApiCall {
  method: 'get' | 'post'
  path: string
  /** name of the operation, unique */
  id: string
  tag: 'live' | 'places' | 'tracking' | 'admin' | 'operation'
  summary: string
  description?: string
  /** parameters after "?"; every value is text */
  query?: { schema: z.ZodType; example: Record<string, string> }
  body?: JsonExample
  reply: Reply
  /** besides those every call may answer */
  errors?: readonly ErrorCode[]
  /** asks for ADMIN_TOKEN where one is set */
  admin?: true
}
