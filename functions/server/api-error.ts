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

/** Thrown anywhere below a call, it becomes the answer. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly headers: Record<string, string>

  constructor(code: ErrorCode, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.code = code
    this.headers = headers
  }
}

/** The answer to an error; anything unexpected is `internal` and says nothing about itself. */
export function errorReply(error: unknown): Response {
  const known =
    error instanceof ApiError ? error : new ApiError('internal', 'Something went wrong. Try again later.')
  const body: ErrorReply = { error: { code: known.code, message: known.message } }
  return Response.json(body, {
    status: statusOf[known.code],
    headers: { 'Cache-Control': 'no-store', ...known.headers },
  })
}

/** One log line; hostile text cannot break out of it. */
export function logError(what: string, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  console.error(`${what}: ${JSON.stringify(message.slice(0, 500))}`)
}
