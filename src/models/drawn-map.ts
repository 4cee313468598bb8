// What a drawn map shows: land, ways, and marks whose names cover nothing.
import type { Mode } from '#catalogue/mode.ts'
import { type Mark, placeLabels, type Spot } from '#geo/label-places.ts'
import { linePath } from '#geo/land-drawing.ts'
import { discRadius, labelSize, mapViews } from '#geo/map-views.ts'
import type { MapPoint } from '#islands/map/map.ts'
import { drawPlaces } from './map-drawing.ts'

interface DrawnMark extends Pick<Mark, 'x' | 'y' | 'radius' | 'name'> {
  /** letter or number on the disc; empty for a plain one */
  label: string
  /** where the name stands; undefined for a name without room */
  spot: Spot | undefined
}

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

type Placed = Omit<DrawnMark, 'spot'> & Pick<Mark, 'isEnd'>

/** The marks with spots for their names. @param lines that names keep clear of: x and y alternately */
export function withSpots(marks: readonly Placed[], lines: readonly (readonly number[])[]): DrawnMark[] {
  const spots = placeLabels({ marks, lines, size: labelSize, views: mapViews })
  return marks.map(({ isEnd, ...mark }, index) => ({ ...mark, spot: spots[index] }))
}

/** A map of points. @param hasLine draws a dashed line from point to point */
export function pointsMap(points: readonly MapPoint[], hasLine: boolean): DrawnMap {
  const { width, height, land, points: drawn } = drawPlaces(points)
  const line = hasLine ? drawn.flatMap(({ x, y }) => [x, y]) : []
  const marks = points.map(
    ({ label, name }, index): Placed => ({
      ...(drawn[index] as { x: number; y: number }),
      radius: label ? discRadius.lettered : discRadius.end,
      name,
      label,
      isEnd: true,
    }),
  )
  return {
    ...{ width, height, land },
    ...(hasLine && { way: { path: linePath(line) } }),
    marks: withSpots(marks, [line]),
  }
}
