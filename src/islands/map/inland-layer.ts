// Lakes, rivers and railways on the movable map, between the land and the ways.
import { featureGroup, type LatLngTuple, type Map as LeafletMap, polygon, polyline } from 'leaflet'
import type { InlandMapFile } from '#geo/land-file.ts'
import { unpackLine } from '#geo/shape-line.ts'
import type { MapColours } from './map-colours.ts'

export interface InlandLayer {
  repaint: (colours: MapColours) => void
  remove: () => void
}

const cornersOf = (lines: readonly string[]): LatLngTuple[][] =>
  lines.map((line) => unpackLine(line).map(({ lat, lng }): LatLngTuple => [lat, lng]))

/** Draws what lies inside the land. */
export function drawInland(map: LeafletMap, { rivers, lakes, railways }: InlandMapFile): InlandLayer {
  const [water, flow, rails] = [
    polygon(cornersOf(lakes), { interactive: false, weight: 0.5, fillOpacity: 1 }),
    polyline(cornersOf(rivers), { interactive: false, weight: 1 }),
    polyline(cornersOf(railways), { interactive: false, weight: 0.75, opacity: 0.8 }),
  ] as const
  const group = featureGroup([water, flow, rails]).addTo(map)
  return {
    remove: () => group.remove(),
    repaint: ({ sea, river, coast }) => {
      water.setStyle({ color: river, fillColor: sea })
      flow.setStyle({ color: river })
      rails.setStyle({ color: coast })
    },
  }
}
