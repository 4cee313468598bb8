// A small map drawn at build: land of Natural Earth under two points and a dashed line. Build only.
import { createRequire } from 'node:module'
import { geoIdentity, geoMercatorRaw, geoPath } from 'd3-geo'
import type { MultiPolygon, Polygon, Position } from 'geojson'
import simplify from 'simplify-js'
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

// Two screen pixels to a unit: whole numbers then draw a coast as fine as anybody sees.
const width = 360
const height = 400
/** Both points lie in the middle band: a wide box cuts the drawing above and below it, a phone's shows all. */
const band = { width: 280, height: 120 }
/** Islands smaller than this, in units, are left out. */
const smallest = 3
/** A coast may run this many units off, two screen pixels each. */
const tolerance = 1.8
const radians = Math.PI / 180

/** Mercator on a plane with north up, in radians; poles cut where the map ends anyway. */
function project([lng = 0, lat = 0]: Position): [number, number] {
  const [x = 0, y = 0] = geoMercatorRaw(lng * radians, Math.max(-80, Math.min(80, lat)) * radians)
  return [x, -y]
}

interface PlanePolygon {
  geometry: Polygon
  box: { left: number; right: number; top: number; bottom: number }
}

function range(values: readonly number[]): [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  return [low, high]
}

/** The rings of a polygon that lie in Europe: without Siberia, drawing a map is twice as quick. */
function cutToEurope(coordinates: [number, number][][]): Position[][] {
  const [left, bottom] = project([-30, 25])
  const [right, top] = project([50, 75])
  const rings: [number, number][][] = []
  const collect = {
    beginPath: () => {},
    moveTo: (x: number, y: number) => rings.push([[x, y]]),
    lineTo: (x: number, y: number) => rings.at(-1)?.push([x, y]),
    closePath: () => rings.at(-1)?.push(rings.at(-1)?.[0] as [number, number]),
    arc: () => {},
  }
  const clip = geoIdentity().clipExtent([
    [left, top],
    [right, bottom],
  ])
  geoPath(clip, collect)({ type: 'Polygon', coordinates })
  return rings
}

/** Land projected and cut once: drawing a map is then only scaling and clipping. */
function projectLand(): PlanePolygon[] {
  const topology = createRequire(import.meta.url)('world-atlas/land-50m.json') as Topology<{
    land: GeometryCollection
  }>
  const polygons = feature(topology, topology.objects.land).features.flatMap(
    ({ geometry }) => (geometry as MultiPolygon).coordinates,
  )
  return polygons.flatMap((polygon) => {
    const coordinates = cutToEurope(polygon.map((ring) => ring.map(project)))
    if (coordinates.length === 0) return []
    const xs = coordinates.flatMap((ring) => ring.map(([x = 0]) => x))
    const ys = coordinates.flatMap((ring) => ring.map(([, y = 0]) => y))
    const [left, right] = range(xs)
    const [top, bottom] = range(ys)
    return [{ geometry: { type: 'Polygon' as const, coordinates }, box: { left, right, top, bottom } }]
  })
}
const land = projectLand()

/** A ring of an SVG path in whole units, without the points whose absence nobody sees (Douglas–Peucker). */
function readRing(ring: string): { x: number; y: number }[] {
  const points = ring
    .slice(1)
    .split('L')
    .map((point) => {
      const [x = 0, y = 0] = point.split(',').map(Number)
      return { x, y }
    })
  return simplify(points, tolerance, true)
}

/** The path in steps from point to point: half as long as absolute coordinates. */
function inSteps(path: string): string {
  return path
    .split('Z')
    .filter(Boolean)
    .map((ring) => {
      const [start, ...rest] = readRing(ring) as [{ x: number; y: number }, ...{ x: number; y: number }[]]
      let before = start
      const steps = rest.map((point) => {
        const step = `${point.x - before.x} ${point.y - before.y}`
        before = point
        return step
      })
      return steps.length < 2 ? '' : `M${start.x} ${start.y}l${steps.join(' ').replaceAll(' -', '-')}z`
    })
    .join('')
}

/** Scale and shift that put both points inside the padding. */
function frameOf(a: [number, number], b: [number, number]) {
  const scale = Math.min(band.width / Math.abs(a[0] - b[0]), band.height / Math.abs(a[1] - b[1]))
  const middle = (axis: 0 | 1) => ((a[axis] + b[axis]) / 2) * scale
  return { scale, x: width / 2 - middle(0), y: height / 2 - middle(1) }
}

function drawLand(frame: { scale: number; x: number; y: number }): string {
  const path = geoPath(
    geoIdentity()
      .scale(frame.scale)
      .translate([frame.x, frame.y])
      .clipExtent([
        [-4, -4],
        [width + 4, height + 4],
      ]),
  ).digits(0)
  const toX = (x: number) => x * frame.scale + frame.x
  const toY = (y: number) => y * frame.scale + frame.y
  const inFrame = land.filter(
    ({ box }) =>
      (box.right - box.left) * frame.scale > smallest &&
      toX(box.right) > 0 &&
      toX(box.left) < width &&
      toY(box.bottom) > 0 &&
      toY(box.top) < height,
  )
  return inSteps(inFrame.map(({ geometry }) => path(geometry) ?? '').join(''))
}

const lands = new Map<string, string>()

/** Drawing for two points; both directions of a pair share the land. */
export function drawMap(a: MapPoint, b: MapPoint): MapDrawing {
  const ends = [project([a.lng, a.lat]), project([b.lng, b.lat])] as const
  const frame = frameOf(...ends)
  const key = JSON.stringify([...ends].sort((p, q) => p[0] - q[0]))
  const drawn = lands.get(key) ?? drawLand(frame)
  lands.set(key, drawn)
  const points = ends.map(([x, y]) => ({
    x: Math.round(x * frame.scale + frame.x),
    y: Math.round(y * frame.scale + frame.y),
  }))
  return { width, height, land: drawn, points }
}
