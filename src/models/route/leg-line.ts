// The line of a leg on the map, and how well it is known (D169).

import type { SourceId } from '#catalogue/figure.ts'
import { callsOf, directionCalled, place, stop } from '#catalogue/load.ts'
import { roadBetween, shapeLine } from '#catalogue/load-lines.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { Leg } from '#catalogue/route.ts'
import type { ShapeKind } from '#catalogue/shape.ts'
import type { Point } from '#geo/distance.ts'
import { greatCircle } from '#geo/great-circle.ts'
import { unpackLine } from '#geo/shape-line.ts'

export interface LegLine {
  points: readonly Point[]
  kind: ShapeKind
  /** publications that show the line, where they ask for a credit */
  sources: readonly SourceId[]
}

const isRoad = ({ road }: Leg, id: string) => road?.includes(id) ?? false
const pointOf = (leg: Leg, id: string): Point => (isRoad(leg, id) ? place(id) : stop(id))
/** The place of an end of a leg. */
export const placeOf = (leg: Leg, id: string): PlaceId => (isRoad(leg, id) ? id : stop(id).place)

/** Index of the point of a line nearest to another, on a plane of degrees: only points of one line are compared. */
function nearest(line: readonly Point[], { lat, lng }: Point): number {
  const narrow = Math.cos((lat * Math.PI) / 180)
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (const [index, point] of line.entries()) {
    const far = (point.lat - lat) ** 2 + ((point.lng - lng) * narrow) ** 2
    if (far < least) [best, least] = [index, far]
  }
  return best
}

/** Whether a ride covers a service's line from end to end, and which way; undefined for a part of it. */
export function directionOn(line: readonly Point[], from: Point, to: Point): 'there' | 'back' | undefined {
  const [start, end] = [nearest(line, from), nearest(line, to)]
  if (Math.min(start, end) > 0 || Math.max(start, end) < line.length - 1) return undefined
  return start < end ? 'there' : 'back'
}

/** The part of a service's line between two of its stops, from the first to the second. */
export function partOfLine(line: readonly Point[], from: Point, to: Point): Point[] {
  const [start, end] = [nearest(line, from), nearest(line, to)]
  const part = line.slice(Math.min(start, end), Math.max(start, end) + 1)
  return [from, ...(start > end ? part.reverse() : part).slice(1, -1), to]
}

/** The stops of ours where a leg calls on its way; stations that only its feed knows stay in the feed's file (D162). */
function stopsBetween({ service, from, to }: Leg): Point[] {
  const direction = service && directionCalled(service, from, to)
  if (!direction) return []
  const calls = callsOf(service)?.ways[direction]?.calls ?? []
  const [start, end] = [from, to].map((id) => calls.findIndex((call) => call.stop === id))
  return calls.slice((start ?? 0) + 1, end).flatMap((call) => (call.stop ? stop(call.stop) : []))
}

/** Through places on the way, which have no credit to give; straight without any. */
export const sketched = (ends: readonly [Point, Point], between: readonly Point[]): LegLine => ({
  points: [ends[0], ...between, ends[1]],
  kind: between.length > 0 ? 'sketched' : 'straight',
  sources: [],
})

/** The line of a leg from its first stop to its last. */
export function legLine(leg: Leg): LegLine {
  const ends = [pointOf(leg, leg.from), pointOf(leg, leg.to)] as const
  if (leg.mode === 'flight') return { points: greatCircle(...ends), kind: 'true', sources: [] }
  const shape = leg.service && shapeLine(leg.service)
  if (shape)
    return { kind: shape.kind, sources: shape.sources, points: partOfLine(unpackLine(shape.line), ...ends) }
  if (leg.mode === 'train') return sketched(ends, stopsBetween(leg))
  if (leg.mode === 'ferry') return sketched(ends, [])
  const [from, to] = [placeOf(leg, leg.from), placeOf(leg, leg.to)]
  return sketched(ends, roadBetween(from, to).slice(1, -1).map(place))
}
