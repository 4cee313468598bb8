// The map of a tour: its towns with their numbers, joined in their order.

import type { SourceId } from '#catalogue/figure.ts'
import { place } from '#catalogue/load.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { WaysFile } from '#catalogue/route-ways.ts'
import type { Tour } from '#catalogue/tour.ts'
import type { Point } from '#geo/distance.ts'
import { placeLabels, type View } from '#geo/label-places.ts'
import type { PlacesDrawing } from '#geo/land-drawing.ts'
import { type DrawnPoint, drawnHeight, drawnWidth } from '#geo/land-frame.ts'
import { discRadius, labelSize } from '#geo/map-views.ts'
import type { Language } from '#lib/languages.ts'
import type { LegLine } from '../route/leg-line.ts'
import type { DrawnMap } from './map-marks.ts'
import { drawnLines, pathsOf, sourcesOf, type TownWay, wayLine, waysFile } from './way-line.ts'

/** Draws land about places, filled by them from edge to edge. */
export type DrawWhole = (places: readonly Point[]) => PlacesDrawing

/** The whole drawing, on a phone and on a desktop; marks are larger on the smaller one (tour.css). */
const views: View[] = [1.5, 1].map((scale) => ({
  ...{ left: 2, right: drawnWidth - 2, top: 2, bottom: drawnHeight - 2 },
  scale,
}))

/** The map, its ways for the movable one, and the publications that show its lines. */
export function tourMap(
  { legs, stops }: Tour,
  lang: Language,
  drawWhole: DrawWhole,
): { map: DrawnMap; ways: WaysFile; sources: SourceId[] } {
  const towns = [...new Set(stops.map((stop) => stop.place))]
  const ways = legs.map(({ from, to, chosen }) => wayLine(from, to, chosen?.way))
  const { width, height, land, inland, points } = drawWhole([
    ...towns.map(place),
    ...ways.flatMap((way) => way.points),
  ])
  const at = (id: PlaceId) => points[towns.indexOf(id)] as DrawnPoint
  const lines = drawnLines(ways, points, towns.length)
  const labelOf = (index: number) => String(index + 1)
  const marks = towns.map((id, index) => ({
    ...at(id),
    ...{ radius: discRadius.lettered, name: place(id).names[lang], label: labelOf(index), isEnd: true },
  }))
  const spots = placeLabels({ marks, lines, size: labelSize, views })
  const map = {
    ...{ width, height, land, inland },
    ...pathsOf(ways, lines),
    marks: marks.map(({ isEnd, ...mark }, index) => ({ ...mark, spot: spots[index] })),
  }
  const led = legs.flatMap(({ from, to, chosen }, index): TownWay[] =>
    chosen ? [{ from, to, mode: chosen.way.mode, line: ways[index] as LegLine }] : [],
  )
  return { map, ways: waysFile(towns, led, labelOf), sources: sourcesOf(ways) }
}
