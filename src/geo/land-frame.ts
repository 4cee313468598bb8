// What of the plane a drawn map shows, and the SVG paths of lines and outlines in it.
import { earthRadiusKm } from './distance.ts'
import { clipRing, type Edges } from './land-clip.ts'
import { type Coast, lineNear, type PlaneRing } from './land-coast.ts'
import { simplifyLine } from './land-simplify.ts'
import type { Detail } from './map-room.ts'

/** A place in a drawing, in its units. */
export interface DrawnPoint {
  x: number
  y: number
}
/** From the plane to the drawing: scaled first, then shifted. */
export interface Frame {
  scale: number
  x: number
  y: number
}

// A unit is two screen pixels: finer steps of a coast could not be seen.
export const drawnWidth = 360
export const drawnHeight = 400
const [width, height] = [drawnWidth, drawnHeight]
/** Land extends this far beyond the edges, so its cut is not drawn as a coast. */
const beyond = 4
/** Smaller islands are left out, units. */
export const smallest = 3
/** Units by which the coast that a map begins with may deviate. */
export const deviation = 0.8

/** Kilometres of a unit in the middle of a frame. */
export const kmAUnit = ({ scale, y }: Frame) => earthRadiusKm / (scale * Math.cosh((height / 2 - y) / scale))

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

/** Cuts a line of the drawing to a rectangle. */
type Cut = (line: readonly number[], edges: Edges) => readonly number[][]

const asRing: Cut = (line, edges) => [clipRing(line, edges)]

/** The parts of a line inside the frame in whole units. */
function inFrame(ring: PlaneRing, { scale, x, y }: Frame, cut: Cut): number[][] {
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
  return cut(line, edges).map(rounded)
}

/** @param least width of a line that is drawn, units */
export function linesIn(rings: readonly PlaneRing[], frame: Frame, least: number, cut = asRing): number[][] {
  const turn = 2 * Math.PI * frame.scale
  return rings.flatMap((ring) => {
    const left = ring.left * frame.scale + frame.x
    const right = ring.right * frame.scale + frame.x
    const isThere =
      right - left >= least &&
      ring.bottom * frame.scale + frame.y > 0 &&
      ring.top * frame.scale + frame.y < height
    if (!isThere) return []
    // Land is drawn at every turn of the globe that brings it into the frame.
    const lines: number[][] = []
    for (let turns = Math.ceil(-right / turn); left + turns * turn < width; turns++)
      lines.push(...inFrame(ring, { ...frame, x: frame.x + turns * turn }, cut))
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
export function drawLand(
  coast: Coast,
  frame: Frame,
  { tolerance, longestPath }: Pick<Detail, 'tolerance' | 'longestPath'>,
): string {
  let lines = linesIn(coast(deviation / frame.scale), frame, smallest)
  for (let coarseness = 1; ; ) {
    const simple = lines.map((line) => simpler(line, tolerance * coarseness))
    const path = simple.map(ringPath).join('')
    if (path.length <= longestPath || coarseness > 10) return path
    // small steps near the end: twice the tolerance can leave a third of the path, and a coast nobody knows
    coarseness *= Math.max(1.2, Math.cbrt(path.length / longestPath))
    lines = simple.filter((line) => widthOf(line) > smallest * coarseness)
  }
}
