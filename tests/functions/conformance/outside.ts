// Parts of the app against the fake outside services, each test with a clock, a cache and breakers of its own.
import { memoryCache } from '#functions/server/cache.ts'
import { readConfig } from '#functions/server/config.ts'
import { createServices } from '#functions/upstream/service.ts'

export function outside(upstreams: string) {
  const baseOf = (behaviour: string) =>
    behaviour === 'refuse' ? 'http://127.0.0.1:1' : `${upstreams}/${behaviour}`
  return {
    baseOf,
    /** how often a behaviour was asked for */
    seen: async (name: string) => Number(await (await fetch(`${upstreams}/seen/${name}`)).text()),
    /** what createRates and its like want; settings as in the environment, `clock.offline` cuts every line */
    needs(environment: Record<string, string>, clock: TestClock = { ms: Date.now() }) {
      const faults: string[] = []
      const now = () => new Date(clock.ms)
      return {
        cache: memoryCache(() => clock.ms),
        config: readConfig(environment),
        services: createServices(
          () => clock.ms,
          (name, error) => faults.push(`${name}: ${(error as Error).message}`),
        ),
        fetch: ((...args) =>
          clock.offline ? Promise.reject(new Error('offline')) : fetch(...args)) as typeof fetch,
        now,
        /** what was logged */
        faults,
      }
    },
  }
}

export interface TestClock {
  ms: number
  offline?: boolean
}

/** Milliseconds some work takes, and its result. */
export async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const started = performance.now()
  const result = await work()
  return [result, performance.now() - started]
}
