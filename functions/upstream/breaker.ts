// The circuit breaker: after repeated failures, or on its request, a service gets no requests for a while.
import { asUpstreamError, UpstreamError } from './upstream-error.ts'

const failuresAllowed = 3
const restMs = 60_000
/** A longer Retry-After is cut to this. */
const longestRestMs = 3_600_000

interface Breaker {
  /** Runs the work, or throws at once while the service rests. @throws UpstreamError */
  run<T>(work: () => Promise<T>): Promise<T>
  isResting(): boolean
}

/**
 * Opens after three failures in a row, for a minute; then one more failure opens it again. A 429 opens it at once,
 * for as long as the service asks. A refused question does not count. `now` in milliseconds.
 */
export function createBreaker(now: () => number): Breaker {
  let failures = 0
  let last: UpstreamError | undefined
  let restsUntil = Number.NEGATIVE_INFINITY

  function remember(error: UpstreamError): void {
    if (error.fault === 'refused') return
    failures += 1
    last = error
    const askedFor = error.retryAfterMs ?? (error.fault === 'limited' ? restMs : 0)
    const rest = Math.max(askedFor, failures >= failuresAllowed ? restMs : 0)
    if (rest > 0) restsUntil = now() + Math.min(rest, longestRestMs)
  }

  return {
    isResting: () => now() < restsUntil,
    async run(work) {
      if (last && now() < restsUntil) throw new UpstreamError(last.fault, `resting since: ${last.message}`)
      try {
        const result = await work()
        failures = 0
        return result
      } catch (error) {
        const failure = asUpstreamError(error)
        remember(failure)
        throw failure
      }
    },
  }
}
