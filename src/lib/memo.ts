/** The same function, computing each answer once; for pure functions of one string. */
export function memo<K extends string, T>(compute: (key: K) => T): (key: K) => T {
  const known = new Map<K, T>()
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key))
    return known.get(key) as T
  }
}
