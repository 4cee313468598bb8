// The item with the smallest measure.

/** Compares two measures, smallest first; NaN and Infinity come last. */
export function leastFirst<V extends number | string>(a: V, b: V): number {
  const [noA, noB] = [isMissing(a), isMissing(b)]
  if (noA || noB) return Number(noA) - Number(noB)
  return a === b ? 0 : a < b ? -1 : 1
}

const isMissing = (value: number | string) => Number.isNaN(value) || value === Number.POSITIVE_INFINITY

/** The item with the smallest first measure; the next measures, then the order, break ties. */
export function leastBy<T>(
  items: readonly T[],
  ...measures: readonly ((item: T) => number | string)[]
): T | undefined {
  const compare = (a: T, b: T) =>
    measures.reduce((order, measure) => order || leastFirst(measure(a), measure(b)), 0)
  return items
    .slice(1)
    .reduce<T | undefined>(
      (least, item) => (least !== undefined && compare(item, least) < 0 ? item : least),
      items[0],
    )
}
