// Simplified lines (Douglas–Peucker): a point is dropped when the line moves less than the tolerance.

/** Squared distance from a point to a stretch. */
function squaredAway(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length > 0 ? Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / length)) : 0
  const [ex, ey] = [px - ax - along * dx, py - ay - along * dy]
  return ex * ex + ey * ey
}

/**
 * The line without points that matter less than a tolerance.
 * @param line x and y alternately
 * @param tolerance how far the line may move at the point with this index (from 0)
 */
export function simplifyLine(line: readonly number[], tolerance: (point: number) => number): number[] {
  const last = line.length / 2 - 1
  if (last < 2) return [...line]
  const isKept = new Uint8Array(last + 1)
  isKept[0] = isKept[last] = 1
  const stretches = [0, last]
  while (stretches.length > 0) {
    const to = stretches.pop() as number
    const from = stretches.pop() as number
    const [ax, ay] = [line[2 * from] as number, line[2 * from + 1] as number]
    const [bx, by] = [line[2 * to] as number, line[2 * to + 1] as number]
    let [worst, at] = [1, -1]
    for (let point = from + 1; point < to; point++) {
      const away = squaredAway(line[2 * point] as number, line[2 * point + 1] as number, ax, ay, bx, by)
      const share = away / tolerance(point) ** 2
      if (share > worst) [worst, at] = [share, point]
    }
    if (at < 0) continue
    isKept[at] = 1
    stretches.push(from, at, at, to)
  }
  return line.filter((_, index) => isKept[index >> 1] === 1)
}
