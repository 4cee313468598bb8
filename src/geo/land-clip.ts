// The part of an outline (Sutherland–Hodgman) or of an open line (Liang–Barsky) inside a rectangle.

export interface Edges {
  left: number
  top: number
  right: number
  bottom: number
}

/** The sides of the rectangle a point lies beyond, as bits. */
function outside(x: number, y: number, { left, top, right, bottom }: Edges): number {
  return (x < left ? 1 : x > right ? 2 : 0) | (y < top ? 4 : y > bottom ? 8 : 0)
}

/** Drops inner points of stretches beyond one side: this removes most of a continent at little cost. */
function shorten(line: readonly number[], edges: Edges): { line: number[]; sides: number } {
  const inside: number[] = []
  let [sides, before] = [0, 0]
  let here = outside(line[0] as number, line[1] as number, edges)
  for (let index = 0; index < line.length; index += 2) {
    const next =
      index + 2 < line.length ? outside(line[index + 2] as number, line[index + 3] as number, edges) : 0
    sides |= here
    if ((before & here & next) === 0) {
      inside.push(line[index] as number, line[index + 1] as number)
      before = here
    }
    here = next
  }
  return { line: inside, sides }
}

/** The part on the inner side of a vertical (axis 0) or horizontal (axis 1) line. */
function clip(line: readonly number[], axis: 0 | 1, at: number, sign: 1 | -1): number[] {
  const inside: number[] = []
  let [x, y] = [line.at(-2) as number, line.at(-1) as number]
  let wasInside = sign * ((axis ? y : x) - at) >= 0
  for (let index = 0; index < line.length; index += 2) {
    const [toX, toY] = [line[index] as number, line[index + 1] as number]
    const isInside = sign * ((axis ? toY : toX) - at) >= 0
    if (isInside !== wasInside) {
      const share = axis ? (at - y) / (toY - y) : (at - x) / (toX - x)
      inside.push(x + share * (toX - x), y + share * (toY - y))
    }
    if (isInside) inside.push(toX, toY)
    x = toX
    y = toY
    wasInside = isInside
  }
  return inside
}

/** The part of a ring (x, y alternately) inside the edges, or empty; it may repeat parts of an edge. */
export function clipRing(ring: readonly number[], edges: Edges): number[] {
  let { line, sides } = shorten(ring, edges)
  if (sides & 1 && line.length > 0) line = clip(line, 0, edges.left, 1)
  if (sides & 2 && line.length > 0) line = clip(line, 0, edges.right, -1)
  if (sides & 4 && line.length > 0) line = clip(line, 1, edges.top, 1)
  if (sides & 8 && line.length > 0) line = clip(line, 1, edges.bottom, -1)
  return line
}

/** The part of a stretch inside the edges, as shares of it; undefined without one. */
function sharesInside(ax: number, ay: number, bx: number, by: number, edges: Edges) {
  let [from, to] = [0, 1]
  const sides = [
    [ax - bx, ax - edges.left],
    [bx - ax, edges.right - ax],
    [ay - by, ay - edges.top],
    [by - ay, edges.bottom - ay],
  ] as const
  for (const [outwards, room] of sides) {
    if (outwards === 0 && room < 0) return undefined
    if (outwards < 0) from = Math.max(from, room / outwards)
    if (outwards > 0) to = Math.min(to, room / outwards)
  }
  return from < to ? { from, to } : undefined
}

/** The parts of an open line (x, y alternately) inside the edges. */
export function clipLine(line: readonly number[], edges: Edges): number[][] {
  const parts: number[][] = []
  let isInside = false
  for (let index = 2; index < line.length; index += 2) {
    const [ax, ay] = [line[index - 2] as number, line[index - 1] as number]
    const [bx, by] = [line[index] as number, line[index + 1] as number]
    const shares = sharesInside(ax, ay, bx, by, edges)
    if (!shares) {
      isInside = false
      continue
    }
    const { from, to } = shares
    if (!isInside || from > 0) parts.push([ax + from * (bx - ax), ay + from * (by - ay)])
    const [x, y] = to < 1 ? [ax + to * (bx - ax), ay + to * (by - ay)] : [bx, by]
    parts.at(-1)?.push(x, y)
    isInside = to === 1
  }
  return parts
}
