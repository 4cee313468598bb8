// Simplified lines (Douglas–Peucker): a point is dropped when the line moves less than the tolerance.

/**
 * The line without points that matter less than a tolerance.
 * @param line x and y alternately
 * @param tolerance how far the line may move at the point with this index (from 0)
 */
export function simplifyLine(line: readonly number[], tolerance: (point: number) => number): number[] {
  const last = line.length / 2 - 1
  if (last < 2) return [...line]
  const points = new Float64Array(line)
  const allowed = new Float64Array(last + 1)
  for (let point = 0; point <= last; point++) allowed[point] = tolerance(point) ** 2
  const isKept = new Uint8Array(last + 1)
  isKept[0] = isKept[last] = 1
  const stretches = [0, last]
  while (stretches.length > 0) {
    const to = stretches.pop() as number
    const from = stretches.pop() as number
    const at = furthest(points, allowed, from, to)
    if (at < 0) continue
    isKept[at] = 1
    stretches.push(from, at, at, to)
  }
  return line.filter((_, index) => isKept[index >> 1] === 1)
}

/** The point furthest from the stretch between two others, by what is allowed there; -1 where all are near enough. */
function furthest(points: Float64Array, allowed: Float64Array, from: number, to: number): number {
  const ax = points[2 * from] as number
  const ay = points[2 * from + 1] as number
  const dx = (points[2 * to] as number) - ax
  const dy = (points[2 * to + 1] as number) - ay
  const length = dx * dx + dy * dy
  let worst = 1
  let at = -1
  for (let point = from + 1; point < to; point++) {
    const px = (points[2 * point] as number) - ax
    const py = (points[2 * point + 1] as number) - ay
    const along = length > 0 ? Math.max(0, Math.min(1, (px * dx + py * dy) / length)) : 0
    const ex = px - along * dx
    const ey = py - along * dy
    const share = (ex * ex + ey * ey) / (allowed[point] as number)
    if (share > worst) {
      worst = share
      at = point
    }
  }
  return at
}
