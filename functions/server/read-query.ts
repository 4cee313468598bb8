// The query of a call that is only read.
import type { z } from 'zod'
import { ApiError } from './api-error.ts'

/** The query by its schema; of a name given twice the last counts. @throws ApiError 400 naming the field */
export function readQuery<T>(request: Request, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where = issue?.path.length ? issue.path.join('.') : 'query'
  throw new ApiError('bad-request', `${where}: ${issue?.message ?? 'not as expected'}`.slice(0, 200))
}
