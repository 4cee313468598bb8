// Outlines of land on Mercator's plane, in radians with north up, prepared for drawing many maps.
import type { Edges } from './land-clip.ts'
import { lineWeights } from './line-weights.ts'

/** An outline or a line inside the land. */
interface WeighedLine {
  /** x and y alternately */
  line: readonly number[]
  /** of its points, square radians (`lineWeights`) */
  weights: Float64Array
}
/** One with the bounds of its parts; a map reads only the parts in view. */
export interface PlaneRing extends WeighedLine, Edges {
  /** bounds of each part of `partPoints` points */
  parts: readonly Edges[]
}
/** The outlines without the points, and the lines, that weigh less than asked; they may have some of these, for maps of about that scale. */
export type Coast = (leastWeight: number) => readonly PlaneRing[]

const partPoints = 48
/** Side of the square that the lightest points of simplified coasts weigh, radians: from a fifth of a degree, which is enough for whole oceans, to a few hundredths. */
const coarsenesses = [0.0035, 0.0018, 0.0009, 0.00045] as const

function boundsOf(line: readonly number[], from: number, to: number): Edges {
  const bounds = {
    left: Number.POSITIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY,
  }
  for (let index = from; index < to; index += 2) {
    const [x, y] = [line[index] as number, line[index + 1] as number]
    if (x < bounds.left) bounds.left = x
    if (x > bounds.right) bounds.right = x
    if (y < bounds.top) bounds.top = y
    if (y > bounds.bottom) bounds.bottom = y
  }
  return bounds
}

function toPlaneRing({ line, weights }: WeighedLine): PlaneRing {
  const parts: Edges[] = []
  for (let from = 0; from < line.length; from += 2 * partPoints)
    parts.push(boundsOf(line, from, Math.min(line.length, from + 2 * partPoints)))
  return { line, weights, parts, ...boundsOf(line, 0, line.length) }
}

/** What is left of the lines where lighter points go; one of fewer than two points is none. */
function simplified(rings: readonly PlaneRing[], leastWeight: number): PlaneRing[] {
  return rings.flatMap(({ line, weights }) => {
    const kept = weights.filter((weight) => weight >= leastWeight)
    if (kept.length < 2) return []
    return toPlaneRing({
      line: line.filter((_, index) => (weights[index >> 1] as number) >= leastWeight),
      weights: kept,
    })
  })
}

/** Weighs lines, x and y alternately, when a map first asks; coarser maps get simpler ones. */
export function toCoast(lines: () => readonly (readonly number[])[]): Coast {
  let fine: PlaneRing[] | undefined
  const known = new Map<number, PlaneRing[]>()
  return (leastWeight) => {
    fine ??= lines().map((line) => toPlaneRing({ line, weights: lineWeights(line) }))
    const side = coarsenesses.find((step) => step * step <= leastWeight)
    if (side === undefined) return fine
    const simple = known.get(side) ?? simplified(fine, side * side)
    known.set(side, simple)
    return simple
  }
}

/** Calls `add` with the first number of each point of a ring that shows inside the edges; of the parts beyond them only their ends. */
function visitNear(
  { line, weights, parts }: PlaneRing,
  { left, top, right, bottom }: Edges,
  leastWeight: number,
  add: (index: number, isBeyond: boolean) => void,
): void {
  for (const [index, part] of parts.entries()) {
    const from = index * 2 * partPoints
    const to = Math.min(line.length, from + 2 * partPoints)
    const isBeyond = part.right < left || part.left > right || part.bottom < top || part.top > bottom
    for (let at = from; at < to; at += isBeyond ? Math.max(2, to - from - 2) : 2)
      if (isBeyond || (weights[at >> 1] as number) >= leastWeight) add(at, isBeyond)
  }
}

/** The ring's points of some weight, with only the ends of parts beyond an edge: inside the edges nothing else changes. */
export function lineNear(ring: PlaneRing, edges: Edges, leastWeight: number): number[] {
  const near: number[] = []
  visitNear(ring, edges, leastWeight, (at) => near.push(ring.line[at] as number, ring.line[at + 1] as number))
  return near
}

/** Weights of the ring's points in the parts within the edges. */
export function weightsNear(ring: PlaneRing, edges: Edges, leastWeight: number): number[] {
  const near: number[] = []
  visitNear(ring, edges, leastWeight, (at, isBeyond) => {
    if (!isBeyond) near.push(ring.weights[at >> 1] as number)
  })
  return near
}
