// A CPU budget for drawing pages and searching names (A35): one client cannot fill a core, and all clients together
// leave a third of it for built pages.
import { ApiError } from './api-error.ts'

/** Queues the work. @throws ApiError 429 or 503 when the budget is spent */
export type Work = <T>(client: string, make: () => T | Promise<T>) => Promise<T>

export interface WorkBudget {
  /** milliseconds of work available after a pause */
  burstMs: number
  /** milliseconds of work added every second */
  msPerSecond: number
}

export const workBudgets = {
  client: { burstMs: 1500, msPerSecond: 150 },
  all: { burstMs: 3000, msPerSecond: 650 },
} as const satisfies Record<string, WorkBudget>

/** Answers in the queue; more are refused at once. */
const mostWaiting = 50
/** Clients with a bucket; the least recently seen is dropped. */
const mostClients = 10_000

interface Bucket {
  ms: number
  at: number
}

/**
 * A token bucket per client and one for all. An unknown client ('') has only the common one.
 * @param now milliseconds, never backwards
 * @param nextTurn lets other connections run between two works
 */
export function createWork(
  now: () => number,
  nextTurn: () => Promise<void>,
  { client: ofClient, all: ofAll }: Record<'client' | 'all', WorkBudget> = workBudgets,
): Work {
  const all: Bucket = { ms: ofAll.burstMs, at: now() }
  const clients = new Map<string, Bucket>()
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  function refill(bucket: Bucket, { burstMs, msPerSecond }: WorkBudget): void {
    const since = now() - bucket.at
    bucket.ms = Math.min(burstMs, bucket.ms + (since / 1000) * msPerSecond)
    bucket.at = now()
  }

  function bucketOf(client: string): Bucket | undefined {
    if (client === '') return undefined
    const bucket = clients.get(client) ?? { ms: ofClient.burstMs, at: now() }
    clients.delete(client)
    clients.set(client, bucket)
    if (clients.size > mostClients) clients.delete(clients.keys().next().value as string)
    refill(bucket, ofClient)
    return bucket
  }

  async function turn<T>(spend: (ms: number) => void, make: () => T | Promise<T>): Promise<T> {
    await nextTurn()
    const since = now()
    try {
      return await make()
    } finally {
      spend(now() - since)
    }
  }

  return async (client, make) => {
    const bucket = bucketOf(client)
    if (bucket && bucket.ms <= 0) throw refused('too-many-requests', bucket.ms, ofClient)
    refill(all, ofAll)
    if (all.ms <= 0 || waiting >= mostWaiting) throw refused('unavailable', all.ms, ofAll)
    const spend = (ms: number) => {
      all.ms -= ms
      if (bucket) bucket.ms -= ms
    }
    waiting += 1
    const mine = last.then(() => turn(spend, make))
    last = mine.catch(() => {})
    try {
      return await mine
    } finally {
      waiting -= 1
    }
  }
}

/** The error of a spent budget, with the wait in whole seconds. */
function refused(
  code: 'too-many-requests' | 'unavailable',
  ms: number,
  { msPerSecond }: WorkBudget,
): ApiError {
  const seconds = Math.max(1, Math.ceil(-ms / msPerSecond))
  return new ApiError(code, 'Too much was asked for. Try again in a moment.', {
    'Retry-After': String(seconds),
  })
}
