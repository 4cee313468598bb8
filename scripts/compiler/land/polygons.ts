// Land of Natural Earth (npm package world-atlas) as polygons in a plane of degrees.
import { createRequire } from 'node:module'
import type { MultiPolygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { type Box, boxOf, type Ring, unwrapRing, type Vertex } from '#geo/land-ring.ts'

export interface LandPolygon {
  /** outline first, then holes (the Caspian Sea); longitudes may go beyond ±180 */
  rings: Ring[]
  box: Box
  /** square degrees as of the size at the equator */
  area: number
}

/** A ring around the South Pole is closed along the edge of the plane. */
function closed(ring: Vertex[]): Vertex[] {
  const [first, last] = [ring[0] as Vertex, ring.at(-1) as Vertex]
  return Math.abs(last[0] - first[0]) > 180 ? [...ring, [last[0], -90], [first[0], -90], first] : ring
}

function areaOf(ring: Ring, { bottom, top }: Box): number {
  let twice = 0
  for (let index = 1; index < ring.length; index++) {
    const [x1, y1] = ring[index - 1] as Vertex
    const [x2, y2] = ring[index] as Vertex
    twice += x1 * y2 - x2 * y1
  }
  return Math.abs(twice / 2) * Math.cos(((bottom + top) / 360) * Math.PI)
}

/** A polygon of GeoJSON. */
export function toPolygon(coordinates: Position[][]): LandPolygon {
  const [outline, ...holes] = coordinates.map(unwrapRing) as [Vertex[], ...Vertex[][]]
  const rings = [closed(outline), ...holes]
  const box = boxOf(rings[0] as Ring)
  return { rings, box, area: areaOf(rings[0] as Ring, box) }
}

/** All land, largest first: 4,061 polygons at 1:10m, 1,419 at 1:50m. */
export function readLand(scale: '10m' | '50m'): LandPolygon[] {
  const topology = createRequire(import.meta.url)(`world-atlas/land-${scale}.json`) as Topology<{
    land: GeometryCollection
  }>
  return feature(topology, topology.objects.land)
    .features.flatMap(({ geometry }) => (geometry as MultiPolygon).coordinates.map(toPolygon))
    .sort((a, b) => b.area - a.area)
}
