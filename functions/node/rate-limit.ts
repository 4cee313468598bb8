// 60 POSTs per 60 s and client, in memory; one larger limit for all clients without a known address.
import type { RateLimit } from '#functions/server/deps.ts'

const most = 60
/** POSTs of all clients that a proxy does not name: they must not block each other. */
const mostUnnamed = 18_000
const windowMs = 60_000
const mostClients = 100_000

/** A fixed window per client, deleted when it ends. `now` in milliseconds. */
export function memoryRateLimit(now: () => number): RateLimit {
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
