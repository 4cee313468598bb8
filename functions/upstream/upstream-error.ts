// Why an outside service gave no data. Its own words are left out: they may hold keys or markup.
import type { UpstreamFault } from '#contracts/upstream-fault.ts'

export class UpstreamError extends Error {
  readonly fault: UpstreamFault
  /** milliseconds until the service accepts requests again */
  readonly retryAfterMs: number | undefined

  constructor(fault: UpstreamFault, message: string, retryAfterMs?: number) {
    super(message)
    this.fault = fault
    this.retryAfterMs = retryAfterMs
  }
}

/** Any failure as an UpstreamError: what fetch throws is `unreachable`. */
export function asUpstreamError(error: unknown): UpstreamError {
  if (error instanceof UpstreamError) return error
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return new UpstreamError('unreachable', message)
}

/** The failure a status stands for. `now` in milliseconds reads a Retry-After that is a date. */
export function errorOfStatus({ status, headers }: Response, now: number): UpstreamError {
  const message = `answered ${status}`
  if (status === 429) return new UpstreamError('limited', message, retryAfterMs(headers, now))
  if (status === 401 || status === 403) return new UpstreamError('rejected', message)
  if (status >= 400 && status < 500 && status !== 408) return new UpstreamError('refused', message)
  return new UpstreamError('unreachable', message, retryAfterMs(headers, now))
}

/** Seconds or a date in Retry-After, else `ratelimit-reset` (Duffel: a date; elsewhere seconds). */
function retryAfterMs(headers: Headers, now: number): number | undefined {
  const text = headers.get('Retry-After') ?? headers.get('ratelimit-reset') ?? ''
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return ms > 0 ? ms : undefined
}
