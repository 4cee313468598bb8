// Requests to one service in a minute and in a day: its terms hold for the whole site, and no client may use them up.
import { UpstreamError } from './upstream-error.ts'

export interface Budget {
  /** most requests of the site in a minute */
  perMinute: number
  /** most requests in a day, where they are paid for or its terms count days */
  perDay?: number
}

/** Part of a budget one client may use: nine others still get answers. */
const shareOfClient = 1 / 10

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Requests that one client may cause in a period with room for `most`. */
export const clientShare = (most: number) => Math.floor(most * shareOfClient)

/**
 * Counts `calls` of a client; '' is an unknown client and has no share of its own. Every process (on the edge: isolate)
 * counts for itself.
 * @throws UpstreamError `limited` over the budget or over the client's share of it
 */
export type Spend = (calls: number, client: string) => void

/** The counter of a budget. `now` in milliseconds. */
export function createBudget({ perMinute, perDay }: Budget, now: () => number): Spend {
  const periods = [createPeriod(perMinute, minuteMs, now)]
  if (perDay !== undefined) periods.push(createPeriod(perDay, dayMs, now))
  return (calls, client) => {
    for (const { check } of periods) check(calls, client)
    for (const { add } of periods) add(calls, client)
  }
}

/** Calls in one period of the clock, of all and of each client: as many entries as calls at most. */
function createPeriod(most: number, ms: number, now: () => number): { check: Spend; add: Spend } {
  let period = 0
  let spent = 0
  const byClient = new Map<string, number>()

  function begin(): void {
    const current = Math.floor(now() / ms)
    if (current === period) return
    period = current
    spent = 0
    byClient.clear()
  }

  return {
    check(calls, client) {
      begin()
      const own = client === '' ? 0 : (byClient.get(client) ?? 0) + calls
      if (own > clientShare(most)) throw new UpstreamError('limited', 'over the share of one client')
      if (spent + calls > most)
        throw new UpstreamError('limited', `over our ${most} calls in ${ms / minuteMs} min`)
    },
    add(calls, client) {
      spent += calls
      if (client !== '') byClient.set(client, (byClient.get(client) ?? 0) + calls)
    },
  }
}
