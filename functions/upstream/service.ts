// An outside service as the app uses it: a breaker, a budget, a line in the log when it fails.
import { type ServiceName, services } from './all-services.ts'
import { createBreaker } from './breaker.ts'
import { createBudget } from './budget.ts'

export interface Service {
  name: ServiceName
  /** Does the work. @throws UpstreamError */
  run<T>(work: () => Promise<T>, cost?: Cost): Promise<T>
  state(): ServiceState
}

/** What a piece of work takes from the budget. */
export interface Cost {
  /** requests it makes; default 1 */
  calls?: number
  /** whose share of the budget pays; default '', an unknown client */
  client?: string
}

interface ServiceState {
  /** it failed and gets no requests for a while */
  resting: boolean
  /** time of its last good answer in this process (on the edge: isolate) */
  lastSuccess: Date | undefined
}

export type Services = Readonly<Record<ServiceName, Service>>

/** All services, each with its own state. `now` in milliseconds. */
export function createServices(
  now: () => number,
  log: (service: ServiceName, error: unknown) => void,
): Services {
  const create = ({ name, budget }: (typeof services)[number]): Service => {
    const breaker = createBreaker(now)
    const spend = createBudget(budget, now)
    let lastSuccess: Date | undefined
    return {
      name,
      state: () => ({ resting: breaker.isResting(), lastSuccess }),
      async run(work, { calls = 1, client = '' } = {}) {
        if (!breaker.isResting()) spend(calls, client)
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
  return Object.fromEntries(services.map((service) => [service.name, create(service)])) as Record<
    ServiceName,
    Service
  >
}
