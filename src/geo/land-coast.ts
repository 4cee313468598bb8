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
/** The outlines for a map whose details are that small, in radians: simplified once for all maps of about that scale. */
export type Coast = (detail: number) => readonly PlaneRing[]

const partPoints = 48
/** Largest deviations of simplified coasts in radians: from a fifth of a degree, which is enough for whole oceans, to a few hundredths. */
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

function toPlaneRing(line: readonly number[]): PlaneRing {
  const parts: Edges[] = []
  for (let from = 0; from < line.length; from += 2 * partPoints)
    parts.push(boundsOf(line, from, Math.min(line.length, from + 2 * partPoints)))
  return { line, parts, ...boundsOf(line, 0, line.length) }
}

/** The lines that are larger than the deviation, with no more points than it asks for. */
function simplified(rings: readonly PlaneRing[], deviation: number, isLarge: IsLarge): PlaneRing[] {
  const large = rings.filter((ring) => isLarge(ring, deviation))
  return large.map(({ line }) => toPlaneRing(simplifyLine(line, () => deviation)))
}

type IsLarge = (bounds: Edges, deviation: number) => boolean

const isWide: IsLarge = ({ left, right }, deviation) => right - left > 2 * deviation
const isLong: IsLarge = ({ left, right, top, bottom }, deviation) =>
  Math.max(right - left, bottom - top) > 2 * deviation

/** Prepares outlines (x, y alternately): their bounds, and when a map first asks, simpler ones of the larger. */
export const toCoast = (lines: readonly (readonly number[])[]): Coast => prepared(lines, isWide)

/** The same for open lines, such as borders: one from north to south is not wide. */
export const toInland = (lines: readonly (readonly number[])[]): Coast => prepared(lines, isLong)

function prepared(lines: readonly (readonly number[])[], isLarge: IsLarge): Coast {
  const fine = lines.map(toPlaneRing)
  const known = new Map<number, PlaneRing[]>()
  return (detail) => {
    const deviation = coarsenesses.find((step) => step <= detail)
    if (deviation === undefined) return fine
    const simple = known.get(deviation) ?? simplified(fine, deviation, isLarge)
    known.set(deviation, simple)
    return simple
  }
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
