// The line of a way of which only its mode and its changes are known: in lists, meetings and tours (D169).
import type { SourceId } from '#catalogue/figure.ts'
import { place } from '#catalogue/load.ts'
import { directShape, roadBetween } from '#catalogue/load-lines.ts'
import type { Mode } from '#catalogue/mode.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { BriefWay } from '#catalogue/reach/brief.ts'
import type { WaysFile } from '#catalogue/route-ways.ts'
import type { ShapeKind } from '#catalogue/shape.ts'
import { greatCircle } from '#geo/great-circle.ts'
import { type DrawnPoint, linePath } from '#geo/land-frame.ts'
import { simplifyLine } from '#geo/land-simplify.ts'
import { packLine, unpackLine } from '#geo/shape-line.ts'
import { type LegLine, partOfLine, sketched } from '../route/leg-line.ts'
import { placeOn } from '../route/ways.ts'
import type { DrawnMap } from './map-marks.ts'

/** How far a drawn line may pass by the known one, units: on a map of some towns, and of all, where lines share their rails. */
export const lineTolerance = { some: 2, all: 0.8 }

/**
 * Rails and sea lanes where a train or ship runs from one town to the other without a change, the great circle of a
 * flight, places on the road of a car or coach; anything else is straight, as its changes are not known.
 */
export function wayLine(
  from: PlaceId,
  to: PlaceId,
  way: Pick<BriefWay, 'mode' | 'changes'> | undefined,
): LegLine {
  const ends = [place(from), place(to)] as const
  if (!way || way.changes > 0) return sketched(ends, [])
  if (way.mode === 'flight') return { points: greatCircle(...ends), kind: 'true', sources: [] }
  if (way.mode === 'car' || way.mode === 'bus')
    return sketched(ends, roadBetween(from, to).slice(1, -1).map(place))
  const shape = directShape(way.mode, from, to)
  if (!shape) return sketched(ends, [])
  return { kind: shape.kind, sources: shape.sources, points: partOfLine(unpackLine(shape.line), ...ends) }
}

/**
 * Lines of ways in a drawing that was asked for their points after `before` others: x and y alternately.
 * @param tolerance in units
 */
export function drawnLines(
  ways: readonly LegLine[],
  points: readonly DrawnPoint[],
  before: number,
  tolerance = lineTolerance.some,
): number[][] {
  let next = before
  return ways.map((way) => {
    const line = points.slice(next, next + way.points.length).flatMap(({ x, y }) => [x, y])
    next += way.points.length
    return simplifyLine(line, () => tolerance)
  })
}

/** Paths of known lines and of straight ones. */
export function pathsOf(
  ways: readonly LegLine[],
  lines: readonly (readonly number[])[],
): Pick<DrawnMap, 'way' | 'straight'> {
  const pathOf = (isWanted: (kind: ShapeKind) => boolean) =>
    lines.flatMap((line, index) => (isWanted((ways[index] as LegLine).kind) ? linePath(line) : [])).join('')
  const [known, straight] = [pathOf((kind) => kind !== 'straight'), pathOf((kind) => kind === 'straight')]
  return { ...(known && { way: { path: known } }), ...(straight && { straight }) }
}

/** Where a known way leads. */
export interface TownWay {
  from: PlaceId
  to: PlaceId
  mode: Mode
  line: LegLine
}

/**
 * Ways between towns as the movable map takes them.
 * @param towns all of them, each once
 * @param labelOf numbers of towns, as on the drawing; empty for none
 */
export function waysFile(
  towns: readonly PlaceId[],
  ways: readonly TownWay[],
  labelOf: (index: number) => string = () => '',
): WaysFile {
  const places = towns.map((id, index) => ({
    ...placeOn(id, place(id)),
    ...(labelOf(index) && { label: labelOf(index) }),
  }))
  return {
    ends: [],
    names: places.map(({ names }) => names),
    ways: ways.map(({ from, to, mode, line: { points, kind, sources } }, index) => ({
      ...{ id: `way-${index}`, mode, line: packLine(points), kind, sources, changes: [] },
      legs: [{ mode, kind, from: towns.indexOf(from), to: towns.indexOf(to), end: points.length - 1 }],
    })),
    towns: places,
  }
}

/** The publications that show some lines. */
export const sourcesOf = (ways: readonly LegLine[]): SourceId[] => [
  ...new Set(ways.flatMap(({ sources }) => sources)),
]
