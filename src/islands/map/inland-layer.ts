// Lakes, rivers and railways on the movable map, between the land and the ways.
import { featureGroup, type LatLngTuple, type Map as LeafletMap, polygon, polyline } from 'leaflet'
import type { InlandMapFile } from '#geo/land-file.ts'
import { unpackLine } from '#geo/shape-line.ts'
import { inSlices } from '#lib/in-slices.ts'
import { quietTask } from '#lib/quiet-task.ts'
import { type MapColours, mapColours } from './map-colours.ts'

export interface InlandLayer {
  repaint: (colours: MapColours) => void
  remove: () => void
}

const cornersOf = (lines: readonly string[]): LatLngTuple[][] =>
  lines.map((line) => unpackLine(line).map(({ lat, lng }): LatLngTuple => [lat, lng]))

/** Draws what lies inside the land, in slices. */
export async function drawInland(
  map: LeafletMap,
  { rivers, lakes, railways }: InlandMapFile,
): Promise<InlandLayer> {
  const group = featureGroup().addTo(map)
  const water = polygon([], { interactive: false, weight: 0.5, fillOpacity: 1 })
  const flow = polyline([], { interactive: false, weight: 1 })
  const rails = polyline([], { interactive: false, weight: 0.75, opacity: 0.8 })
  const shapes = [
    [water, lakes],
    [flow, rivers],
    [rails, railways],
  ] as const
  const repaint = ({ sea, river, coast }: MapColours) => {
    water.setStyle({ color: river, fillColor: sea })
    flow.setStyle({ color: river })
    rails.setStyle({ color: coast })
  }
  repaint(mapColours())
  await inSlices(shapes, ([shape, lines]) => group.addLayer(shape.setLatLngs(cornersOf(lines))), quietTask)
  return { remove: () => group.remove(), repaint }
}
