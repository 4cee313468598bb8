// Small maps of pages, drawn at build from Natural Earth 1:50m cut to Europe. Build only.
import { createRequire } from 'node:module'
import type { MultiPolygon } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { inlandLines } from '#catalogue/load-lines.ts'
import type { Point } from '#geo/distance.ts'
import { unpackInland } from '#geo/land-base.ts'
import { clipRing } from '#geo/land-clip.ts'
import { type Coast, toCoast } from '#geo/land-coast.ts'
import {
  drawPlaces as drawPlacesOn,
  type Ground,
  type PlacesDrawing,
  project,
  wholeDrawing,
} from '#geo/land-drawing.ts'
import { unwrapRing } from '#geo/land-ring.ts'
import { inBrief, inFull } from '#geo/map-room.ts'
import { memo } from '#lib/memo.ts'
import type { MapDrawer } from './on-request/explore-page.ts'

/** Bounds without Siberia, which halve the time to draw a map. */
function europe() {
  const [left, bottom] = project(-40, 15)
  const [right, top] = project(60, 78)
  return { left, top, right, bottom }
}

/** Land projected and cut once: each drawing only scales and clips it. */
function projectLand(scale: '10m' | '50m'): Coast {
  const topology = createRequire(import.meta.url)(`world-atlas/land-${scale}.json`) as Topology<{
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
  return toCoast(() => lines)
}

/** Unit, in radians of the plane, of a map of about 1500 km: below it the finer coast shows. */
const fineUnit = 0.00125
const [middle, fine] = [projectLand('50m'), projectLand('10m')]
const ground = memo(
  (): Ground => ({ coastFor: (unit) => (unit < fineUnit ? fine : middle), ...unpackInland(inlandLines()) }),
)

/** Drawing that holds all places, and where others lie `around` them; a page of a greater `fullness` has less room for it. The same places in another order may give another coast: `drawPlaces` avoids that. */
export const drawAllOf = (places: readonly Point[], around: readonly Point[], fullness = 0): PlacesDrawing =>
  drawPlacesOn(ground(), places, around, inBrief(fullness))

/** Drawing that places fill from edge to edge, for a map that is a picture of its own. */
export const drawWholeOf = (places: readonly Point[], detail = inFull): PlacesDrawing =>
  drawPlacesOn(ground(), places, [], detail, wholeDrawing)

/** Draws maps of whole Europe for pages that functions draw as well. */
export const mapDrawer: MapDrawer = { drawWhole: (places) => drawWholeOf(places) }

const drawn = new Map<string, PlacesDrawing>()
const keyOf = (places: readonly Point[]) => places.map(({ lat, lng }) => `${lat} ${lng}`).join(' ')

/**
 * Drawing for one or more places, cached for all languages and for both directions of a pair. A pair is always drawn in
 * the same direction: a page drawn alone must not differ from one drawn after its reverse.
 */
export function drawPlaces(places: readonly Point[]): PlacesDrawing {
  const base = ground() // before the cache, so that each page is known to rest on it
  const key = keyOf(places)
  const known = drawn.get(key)
  if (known) return known
  const back = places.toReversed()
  const isBack = keyOf(back) < key
  const drawing = isBack
    ? { ...drawPlaces(back), points: drawPlaces(back).points.toReversed() }
    : drawPlacesOn(base, places)
  drawn.set(key, drawing)
  return drawing
}
