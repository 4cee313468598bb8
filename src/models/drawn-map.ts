// Drawn maps of points, on pages of content.
import { type DrawnPoint, linePath } from '#geo/land-drawing.ts'
import { discRadius } from '#geo/map-views.ts'
import type { MapPoint } from '#islands/map/map.ts'
import { drawPlaces } from './map-drawing.ts'
import { type DrawnMap, withSpots } from './on-request/map-marks.ts'

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
