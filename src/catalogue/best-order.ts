// The order in which places cost least, found exactly.

/** Asked for at most; the work doubles with each more. */
export const mostOrdered = 10

/** A way that does not exist costs more than all others together, so an order with fewest of them leads. */
const missing = 1e9
const priced = (cost: number) => (Number.isFinite(cost) ? cost : missing)

/**
 * Indexes in the order with the lowest sum of costs from each to the next; the first stays first.
 * Dynamic programming over subsets: Held and Karp, "A dynamic programming approach to sequencing problems", J. SIAM 10 (1962).
 * @param costs `costs[from][to]`; not finite where no way leads, which is avoided where it can be
 * @param returns the last way leads back to the first
 * @throws RangeError for more than `mostOrdered`
 */
export function bestOrder(costs: readonly (readonly number[])[], returns: boolean): number[] {
  if (costs.length > mostOrdered) throw new RangeError(`${costs.length} are too many. Order ${mostOrdered}.`)
  const others = costs.length - 1
  if (others < 1) return costs.map((_, index) => index)
  const cost = (from: number, to: number) => priced(costs[from]?.[to] ?? Number.NaN)
  const paths = cheapestPaths(others, cost)
  return unwound(paths, others, (last) => (returns ? cost(last + 1, 0) : 0))
}

/** At `subset * others + last`: of the paths through a subset of the others that end at one of it, bit 0 is index 1. */
interface Paths {
  /** the lowest sum; infinite where `last` is not in the subset */
  sums: Float64Array
  /** the one before the last; -1 for the first stop */
  before: Int8Array
}

function cheapestPaths(others: number, cost: (from: number, to: number) => number): Paths {
  const sums = new Float64Array(others << others).fill(Number.POSITIVE_INFINITY)
  const before = new Int8Array(others << others).fill(-1)
  for (let last = 0; last < others; last++) sums[(1 << last) * others + last] = cost(0, last + 1)
  const extend = (subset: number, last: number) => {
    const sum = sums[subset * others + last] as number
    if (sum === Number.POSITIVE_INFINITY) return
    for (let next = 0; next < others; next++) {
      if (subset & (1 << next)) continue
      const at = (subset | (1 << next)) * others + next
      const more = sum + cost(last + 1, next + 1)
      if (more >= (sums[at] as number)) continue
      sums[at] = more
      before[at] = last
    }
  }
  for (let subset = 1; subset < 1 << others; subset++)
    for (let last = 0; last < others; last++) extend(subset, last)
  return { sums, before }
}

/** The order that ends cheapest, read from its end. */
function unwound({ sums, before }: Paths, others: number, ending: (last: number) => number): number[] {
  const all = (1 << others) - 1
  const total = (last: number) => (sums[all * others + last] as number) + ending(last)
  let last = 0
  for (let other = 1; other < others; other++) if (total(other) < total(last)) last = other
  const order: number[] = []
  for (let subset = all; subset > 0; ) {
    order.push(last + 1)
    const at = subset * others + last
    subset &= ~(1 << last)
    last = before[at] as number
  }
  return [0, ...order.reverse()]
}
