// A small map as SVG: land under two points in Mercator's projection. Pure: the build draws with it, functions and
// browsers draw generated routes with it.

import { earthRadiusKm, type Point } from './distance.ts'
import { clipRing } from './land-clip.ts'
import { type Coast, lineNear, type PlaneRing } from './land-coast.ts'
import { nearLng } from './land-ring.ts'
import { simplifyLine } from './land-simplify.ts'

interface DrawnPoint {
  x: number
  y: number
}
/** A map of places; `points` are as many as were asked for, in their order. */
export interface PlacesDrawing {
  width: number
  height: number
  /** SVG path of all land in the frame */
  land: string
  points: DrawnPoint[]
}
/** A map of two places. */
export interface MapDrawing extends PlacesDrawing {
  points: [DrawnPoint, DrawnPoint]
}

/** From the plane to the drawing: scale first, then shift. */
export interface Frame {
  scale: number
  x: number
  y: number
}

// Two screen pixels to a unit: whole numbers then draw a coast as fine as anybody sees.
const width = 360
const height = 400
/** All points lie in the middle band: a wide box cuts the drawing above and below it, a phone's shows all. */
const band = { width: 280, height: 120 }
/** Kilometres from side to side, at least: coasts are not drawn finely enough for less. */
const leastKm = 60
/** Land is drawn this far beyond the edges, so that no coast is drawn along them. */
const beyond = 4
/** Islands smaller than this, in units, are left out. */
const smallest = 3
interface Detail {
  /** a coast may run this many units off, two screen pixels each */
  tolerance: number
  /** coasts full of islands are drawn more coarsely until their path has no more characters than this */
  longestPath: number
}
/** Half a kilobyte of a page that is nearly full. */
const inBrief: Detail = { tolerance: 1.2, longestPath: 1100 }
/** A generated route has little else to weigh. */
const inFull: Detail = { tolerance: 0.8, longestPath: 3600 }
const radians = Math.PI / 180
/** Whole oceans are drawn from coasts that run at most a unit off at this many units to a radian. */
const coarseBelow = 250
/** The map ends where the land does, long before the poles. */
const lastLat = 80

/** Mercator on a plane with north up, in radians. */
export function project(lng: number, lat: number): [x: number, y: number] {
  const north = Math.max(-lastLat, Math.min(lastLat, lat)) * radians
  return [lng * radians, -Math.asinh(Math.tan(north))]
}

/** Scale and shift that put all points inside the band, with some land around two neighbouring villages. */
function frameOf(points: readonly (readonly [number, number])[]): Frame {
  const span = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis])
    return [Math.min(...values), Math.max(...values)] as const
  }
  const [[left, right], [top, bottom]] = [span(0), span(1)]
  const middle = [(left + right) / 2, (top + bottom) / 2] as const
  const planePerKm = Math.cosh(middle[1]) / earthRadiusKm
  const scale = Math.min(
    band.width / (right - left),
    band.height / (bottom - top),
    width / (leastKm * planePerKm),
  )
  return { scale, x: width / 2 - middle[0] * scale, y: height / 2 - middle[1] * scale }
}

/** Outside the frame: land is cut there, and a corner of the cut that moved in would be drawn as a coast. */
const isBeyond = (x: number, y: number) => x < 0 || y < 0 || x > width || y > height

/** A ring with the points that matter. @param tolerance in units */
function simpler(line: readonly number[], tolerance: number): number[] {
  return simplifyLine(line, (point) =>
    isBeyond(line[2 * point] as number, line[2 * point + 1] as number) ? 1 : tolerance,
  )
}

/** A ring of the drawing as a path in whole steps from point to point: half as long as absolute coordinates. */
function ringPath(simple: readonly number[]): string {
  // where a ring ends as it begins, its path is closed without that point; it encloses something from three on
  const isClosed = simple[0] === simple.at(-2) && simple[1] === simple.at(-1)
  const points = isClosed ? simple.slice(0, -2) : simple
  if (points.length < 6) return ''
  let [x, y] = [points[0] as number, points[1] as number]
  let path = `M${x} ${y}l`
  for (let index = 2; index < points.length; index += 2) {
    const [dx, dy] = [(points[index] as number) - x, (points[index + 1] as number) - y]
    path += `${index > 2 && dx >= 0 ? ' ' : ''}${dx}${dy < 0 ? '' : ' '}${dy}`
    x += dx
    y += dy
  }
  return `${path}z`
}

