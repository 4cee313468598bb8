// How much each point of a line matters to its look (Visvalingam & Whyatt 1993): the area that goes with it, in the order
// in which points go. Coasts keep their bays and lose their spikes, where Douglas–Peucker keeps every headland's tip.
import FlatQueue from 'flatqueue'

/** How much less a sharp corner counts than its area, and how much more a flat one: mapshaper's "weighted" method. */
const sharpness = 0.7

/**
 * Weights of the points of a line, square units of its own; both ends weigh more than anything. The points above any
 * weight are the simplified line of that weight.
 * @param line x and y alternately; of a ring the last point is the first
 */
export function lineWeights(line: readonly number[]): Float64Array {
  const count = line.length / 2
  const weights = new Float64Array(count).fill(Number.POSITIVE_INFINITY)
  const before = Int32Array.from(weights, (_, at) => at - 1)
  const after = Int32Array.from(weights, (_, at) => at + 1)
  const areas = new Float64Array(count)
  const queue = new FlatQueue<number>()
  const weigh = (at: number) => {
    if (at === 0 || at === count - 1) return
    areas[at] = cornerArea(line, before[at] as number, at, after[at] as number)
    queue.push(at, areas[at] as number)
  }
  for (let at = 1; at < count - 1; at++) weigh(at)
  let most = 0
  for (let area = queue.peekValue(); area !== undefined; area = queue.peekValue()) {
    const at = queue.pop() as number
    // it has gone, or another area has been found since
    if (weights[at] !== Number.POSITIVE_INFINITY || area !== areas[at]) continue
    most = Math.max(most, area)
    weights[at] = most
    const [from, to] = [before[at] as number, after[at] as number]
    after[from] = to
    before[to] = from
    weigh(from)
    weigh(to)
  }
  return weights
}

/** Area of the corner at a point, less for a sharp one. */
function cornerArea(line: readonly number[], from: number, at: number, to: number): number {
  const [x, y] = [line[2 * at] as number, line[2 * at + 1] as number]
  const [ax, ay] = [(line[2 * from] as number) - x, (line[2 * from + 1] as number) - y]
  const [bx, by] = [(line[2 * to] as number) - x, (line[2 * to + 1] as number) - y]
  const lengths = Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by))
  const cosine = lengths > 0 ? (ax * bx + ay * by) / lengths : 1
  return (Math.abs(ax * by - bx * ay) / 2) * (1 - sharpness * cosine)
}
