// The things asked for last, by key: what nobody asked for longest is dropped first.

export interface Recent<T> {
  get(key: string): T | undefined
  put(key: string, value: T): void
}

/** @param most how many are kept */
export function createRecent<T extends object>(most: number): Recent<T> {
  const kept = new Map<string, T>()
  const put = (key: string, value: T) => {
    kept.delete(key)
    kept.set(key, value)
    if (kept.size > most) kept.delete(kept.keys().next().value as string)
  }
  return {
    put,
    get(key) {
      const known = kept.get(key)
      if (known) put(key, known)
      return known
    },
  }
}
