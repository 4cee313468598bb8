// Ways of a route's options on the movable map: the chosen one in the hue of its mode, the others faint (D103).
import { type LatLngTuple, type Map as LeafletMap, type Polyline, polyline } from 'leaflet'
import type { MapWay } from './map.ts'
import type { MapColours } from './map-colours.ts'

/** Strokes in px: those of `.map-way` in site.css on a screen of two pixels a unit. */
const faint = { weight: 1.5, opacity: 0.55, dashArray: '' }
const chosen = { weight: 3.5, opacity: 1, dashArray: '8 6' }

export interface WaysLayer {
  choose: (id: string) => MapWay | undefined
  repaint: (colours: MapColours) => void
  /** all ways in px of the map's box, the chosen one first */
  lines: () => number[][]
}

/** A line in px of the map's box, x and y alternately. */
export const inBox = (map: LeafletMap, line: readonly LatLngTuple[]): number[] =>
  line.flatMap((at) => {
    const { x, y } = map.latLngToContainerPoint(at)
    return [x, y]
  })

/** Draws all ways; the first is chosen until another one is. */
export function drawWays(map: LeafletMap, ways: readonly MapWay[], colours: MapColours): WaysLayer {
  let [front] = ways
  let paint = colours
  const lines = new Map<string, Polyline>(
    ways.map(({ id, line }) => [id, polyline([...line], { interactive: false, lineCap: 'butt' }).addTo(map)]),
  )
  const repaint = (next: MapColours) => {
    paint = next
    for (const { id, mode } of ways) {
      const isChosen = id === front?.id
      const line = lines.get(id)
      line?.setStyle(isChosen ? { ...chosen, color: paint.mode[mode] } : { ...faint, color: paint.faint })
      if (isChosen) line?.bringToFront()
    }
  }
  repaint(colours)
  return {
    choose: (id) => {
      const way = ways.find((one) => one.id === id)
      if (way) front = way
      repaint(paint)
      return front
    },
    repaint,
    lines: () => [front, ...ways.filter((way) => way !== front)].map((way) => inBox(map, way?.line ?? [])),
  }
}
