// Parts of the app with the fake outside services; each test has its own clock, cache and breakers.
import { memoryCache } from '#functions/server/cache.ts'
import { readConfig } from '#functions/server/config.ts'
import { createServices } from '#functions/upstream/service.ts'

export function outside(upstreams: string) {
  const baseOf = (behaviour: string) =>
    behaviour === 'refuse' ? 'http://127.0.0.1:1' : `${upstreams}/${behaviour}`
  return {
    baseOf,
    /** number of requests for a behaviour */
    seen: async (name: string) => Number(await (await fetch(`${upstreams}/seen/${name}`)).text()),
    /** arguments of createRates and similar; settings as in the environment; `clock.offline` makes every call fail */
    needs(environment: Record<string, string>, clock: TestClock = { ms: Date.now() }) {
      const faults: string[] = []
      const now = () => new Date(clock.ms)
      return {
        cache: memoryCache(() => clock.ms),
        config: readConfig(environment),
        release: { version: '1.2.3' },
        services: createServices(
          () => clock.ms,
          (name, error) => faults.push(`${name}: ${(error as Error).message}`),
        ),
        fetch: ((...args) =>
          clock.offline ? Promise.reject(new Error('offline')) : fetch(...args)) as typeof fetch,
        now,
        /** the logged faults */
        faults,
      }
    },
  }
}

export interface TestClock {
  ms: number
  offline?: boolean
}

/** The result of some work, and its milliseconds. */
export async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const started = performance.now()
  const result = await work()
  return [result, performance.now() - started]
}
