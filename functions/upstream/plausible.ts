// What an answer of a service must be like: new and cached ones are checked alike.
import type { z } from 'zod'
import { UpstreamError } from './upstream-error.ts'

export interface Plausibility<T> {
  /** form, and bounds of every field */
  schema: z.ZodType<T>
  /** whether the value can be the answer of a moment */
  holds(value: T, asked: Date): boolean
}

/** The value in the form of a schema. @throws UpstreamError with the first wrong field, never its content */
export function formed<T>(value: unknown, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new UpstreamError('unreadable', `not as expected at "${issue?.path.join('.')}"`)
}

/** The value, if it can be true. @throws UpstreamError `unreadable` */
export function plausible<T>(value: unknown, { schema, holds }: Plausibility<T>, asked: Date): T {
  const found = formed(value, schema)
  if (holds(found, asked)) return found
  throw new UpstreamError('unreadable', 'of another time or place than asked for')
}
