// What of the plane a drawn map shows, and the SVG paths of lines and outlines in it.
import { earthRadiusKm } from './distance.ts'
import { clipLine, clipRing, type Edges } from './land-clip.ts'
import { type Coast, lineNear, type PlaneRing, weightsNear } from './land-coast.ts'
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
/** Kilometres of a unit in the middle of a frame. */
export const kmAUnit = ({ scale, y }: Frame) => earthRadiusKm / (scale * Math.cosh((height / 2 - y) / scale))

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

/** Rounded to whole units, without repeated points and those in the middle of an upright or level stretch, as along an edge. */
function rounded(line: readonly number[]): number[] {
  const points: number[] = []
  for (let index = 0; index < line.length; index += 2) {
    const [x, y] = [Math.round(line[index] as number), Math.round(line[index + 1] as number)]
    const [lastX, lastY] = [points.at(-2), points.at(-1)]
    if (lastX === x && lastY === y) continue
    const isMiddle = (lastX === x && points.at(-4) === x) || (lastY === y && points.at(-3) === y)
    if (isMiddle) points.length -= 2
    points.push(x, y)
  }
  return points
}

const edges = { left: -beyond, top: -beyond, right: width + beyond, bottom: height + beyond }

/** Cuts a line of the drawing to a rectangle. */
type Cut = (line: readonly number[], edges: Edges) => readonly number[][]

const asRing: Cut = (line, edges) => [clipRing(line, edges)]

/** What the frame shows of the plane, shifted by whole turns of the globe. */
const shownBy = ({ scale, x, y }: Frame): Edges => ({
  left: (edges.left - x) / scale,
  top: (edges.top - y) / scale,
  right: (edges.right - x) / scale,
  bottom: (edges.bottom - y) / scale,
})

/** A ring in the frame of a turn of the globe that shows it. */
interface Shown {
  ring: PlaneRing
  frame: Frame
}

/** The rings in a frame, on every turn of the globe that brings them into it. @param leastWeight of points that matter, square units */
function ringsIn(coast: Coast, frame: Frame, leastWeight: number): Shown[] {
  const { scale, x, y } = frame
  const turn = 2 * Math.PI * scale
  const shown: Shown[] = []
  for (const ring of coast(leastWeight / scale ** 2)) {
    if (ring.bottom * scale + y <= 0 || ring.top * scale + y >= height) continue
    const [left, right] = [ring.left * scale + x, ring.right * scale + x]
    for (let turns = Math.ceil(-right / turn); left + turns * turn < width; turns++)
      shown.push({ ring, frame: { ...frame, x: x + turns * turn } })
  }
  return shown
}

/** The parts of a line inside its frame in whole units. @param leastWeight of its points, square units */
function inFrame({ ring, frame }: Shown, leastWeight: number, cut: Cut): number[][] {
  const { scale, x, y } = frame
  const line = lineNear(ring, shownBy(frame), leastWeight / scale ** 2)
  for (let index = 0; index < line.length; index += 2) {
    line[index] = (line[index] as number) * scale + x
    line[index + 1] = (line[index + 1] as number) * scale + y
  }
  return cut(line, edges).map(rounded)
}

/** The parts of open lines inside a frame. @param leastWeight of their points, square units */
export const linesIn = (lines: Coast, frame: Frame, leastWeight: number): number[][] =>
  ringsIn(lines, frame, leastWeight).flatMap((shown) => inFrame(shown, leastWeight, clipLine))

/** Characters that a point of a path takes, about. */
const pointLength = 5.2
/** Attempts to fill the room of a path, and how full is enough. */
const attempts = { most: 6, enough: 0.94 }

/** The rings in a frame with at least `count` points that show, or all of some weight, and the weights of these, the heaviest first. */
function weighed(coast: Coast, frame: Frame, count: number, least: number) {
  for (let lightest = 16 * least; ; lightest = Math.max(least, lightest / 8)) {
    const rings = ringsIn(coast, frame, lightest)
    const perUnit = frame.scale ** 2
    const near = rings.flatMap((one) => weightsNear(one.ring, shownBy(one.frame), lightest / perUnit))
    if (near.length < count && lightest > least) continue
    return {
      rings,
      weights: Float64Array.from(near, (weight) => weight * perUnit)
        .sort()
        .reverse(),
    }
  }
}

/** SVG path of all land in a frame: as many of its points as there is room for. */
export function drawLand(
  coast: Coast,
  frame: Frame,
  { tolerance, longestPath }: Pick<Detail, 'tolerance' | 'longestPath'>,
): string {
  const least = tolerance ** 2 / 2
  let points = Math.ceil(longestPath / pointLength)
  const { rings, weights } = weighed(coast, frame, 1.5 * points, least)
  let best = ''
  let [fitting, tooMany] = [-1, weights.length + 1]
  for (let attempt = 0; attempt < attempts.most && fitting < tooMany - 1; attempt++) {
    const leastWeight = weights[points] ?? least
    const path = rings.flatMap((shown) => inFrame(shown, leastWeight, asRing).map(ringPath)).join('')
    if (path.length > longestPath) tooMany = points
    else {
      fitting = points
      best = path
      if (points >= weights.length || path.length > attempts.enough * longestPath) break
    }
    const next = Math.round((points * longestPath * 0.98) / Math.max(1, path.length))
    points = next > fitting && next < tooMany ? next : Math.round((fitting + tooMany) / 2)
  }
  return best
}
