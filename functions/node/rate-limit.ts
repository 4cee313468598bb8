// Requests per client and window, in memory; one larger limit for all clients without a known address.
import { unknownKeysPerDay } from '#functions/db/unknown-keys.ts'
import type { RateLimit } from '#functions/server/deps.ts'

interface Limit {
  /** of one client in a window */
  most: number
  /** of all clients that a proxy does not name: they must not block each other */
  mostUnnamed: number
  windowMs: number
}
const requestsPerMinute: Limit = { most: 60, mostUnnamed: 18_000, windowMs: 60_000 }
/** A hundredth of what is counted by name on a day; the cap of all holds for the unnamed. */
export const namesPerDay: Limit = {
  most: unknownKeysPerDay / 100,
  mostUnnamed: unknownKeysPerDay,
  windowMs: 86_400_000,
}
const mostClients = 100_000

/** A fixed window per client, deleted when it ends. `now` in milliseconds. */
export function memoryRateLimit(
  now: () => number,
  { most, mostUnnamed, windowMs }: Limit = requestsPerMinute,
): RateLimit {
  const windows = new Map<string, { count: number; ends: number }>()
  return async (client) => {
    const window = windows.get(client)
    if (window && window.ends > now()) {
      window.count += 1
      return window.count <= (isNamed(client) ? most : mostUnnamed)
    }
    windows.delete(client)
    // entries are in the order of their ends
    for (const [key, { ends }] of windows) {
      if (ends > now() && windows.size < mostClients) break
      windows.delete(key)
    }
    windows.set(client, { count: 1, ends: now() + windowMs })
    return true
  }
}

/** A key is the counted thing, a blank and the client; for POSTs of pages the client alone. */
const isNamed = (key: string) => key !== '' && !key.endsWith(' ')