/** In whole units, without repeating a point. */
function rounded(line: readonly number[]): number[] {
  const kept: number[] = []
  for (let index = 0; index < line.length; index += 2) {
    const [x, y] = [Math.round(line[index] as number), Math.round(line[index + 1] as number)]
    if (kept.at(-2) !== x || kept.at(-1) !== y) kept.push(x, y)
  }
  return kept
}

const edges = { left: -beyond, top: -beyond, right: width + beyond, bottom: height + beyond }

/** The line of a ring in whole units inside the frame; empty when nothing of it is there. */
function inFrame(ring: PlaneRing, { scale, x, y }: Frame): number[] {
  const onPlane = {
    left: (edges.left - x) / scale,
    right: (edges.right - x) / scale,
    top: (edges.top - y) / scale,
    bottom: (edges.bottom - y) / scale,
  }
  const line = lineNear(ring, onPlane)
  for (let index = 0; index < line.length; index += 2) {
    line[index] = (line[index] as number) * scale + x
    line[index + 1] = (line[index + 1] as number) * scale + y
  }
  return rounded(clipRing(line, edges))
}

function linesIn(rings: readonly PlaneRing[], frame: Frame, least: number): number[][] {
  const turn = 2 * Math.PI * frame.scale
  return rings.flatMap((ring) => {
    const left = ring.left * frame.scale + frame.x
    const right = ring.right * frame.scale + frame.x
    const isThere =
      right - left > least &&
      ring.bottom * frame.scale + frame.y > 0 &&
      ring.top * frame.scale + frame.y < height
    if (!isThere) return []
    // The globe turns: land is drawn wherever a turn brings it into the frame.
    const lines: number[][] = []
    for (let turns = Math.ceil(-right / turn); left + turns * turn < width; turns++)
      lines.push(inFrame(ring, { ...frame, x: frame.x + turns * turn }))
    return lines
  })
}

function widthOf(line: readonly number[]): number {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let index = 0; index < line.length; index += 2) {
    left = Math.min(left, line[index] as number)
    right = Math.max(right, line[index] as number)
  }
  return right - left
}

/** SVG path of all land in a frame. */
function drawLand({ fine, coarse }: Coast, frame: Frame, { tolerance, longestPath }: Detail): string {
  let lines = linesIn(frame.scale < coarseBelow ? coarse : fine, frame, smallest)
  for (let coarseness = 1; ; ) {
    const simple = lines.map((line) => simpler(line, tolerance * coarseness))
    const path = simple.map(ringPath).join('')
    if (path.length <= longestPath || coarseness > 10) return path
    // twice as coarse is about half as long
    coarseness *= Math.max(1.25, path.length / longestPath)
    lines = simple.filter((line) => widthOf(line) > smallest * coarseness)
  }
}

/** Drawing for places, on the turn of the globe on which each lies nearest to the first. */
export function drawPlaces(coast: Coast, places: readonly Point[], detail = inBrief): PlacesDrawing {
  const points = places.map(({ lat, lng }) => project(nearLng(lng, places[0]?.lng ?? lng), lat))
  const frame = frameOf(points)
  const drawn = points.map(([x, y]) => ({
    x: Math.round(x * frame.scale + frame.x),
    y: Math.round(y * frame.scale + frame.y),
  }))
  return { width, height, land: drawLand(coast, frame, detail), points: drawn }
}

/** Drawing for the two ends of a generated route, across 180° where that is the shorter way. */
export function drawMap(coast: Coast, a: Point, b: Point): MapDrawing {
  return drawPlaces(coast, [a, b], inFull) as MapDrawing
}
