// 60 POSTs per 60 s and client, in memory; where clients cannot be told apart, many for all of them.
import type { RateLimit } from '#functions/server/deps.ts'

const most = 60
/** Of all clients together whom a proxy does not name: they must not lock each other out. */
const mostUnnamed = 18_000
const windowMs = 60_000
const mostClients = 100_000

/** A fixed window per client, forgotten when it ends. `now` in milliseconds. */
export function memoryRateLimit(now: () => number): RateLimit {
  const windows = new Map<string, { count: number; ends: number }>()
  return async (client) => {
    const window = windows.get(client)
    if (window && window.ends > now()) {
      window.count += 1
      return window.count <= (isNamed(client) ? most : mostUnnamed)
    }
    windows.delete(client)
    // entries stand in the order in which they end
    for (const [key, { ends }] of windows) {
      if (ends > now() && windows.size < mostClients) break
      windows.delete(key)
    }
    windows.set(client, { count: 1, ends: now() + windowMs })
    return true
  }
}

/** Keys are what is counted, a blank and the client; POSTs of pages are the client alone. */
const isNamed = (key: string) => key !== '' && !key.endsWith(' ')
