// After repeated failure a service is left alone for a while.

const failuresAllowed = 3
const restMs = 60_000

export interface Breaker {
  /** Runs the work, or throws at once while the service rests. */
  run<T>(work: () => Promise<T>): Promise<T>
}

/** Opens after three failures in a row, for a minute; then one more failure opens it again. `now` in milliseconds. */
export function createBreaker(now: () => number): Breaker {
  let failures = 0
  let closedUntil = Number.NEGATIVE_INFINITY
  return {
    async run(work) {
      if (now() < closedUntil) throw new Error('resting after repeated failure')
      try {
        const result = await work()
        failures = 0
        return result
      } catch (error) {
        failures += 1
        if (failures >= failuresAllowed) closedUntil = now() + restMs
        throw error
      }
    },
  }
}
