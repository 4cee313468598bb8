// Ways of a route's options on the movable map: the chosen one in the hue of its mode, the others faint (D103).
import { type LatLngTuple, type Map as LeafletMap, type Polyline, polyline } from 'leaflet'
import { inSlices } from '#lib/in-slices.ts'
import { quietTask } from '#lib/quiet-task.ts'
import type { MapWay } from './map.ts'
import type { MapColours } from './map-colours.ts'

/** Strokes in px: those of `.map-way` in site.css on a screen of two pixels a unit. */
const faint = { weight: 1.5, opacity: 0.55, dashArray: '' }
export const chosen = { weight: 3.5, opacity: 1, dashArray: '8 6' }
/** A leg of the chosen one: no dashes, so that it shows in grey too. */
const marked = { weight: 6, opacity: 1 }
export const still = { interactive: false, lineCap: 'butt' } as const
/** As long as none is chosen. */
const equal = { opacity: 0.7, dashArray: '' }
const equalWeight = { few: 2, many: 1 }
/** From here on lines hide each other. */
const areMany = 20

export interface WaysLayer {
  /** puts a way in front, and marks one of its legs or none */
  choose: (id: string, leg?: number) => MapWay | undefined
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

/** The part of a way's line that one of its legs has. */
const lineOfLeg = ({ line, legs }: MapWay, leg: number) =>
  line.slice(leg > 0 ? (legs[leg - 1]?.end ?? 0) : 0, (legs[leg]?.end ?? 0) + 1)

/** Draws all ways, in slices. @param front is chosen until another one is */
export async function drawWays(
  map: LeafletMap,
  ways: readonly MapWay[],
  colours: MapColours,
  front?: MapWay,
): Promise<WaysLayer> {
  let paint = colours
  const weight = equalWeight[ways.length < areMany ? 'few' : 'many']
  const styleOf = ({ mode, id }: MapWay) => {
    if (id === front?.id) return { ...chosen, color: paint.mode[mode] }
    return front ? { ...faint, color: paint.faint } : { ...equal, weight, color: paint.mode[mode] }
  }
  const lines = new Map<string, Polyline>()
  const drawLine = (way: MapWay) =>
    lines.set(way.id, polyline([...way.line], { ...still, ...styleOf(way) }).addTo(map))
  await inSlices(ways, drawLine, quietTask)
  const mark = polyline([], { ...still, ...marked }).addTo(map)
  const showFront = () => {
    if (!front) return
    lines.get(front.id)?.bringToFront()
    mark.setStyle({ color: paint.mode[front.mode] })
  }
  const repaint = (next: MapColours) => {
    paint = next
    for (const way of ways) lines.get(way.id)?.setStyle(styleOf(way))
    showFront()
  }
  showFront()
  return {
    choose: (id, leg) => {
      const way = ways.find((one) => one.id === id)
      if (way && way !== front) {
        front = way
        repaint(paint)
      }
      mark.setLatLngs(way && leg !== undefined ? lineOfLeg(way, leg) : []).bringToFront()
      return front
    },
    repaint,
    lines: () =>
      [...(front ? [front] : []), ...ways.filter((way) => way !== front)].map((way) => inBox(map, way.line)),
  }
}
