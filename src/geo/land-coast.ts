// Outlines of land on Mercator's plane, in radians with north up, prepared for drawing many maps.
import type { Edges } from './land-clip.ts'
import { simplifyLine } from './land-simplify.ts'

/** An outline and the bounds of its parts; a map reads only the parts in view. */
export interface PlaneRing extends Edges {
  /** x and y alternately */
  line: readonly number[]
  /** bounds of each part of `partPoints` points */
  parts: readonly Edges[]
}
export interface Coast {
  fine: PlaneRing[]
  /** simplified, for maps of whole oceans */
  coarse: PlaneRing[]
}

const partPoints = 48
/** Largest deviation of a coarse coast in radians: a fifth of a degree. */
const coarseness = 0.0035

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

function toPlaneRing(line: readonly number[]): PlaneRing {
  const parts: Edges[] = []
  for (let from = 0; from < line.length; from += 2 * partPoints)
    parts.push(boundsOf(line, from, Math.min(line.length, from + 2 * partPoints)))
  return { line, parts, ...boundsOf(line, 0, line.length) }
}

/** Prepares lines (x, y alternately): their bounds, and coarse coasts of the larger ones. */
export function toCoast(lines: readonly (readonly number[])[]): Coast {
  const fine = lines.map(toPlaneRing)
  const large = fine.filter(({ left, right }) => right - left > 2 * coarseness)
  return { fine, coarse: large.map(({ line }) => toPlaneRing(simplifyLine(line, () => coarseness))) }
}

/** The ring with only the ends of parts beyond an edge: inside the edges nothing changes. */
export function lineNear({ line, parts }: PlaneRing, { left, top, right, bottom }: Edges): number[] {
  const near: number[] = []
  for (const [index, part] of parts.entries()) {
    const from = index * 2 * partPoints
    const to = Math.min(line.length, from + 2 * partPoints)
    const isBeyond = part.right < left || part.left > right || part.bottom < top || part.top > bottom
    for (let at = from; at < to; at += isBeyond ? Math.max(2, to - from - 2) : 2)
      near.push(line[at] as number, line[at + 1] as number)
  }
  return near
}
