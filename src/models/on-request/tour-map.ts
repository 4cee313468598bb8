// The map of a tour: its towns with their numbers, joined in their order.
import { place } from '#catalogue/load.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { Tour } from '#catalogue/tour.ts'
import type { Point } from '#geo/distance.ts'
import { placeLabels, type View } from '#geo/label-places.ts'
import { type DrawnPoint, drawnHeight, drawnWidth, linePath, type PlacesDrawing } from '#geo/land-drawing.ts'
import { discRadius, labelSize } from '#geo/map-views.ts'
import type { Language } from '#lib/languages.ts'
import type { DrawnMap } from './map-marks.ts'

/** Draws land about places, filled by them from edge to edge. */
export type DrawWhole = (places: readonly Point[]) => PlacesDrawing

/** The whole drawing, on a phone and on a desktop; marks are larger on the smaller one (tour.css). */
const views: View[] = [1.5, 1].map((scale) => ({
  ...{ left: 2, right: drawnWidth - 2, top: 2, bottom: drawnHeight - 2 },
  scale,
}))

export function tourMap({ legs, stops }: Tour, lang: Language, drawWhole: DrawWhole): DrawnMap {
  const towns = [...new Set(stops.map((stop) => stop.place))]
  const { width, height, land, points } = drawWhole(towns.map(place))
  const at = (id: PlaceId) => points[towns.indexOf(id)] as DrawnPoint
  const lines = legs.map(({ from, to }) => [from, to].flatMap((id) => [at(id).x, at(id).y]))
  const marks = towns.map((id, index) => ({
    ...at(id),
    ...{ radius: discRadius.lettered, name: place(id).names[lang], label: String(index + 1), isEnd: true },
  }))
  const spots = placeLabels({ marks, lines, size: labelSize, views })
  return {
    ...{ width, height, land },
    way: { path: lines.map(linePath).join('') },
    marks: marks.map(({ isEnd, ...mark }, index) => ({ ...mark, spot: spots[index] })),
  }
}
