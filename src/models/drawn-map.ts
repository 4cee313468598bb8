// Drawn maps of points, on pages of content.
import { type DrawnPoint, linePath } from '#geo/land-frame.ts'
import { simplifyLine } from '#geo/land-simplify.ts'
import { discRadius } from '#geo/map-views.ts'
import { unpackLine } from '#geo/shape-line.ts'
import type { MapPoint } from '#islands/map/map.ts'
import { drawPlaces } from './map-drawing.ts'
import { type DrawnMap, withSpots } from './on-request/map-marks.ts'

/** How far a drawn line may pass by the packed one, units. */
const tolerance = 1

/** A map of points. @param way draws a dashed line: a packed one, or straight from point to point */
export function pointsMap(points: readonly MapPoint[], way: boolean | string): DrawnMap {
  const between = typeof way === 'string' ? unpackLine(way) : []
  const { width, height, land, inland, points: all } = drawPlaces([...points, ...between])
  const [drawn, course] = [all.slice(0, points.length), all.slice(points.length)]
  const corners = course.length > 0 ? [drawn[0] as DrawnPoint, ...course, drawn.at(-1) as DrawnPoint] : drawn
  const line = way
    ? simplifyLine(
        corners.flatMap(({ x, y }) => [x, y]),
        () => tolerance,
      )
    : []
  const marks = points.map(({ label, name }, index) => ({
    ...(drawn[index] as DrawnPoint),
    radius: label ? discRadius.lettered : discRadius.end,
    name,
    label,
    isEnd: true,
  }))
  return {
    ...{ width, height, land, inland },
    ...(way && { way: { path: linePath(line) } }),
    marks: withSpots(marks, [line]),
  }
}
