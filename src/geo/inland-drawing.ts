// Borders, rivers and lakes in a drawn map.
import type { Coast } from './land-coast.ts'
import { type DrawnPoint, drawLand, type Frame, kmAUnit, linePath, linesIn } from './land-frame.ts'
import type { Detail } from './map-room.ts'
import { nearestPart } from './nearest-part.ts'

/** Lines inside land, ready for drawing. */
export interface InlandLines {
  borders: Coast
  rivers: Coast
  lakes: Coast
}
/** SVG paths below the lines of a map; what has no room or is not there is left out. */
export interface Inland {
  rivers?: string
  lakes?: string
  borders?: string
}
/** Kilometres a unit has at least where lines inside the land are drawn: they are not true enough for less. */
const leastKmAUnit = { borders: 0.4, rivers: 0.6, lakes: 0.6 }
/** Weight of their points, square units: the second one where there is no room for all. */
const leastWeights = [6, 20] as const
/** Length of their parts, units. */
const shortest = 3
/** Points of a way, and of a line beside it, that tell how near they are. */
const mostSamples = 16
/** Most of the room that is left when its turn comes. */
const shareOfRoom = { lakes: 0.3, borders: 0.65, rivers: 1 }

function lengthOf(line: readonly number[]): number {
  let length = 0
  for (let index = 2; index < line.length; index += 2)
    length += Math.hypot(
      (line[index] as number) - (line[index - 2] as number),
      (line[index + 1] as number) - (line[index - 1] as number),
    )
  return length
}

/** Paths of open lines in a frame, with the lines. @param leastWeight of their points, square units */
const partsOf = (lines: Coast, frame: Frame, leastWeight: number) =>
  linesIn(lines, frame, leastWeight)
    .filter((line) => lengthOf(line) > shortest)
    .map((line) => ({ line, path: linePath(line) }))

/** SVG path of open lines in a frame, those nearest to the way first, as long as there is room. */
function drawLines(lines: Coast, frame: Frame, way: readonly DrawnPoint[], room: number): string {
  let parts: ReturnType<typeof partsOf> = []
  for (const leastWeight of leastWeights) {
    parts = partsOf(lines, frame, leastWeight)
    const whole = parts.map(({ path }) => path).join('')
    if (whole.length <= room) return whole
  }
  const near = sampled(way)
  const nearestFirst = parts
    .map(({ line, path }) => ({ path, away: awayFrom(near, line) }))
    .sort((one, other) => one.away - other.away)
  let path = ''
  for (const part of nearestFirst) {
    if (path.length + part.path.length > room) break
    path += part.path
  }
  return path
}

/** As many points of a way as tell which lines are near it. */
function sampled(way: readonly DrawnPoint[]): readonly DrawnPoint[] {
  const step = Math.ceil(way.length / mostSamples)
  return step > 1 ? way.filter((_, index) => index % step === 0) : way
}

/** How far some points of a line keep from a way, squared units. */
function awayFrom(way: readonly DrawnPoint[], line: readonly number[]): number {
  const step = 2 * Math.ceil(line.length / 2 / mostSamples)
  let least = Number.POSITIVE_INFINITY
  for (let index = 0; index < line.length; index += step) {
    let from = way[0]
    for (const to of way) {
      const { x, y } = from as DrawnPoint
      const [dx, dy] = [to.x - x, to.y - y]
      const [px, py] = [(line[index] as number) - x, (line[index + 1] as number) - y]
      const along = nearestPart(dx, dy, px, py)
      least = Math.min(least, (px - along * dx) ** 2 + (py - along * dy) ** 2)
      from = to
    }
  }
  return least
}

/** What lies inside the land of a frame: lakes first, then borders, and rivers where these leave room. */
export function drawInland(
  lines: InlandLines,
  frame: Frame,
  way: readonly DrawnPoint[],
  detail: Detail,
): Inland {
  const inland: Inland = {}
  let room = detail.longestInland
  for (const kind of ['lakes', 'borders', 'rivers'] as const) {
    if (room === 0 || kmAUnit(frame) < leastKmAUnit[kind]) continue
    const most = Math.floor(room * shareOfRoom[kind])
    const path =
      kind === 'lakes'
        ? drawLand(lines.lakes, frame, { ...detail, longestPath: most })
        : drawLines(lines[kind], frame, way, most)
    if (path === '' || path.length > most) continue
    inland[kind] = path
    room -= path.length
  }
  return inland
}
