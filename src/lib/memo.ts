type Plain = string | number | boolean | readonly string[]

/** Wraps a pure function of plain values so that it computes each result once. */
export function memo<Of extends readonly Plain[], T>(compute: (...of: Of) => T): (...of: Of) => T {
  const known = new Map<string, T>()
  return (...of) => {
    let key = ''
    for (const value of of) key += `${value}\n`
    const answer = known.get(key)
    if (answer !== undefined || known.has(key)) return answer as T
    const computed = compute(...of)
    known.set(key, computed)
    return computed
  }
}
