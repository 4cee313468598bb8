// Where answers of outside services are cached: the Cache API and memory on the edge, memory on Node.
import { createRecent } from './recent.ts'

export interface CachedAnswer<T> {
  value: T
  /** milliseconds since 1970 */
  storedAt: number
}

export interface AnswerCache {
  get(key: string): Promise<CachedAnswer<unknown> | undefined>
  put(key: string, cached: CachedAnswer<unknown>, keepSeconds: number): Promise<void>
}

/** Memory for at most `most` answers. `now` in milliseconds. */
export function memoryCache(now: () => number, most = 5000): AnswerCache {
  const entries = createRecent<{ cached: CachedAnswer<unknown>; until: number }>(most)
  return {
    async get(key) {
      const entry = entries.get(key)
      return entry && entry.until > now() ? entry.cached : undefined
    },
    async put(key, cached, keepSeconds) {
      entries.put(key, { cached, until: now() + keepSeconds * 1000 })
    },
  }
}

/** The Cache API, under addresses that no visitor can request. */
export function edgeCache(cache: Pick<Cache, 'match' | 'put'>): AnswerCache {
  const address = (key: string) => `https://cached.invalid/${encodeURIComponent(key)}`
  return {
    async get(key) {
      const response = await cache.match(address(key))
      return response ? ((await response.json()) as CachedAnswer<unknown>) : undefined
    },
    async put(key, cached, keepSeconds) {
      const headers = { 'Cache-Control': `public, max-age=${keepSeconds}` }
      await cache.put(address(key), Response.json(cached, { headers }))
    },
  }
}

/** Newest answer of both caches. Below workers.dev the Cache API stores nothing, only memory does. */
export function newestOfCaches(memory: AnswerCache, edge: AnswerCache): AnswerCache {
  return {
    async get(key) {
      const found = await Promise.allSettled([memory.get(key), edge.get(key)])
      const cached = found.flatMap((read) => (read.status === 'fulfilled' && read.value ? [read.value] : []))
      return cached.sort((a, b) => b.storedAt - a.storedAt)[0]
    },
    async put(...answer) {
      await Promise.allSettled([memory.put(...answer), edge.put(...answer)])
    },
  }
}
