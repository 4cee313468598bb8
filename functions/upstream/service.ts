// An outside service as the app uses it: a breaker, a budget, a line in the log when it fails.
import { createBreaker } from './breaker.ts'
import { createBudget } from './budget.ts'

export const serviceNames = [
  'travelpayouts',
  'duffel',
  'met-norway',
  'open-meteo',
  'ecb',
  'frankfurter',
] as const
export type ServiceName = (typeof serviceNames)[number]

/** Calls a minute. MET Norway allows 20 a second for the whole site, Travelpayouts 600 a minute; others do not say. */
const perMinute: Record<ServiceName, number> = {
  travelpayouts: 500,
  duffel: 60,
  'met-norway': 600,
  'open-meteo': 300,
  ecb: 20,
  frankfurter: 20,
}

export interface Service {
  name: ServiceName
  /** Does the work, which makes so many calls (1 unless told). @throws UpstreamError */
  run<T>(work: () => Promise<T>, calls?: number): Promise<T>
  state(): ServiceState
}

export interface ServiceState {
  /** it failed, and is not asked for a while */
  resting: boolean
  /** when it last gave what was asked for; undefined since this process (on the edge this isolate) began */
  lastSuccess: Date | undefined
}

export type Services = Readonly<Record<ServiceName, Service>>

/** All services, each with its own state. `now` in milliseconds. */
export function createServices(
  now: () => number,
  log: (service: ServiceName, error: unknown) => void,
): Services {
  const create = (name: ServiceName): Service => {
    const breaker = createBreaker(now)
    const spend = createBudget(perMinute[name], now)
    let lastSuccess: Date | undefined
    return {
      name,
      state: () => ({ resting: breaker.isResting(), lastSuccess }),
      async run(work, calls = 1) {
        if (!breaker.isResting()) spend(calls)
        return breaker.run(async () => {
          try {
            const result = await work()
            lastSuccess = new Date(now())
            return result
          } catch (error) {
            log(name, error)
            throw error
          }
        })
      },
    }
  }
  return Object.fromEntries(serviceNames.map((name) => [name, create(name)])) as Record<ServiceName, Service>
}
