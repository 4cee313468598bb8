// The small map of a route page, drawn at build from Natural Earth 1:50m cut to Europe. Build only.
import { createRequire } from 'node:module'
import type { MultiPolygon } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { clipRing } from '#catalogue/land-clip.ts'
import { type Coast, toCoast } from '#catalogue/land-coast.ts'
import {
  drawMap as drawOn,
  drawPlaces as drawPlacesOn,
  type MapDrawing,
  type MapPoint,
  type PlacesDrawing,
  project,
} from '#catalogue/land-drawing.ts'
import { unwrapRing } from '#catalogue/land-ring.ts'

/** Without Siberia, drawing a map is twice as quick. */
function europe() {
  const [left, bottom] = project(-40, 15)
  const [right, top] = project(60, 78)
  return { left, top, right, bottom }
}

/** Land projected and cut once: drawing a map is then only scaling and clipping. */
function projectLand(): Coast {
  const topology = createRequire(import.meta.url)('world-atlas/land-50m.json') as Topology<{
    land: GeometryCollection
  }>
  const edges = europe()
  const lines = feature(topology, topology.objects.land)
    .features.flatMap(({ geometry }) => (geometry as MultiPolygon).coordinates.flat())
    .map((ring) =>
      clipRing(
        unwrapRing(ring).flatMap(([lng, lat]) => project(lng, lat)),
        edges,
      ),
    )
    .filter((line) => line.length > 0)
  return toCoast(lines)
}

const land = projectLand()
const drawn = new Map<string, MapDrawing>()

/** Drawing for two points: one for all languages, and both directions of a pair share the land. */
export function drawMap(a: MapPoint, b: MapPoint): MapDrawing {
  const key = ({ lat, lng }: MapPoint) => `${lat} ${lng}`
  const there = `${key(a)} ${key(b)}`
  const known = drawn.get(there)
  if (known) return known
  const back = drawn.get(`${key(b)} ${key(a)}`)
  const drawing: MapDrawing = back
    ? { ...back, points: [back.points[1], back.points[0]] }
    : drawOn(land, a, b)
  drawn.set(there, drawing)
  return drawing
}

/** Drawing for any number of places, at least one. */
export function drawPlaces(places: readonly MapPoint[]): PlacesDrawing {
  return drawPlacesOn(land, places)
}
