// Errors of the API: a status, a code and a sentence; never a stack.
import type { ErrorCode, ErrorReply } from '#contracts/error.ts'

const statusOf: Record<ErrorCode, number> = {
  'bad-request': 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'too-large': 413,
  'unsupported-type': 415,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
}

/** An error that becomes the answer of a call. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly headers: Record<string, string>
  /** slugs of similar routes */
  readonly similar: string[] | undefined

  constructor(code: ErrorCode, message: string, headers: Record<string, string> = {}, similar?: string[]) {
    super(message)
    this.code = code
    this.headers = headers
    this.similar = similar
  }
}

/** The body of an error. */
export const errorBody = (
  code: ErrorCode,
  message: string,
  requestId: string,
  similar?: string[],
): ErrorReply => ({
  error: { code, message, requestId, ...(similar && { similar }) },
})

/** The answer to an error; an unexpected one is `internal`, without details. */
export function errorReply(error: unknown, requestId: string): Response {
  const { code, message, headers, similar } =
    error instanceof ApiError ? error : new ApiError('internal', 'Something went wrong. Try again later.')
  return Response.json(errorBody(code, message, requestId, similar), { status: statusOf[code], headers })
}
