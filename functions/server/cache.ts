// Where answers of outside services are kept: the Cache API and memory on the edge, memory on Node.

export interface Kept<T> {
  value: T
  /** milliseconds since 1970 */
  storedAt: number
}

export interface KeptAnswers {
  get(key: string): Promise<Kept<unknown> | undefined>
  put(key: string, kept: Kept<unknown>, keepSeconds: number): Promise<void>
}

/** Memory for at most `most` answers; the oldest goes first. `now` in milliseconds. */
export function memoryCache(now: () => number, most = 5000): KeptAnswers {
  const entries = new Map<string, { kept: Kept<unknown>; until: number }>()
  return {
    async get(key) {
      const entry = entries.get(key)
      if (entry && entry.until > now()) return entry.kept
      entries.delete(key)
      return undefined
    },
    async put(key, kept, keepSeconds) {
      entries.delete(key)
      entries.set(key, { kept, until: now() + keepSeconds * 1000 })
      if (entries.size > most) entries.delete(entries.keys().next().value as string)
    },
  }
}

/** The Cache API under addresses no visitor can ask for. */
export function edgeCache(cache: Pick<Cache, 'match' | 'put'>): KeptAnswers {
  const address = (key: string) => `https://kept.invalid/${encodeURIComponent(key)}`
  return {
    async get(key) {
      const response = await cache.match(address(key))
      return response ? ((await response.json()) as Kept<unknown>) : undefined
    },
    async put(key, kept, keepSeconds) {
      const headers = { 'Cache-Control': `public, max-age=${keepSeconds}` }
      await cache.put(address(key), Response.json(kept, { headers }))
    },
  }
}

/** Two places, the newer answer of both. The Cache API keeps nothing below workers.dev: there memory has to do. */
export function bothCaches(one: KeptAnswers, other: KeptAnswers): KeptAnswers {
  return {
    async get(key) {
      const found = await Promise.allSettled([one.get(key), other.get(key)])
      const kept = found.flatMap((read) => (read.status === 'fulfilled' && read.value ? [read.value] : []))
      return kept.sort((a, b) => b.storedAt - a.storedAt)[0]
    },
    async put(...answer) {
      await Promise.allSettled([one.put(...answer), other.put(...answer)])
    },
  }
}
