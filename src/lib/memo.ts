/** The same function, computing each answer once; for pure functions of one string. */
export function memo<K extends string, T>(compute: (key: K) => T): (key: K) => T {
  const known = new Map<K, T>()
  return (key) => {
    const answer = known.get(key)
    if (answer !== undefined || known.has(key)) return answer as T
    const computed = compute(key)
    known.set(key, computed)
    return computed
  }
}
