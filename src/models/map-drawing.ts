// A small map drawn at build: land of Natural Earth under two points and a dashed line. Build only.

import { createRequire } from 'node:module'
import { geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

export interface MapPoint {
  lat: number
  lng: number
}
export interface MapDrawing {
  width: number
  height: number
  /** SVG path of all land in the frame */
  land: string
  points: { x: number; y: number }[]
}

const width = 720
const height = 400
const padding = 70

const topology = createRequire(import.meta.url)('world-atlas/land-50m.json') as Topology<{
  land: GeometryCollection
}>
const land = feature(topology, topology.objects.land)
const drawn = new Map<string, MapDrawing>()

/** Drops points that fall on the pixel before them: at this size they are not seen. */
function withoutRepeats(path: string): string {
  return path.replace(/([ML])(-?\d+,-?\d+)(?:L\2)+/g, '$1$2').replace(/M(-?\d+,-?\d+)(L\1)*Z/g, '')
}

/** Drawing for two points, the same object for both directions of a pair. */
export function drawMap(a: MapPoint, b: MapPoint): MapDrawing {
  const key = `${a.lat},${a.lng},${b.lat},${b.lng}`
  const known = drawn.get(key)
  if (known) return known
  const projection = geoMercator()
    .fitExtent(
      [
        [padding, padding],
        [width - padding, height - padding],
      ],
      {
        type: 'MultiPoint',
        coordinates: [
          [a.lng, a.lat],
          [b.lng, b.lat],
        ],
      },
    )
    .clipExtent([
      [-4, -4],
      [width + 4, height + 4],
    ])
  const path = geoPath(projection).digits(0)
  const points = [a, b].map(({ lat, lng }) => {
    const [x, y] = projection([lng, lat]) ?? [0, 0]
    return { x: Math.round(x), y: Math.round(y) }
  })
  const drawing = { width, height, land: withoutRepeats(path(land) ?? ''), points }
  drawn.set(key, drawing)
  return drawing
}
