// Small SVG maps of places on land, in Mercator's projection. Pure: the build draws with it,
// functions and browsers draw generated routes with it.

import { earthRadiusKm, type Point } from './distance.ts'
import { clipRing } from './land-clip.ts'
import { type Coast, lineNear, type PlaneRing } from './land-coast.ts'
import { nearLng } from './land-ring.ts'
import { simplifyLine } from './land-simplify.ts'

/** A place in a drawing, in its units. */
export interface DrawnPoint {
  x: number
  y: number
}
/** A map of places; `points` are in the order of the places. */
export interface PlacesDrawing {
  width: number
  height: number
  /** SVG path of all land in the frame */
  land: string
  points: DrawnPoint[]
  /** where other places lie, in their order; most of them may lie outside the drawing */
  around: DrawnPoint[]
}
/** A map of two places. */
export interface MapDrawing extends PlacesDrawing {
  points: [DrawnPoint, DrawnPoint]
}

/** From the plane to the drawing: scaled first, then shifted. */
interface Frame {
  scale: number
  x: number
  y: number
}

// A unit is two screen pixels: finer steps of a coast could not be seen.
export const drawnWidth = 360
export const drawnHeight = 400
const [width, height] = [drawnWidth, drawnHeight]
/** Area of all points: wide boxes cut the drawing above and below it, phones show all of it. */
const band = { width: 280, height: 120 }
/** All of the drawing but its edges, for maps whose box has its shape. */
export const wholeDrawing = { width: 330, height: 370 }
/** Smallest width of a map in km: the coasts lack detail for less. */
const leastKm = 60
/** Land extends this far beyond the edges, so its cut is not drawn as a coast. */
const beyond = 4
/** Smaller islands are left out, units. */
const smallest = 3
export interface Detail {
  /** largest deviation of a coast, units of two screen pixels */
  tolerance: number
  /** highest number of characters; coasts with many islands are simplified until their path fits */
  longestPath: number
}
/** From here on the board of a page leaves hardly any room for its map. */
export const manyOptions = 8

/** For pages near their limit of weight (A33): a fifth of a kilobyte where many options fill the page, else more. */
export function inBrief(options: number): Detail {
  if (options > manyOptions) return { tolerance: 1.2, longestPath: 200 }
  return { tolerance: 1, longestPath: options > 6 ? 600 : 1200 }
}
/** For pages drawn on request, which have room. */
export const inFull: Detail = { tolerance: 0.8, longestPath: 3600 }
const radians = Math.PI / 180
/** Units by which the coast that a map begins with may deviate. */
const deviation = 0.8
/** Latitude where maps end, north and south: little land lies beyond, and Mercator has no poles. */
const lastLat = 80

/** Mercator on a plane with north up, in radians. */
export function project(lng: number, lat: number): [x: number, y: number] {
  const north = Math.max(-lastLat, Math.min(lastLat, lat)) * radians
  return [lng * radians, -Math.asinh(Math.tan(north))]
}

/** Scale and shift that put all points inside an area about the middle, at least `leastKm` wide. */
function frameOf(points: readonly (readonly [number, number])[], area: typeof band): Frame {
  const span = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis])
    return [Math.min(...values), Math.max(...values)] as const
  }
  const [[left, right], [top, bottom]] = [span(0), span(1)]
  const middle = [(left + right) / 2, (top + bottom) / 2] as const
  const planePerKm = Math.cosh(middle[1]) / earthRadiusKm
  const scale = Math.min(
    area.width / (right - left),
    area.height / (bottom - top),
    width / (leastKm * planePerKm),
  )
  return { scale, x: width / 2 - middle[0] * scale, y: height / 2 - middle[1] * scale }
}

/** Outside the frame, where land is cut: a corner moved inside would look like a coast. */
const isBeyond = (x: number, y: number) => x < 0 || y < 0 || x > width || y > height

/** The ring without needless points. @param tolerance in units */
function simpler(line: readonly number[], tolerance: number): number[] {
  return simplifyLine(line, (point) =>
    isBeyond(line[2 * point] as number, line[2 * point + 1] as number) ? 1 : tolerance,
  )
}

/** A ring as an SVG path. */
function ringPath(simple: readonly number[]): string {
  // a closed ring omits its repeated end point; it needs three points to enclose an area
  const isClosed = simple[0] === simple.at(-2) && simple[1] === simple.at(-1)
  const points = isClosed ? simple.slice(0, -2) : simple
  return points.length < 6 ? '' : `${linePath(points)}z`
}

/** A line as an SVG path in relative whole steps: half as long as absolute coordinates. */
export function linePath(points: readonly number[]): string {
  let [x, y] = [points[0] as number, points[1] as number]
  let path = `M${x} ${y}l`
  for (let index = 2; index < points.length; index += 2) {
    const [dx, dy] = [(points[index] as number) - x, (points[index + 1] as number) - y]
    path += `${index > 2 && dx >= 0 ? ' ' : ''}${dx}${dy < 0 ? '' : ' '}${dy}`
    x += dx
    y += dy
  }
  return path
}

/** Rounded to whole units, without repeated points. */
function rounded(line: readonly number[]): number[] {
  const points: number[] = []
  for (let index = 0; index < line.length; index += 2) {
    const [x, y] = [Math.round(line[index] as number), Math.round(line[index + 1] as number)]
    if (points.at(-2) !== x || points.at(-1) !== y) points.push(x, y)
  }
  return points
}

const edges = { left: -beyond, top: -beyond, right: width + beyond, bottom: height + beyond }

/** The part of a ring inside the frame in whole units; empty without one. */
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
    // Land is drawn at every turn of the globe that brings it into the frame.
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
function drawLand(coast: Coast, frame: Frame, { tolerance, longestPath }: Detail): string {
  let lines = linesIn(coast(deviation / frame.scale), frame, smallest)
  for (let coarseness = 1; ; ) {
    const simple = lines.map((line) => simpler(line, tolerance * coarseness))
    const path = simple.map(ringPath).join('')
    if (path.length <= longestPath || coarseness > 10) return path
    // small steps: twice the tolerance can leave a third of the path, and a coast nobody knows
    coarseness *= 1.2
    lines = simple.filter((line) => widthOf(line) > smallest * coarseness)
  }
}

/** Where places lie on the plane, each at the turn of the globe nearest to the first of `places`. */
const onPlane = (places: readonly Point[], first: Point | undefined) =>
  places.map(({ lat, lng }) => project(nearLng(lng, first?.lng ?? lng), lat))

const inDrawing = (points: readonly (readonly [number, number])[], frame: Frame): DrawnPoint[] =>
  points.map(([x, y]) => ({
    x: Math.round(x * frame.scale + frame.x),
    y: Math.round(y * frame.scale + frame.y),
  }))

/**
 * Drawing for places, each at the turn of the globe nearest to the first.
 * @param around other places, to show where the map is
 * @param area that holds all places
 */
export function drawPlaces(
  coast: Coast,
  places: readonly Point[],
  around: readonly Point[] = [],
  detail = inBrief(0),
  area = band,
): PlacesDrawing {
  const points = onPlane(places, places[0])
  const frame = frameOf(points, area)
  return {
    ...{ width, height, land: drawLand(coast, frame, detail) },
    points: inDrawing(points, frame),
    around: inDrawing(onPlane(around, places[0]), frame),
  }
}

/** Drawing for the two ends of a generated route; it crosses 180° where that is shorter. */
export const drawMap = (coast: Coast, a: Point, b: Point, around?: readonly Point[]): MapDrawing =>
  drawPlaces(coast, [a, b], around, inFull) as MapDrawing
