// What a drawn map shows: land, ways, and marks whose names cover nothing.
import type { Mode } from '#catalogue/mode.ts'
import { type DrawnPoint, linePath } from '#geo/land-drawing.ts'
import { discRadius } from '#geo/map-views.ts'
import type { MapPoint } from '#islands/map/map.ts'
import { drawPlaces } from './map-drawing.ts'
import { type DrawnMark, withSpots } from './on-request/map-marks.ts'

export interface DrawnMap {
  width: number
  height: number
  /** SVG path */
  land: string
  /** SVG path of the options that are not in front */
  others?: string
  /** the way in front, in the hue of its mode; without one, straight from point to point */
  way?: { mode?: Mode; path: string }
  marks: DrawnMark[]
}

/** A map of points. @param hasLine draws a dashed line from point to point */
export function pointsMap(points: readonly MapPoint[], hasLine: boolean): DrawnMap {
  const { width, height, land, points: drawn } = drawPlaces(points)
  const line = hasLine ? drawn.flatMap(({ x, y }) => [x, y]) : []
  const marks = points.map(({ label, name }, index) => ({
    ...(drawn[index] as DrawnPoint),
    radius: label ? discRadius.lettered : discRadius.end,
    name,
    label,
    isEnd: true,
  }))
  return {
    ...{ width, height, land },
    ...(hasLine && { way: { path: linePath(line) } }),
    marks: withSpots(marks, [line]),
  }
}
