// Values with how often each occurs.

export type Weighted = ReadonlyMap<number, number>

export function addWeight(to: Map<number, number>, value: number, weight = 1): void {
  to.set(value, (to.get(value) ?? 0) + weight)
}

/** The lower median; NaN of nothing. */
export const weightedMedian = (values: Weighted): number => weightedQuantile(values, 0.5)

/** The least value that a share of all do not exceed; NaN of nothing. */
export function weightedQuantile(values: Weighted, share: number): number {
  const total = [...values.values()].reduce((sum, weight) => sum + weight, 0)
  let seen = 0
  for (const [value, weight] of [...values].sort(([a], [b]) => a - b)) {
    seen += weight
    if (seen >= total * share) return value
  }
  return Number.NaN
}

/** The value that occurs most often, the least of several; NaN of nothing. */
export function mostFrequent(values: Weighted): number {
  const [first] = [...values].sort(([a, weightA], [b, weightB]) => weightB - weightA || a - b)
  return first?.[0] ?? Number.NaN
}
