// The description of a call: each contract exports its call, all-calls.ts lists them.
import type { z } from 'zod'
import type { ErrorCode } from './error.ts'

/** The body of a request: a schema, and examples by name. */
export interface Body<T = unknown> {
  schema: z.ZodType<T>
  examples: Record<string, unknown>
  /** media types; JSON by default */
  types?: readonly string[]
  /** 1 KB by default */
  mostBytes?: number
}

/** The answer: JSON with 200, another kind of text with 200, or no body. */
export type Reply = { description: string } & (
  | { schema: z.ZodType; example: unknown }
  | { type: string; example: string }
  | { status: 204 | 303 }
)

export interface ApiCall {
  method: 'get' | 'post'
  path: string
  /** name of the operation, unique */
  id: string
  tag: 'live' | 'places' | 'tracking' | 'admin' | 'operation'
  summary: string
  description?: string
  /** parts of the path in braces */
  params?: { schema: z.ZodObject; example: Record<string, string> }
  /** parameters after "?"; every value is text */
  query?: { schema: z.ZodType; example: Record<string, string> }
  body?: Body
  reply: Reply
  /** errors besides those of every call */
  errors?: readonly ErrorCode[]
  /** for administrators (D44) */
  admin?: true
}

/** Common parts of all tracking calls. */
export const trackingCall = {
  method: 'post',
  tag: 'tracking',
  reply: { status: 204, description: 'Counted; or not, where the visitor asks for privacy.' },
  errors: ['bad-request', 'forbidden', 'too-large', 'unsupported-type', 'too-many-requests', 'unavailable'],
} as const satisfies Partial<ApiCall>

/** Common parts of all calls that need the administrator's token. */
export const adminCall = {
  method: 'get',
  tag: 'admin',
  errors: ['unauthorized', 'too-many-requests', 'unavailable'],
  admin: true,
} as const satisfies Partial<ApiCall>
