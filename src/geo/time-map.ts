// The time map: one place in the middle, every other one in its true direction, as far out as it takes hours. Builds,
// functions and browsers draw alike.
import type { Point } from './distance.ts'
import { type Box, labelBox, overlap, type Spot, spotsOf } from './label-places.ts'
import { labelWidth } from './label-width.ts'

/** Hours of the rings. */
export const ringHours = [2, 4, 8, 12] as const
/** From seven in the evening to nine in the morning: a ring of its own. */
export const nightHours = 14
/** Hours of the outermost circle: whatever takes longer stands on it. */
export const edgeHours = 24

/** Side of the drawing, units; the middle; radius of the outermost circle. */
export const timeSide = 1000
const middle = timeSide / 2
export const edgeRadius = 464

/** Share of the radius by hours: half of all towns are four to eight hours away, and have half of the room. */
const scale = [
  [0, 0],
  [2, 0.16],
  [4, 0.34],
  [8, 0.68],
  [12, 0.82],
  [edgeHours, 1],
] as const

/** Units from the middle. */
export function timeRadius(hours: number): number {
  const to = Math.max(
    1,
    scale.findIndex(([end]) => hours <= end),
  )
  const [[start, near], [end, far]] = [scale[to - 1], scale[to]] as [[number, number], [number, number]]
  return hours >= edgeHours
    ? edgeRadius
    : edgeRadius * (near + ((far - near) * (hours - start)) / (end - start))
}

const radians = Math.PI / 180

/** Direction in which a great circle leaves `at` for `place`: degrees from north by east, 0 to 359. */
export function bearingOf(at: Point, { lat, lng }: Point): number {
  const [from, to, turn] = [at.lat * radians, lat * radians, (lng - at.lng) * radians]
  const east = Math.sin(turn) * Math.cos(to)
  const north = Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(turn)
  return (Math.round(Math.atan2(east, north) / radians) + 360) % 360
}

/** Where a place stands, in whole units. */
export function timePoint(bearing: number, minutes: number): { x: number; y: number } {
  const radius = timeRadius(minutes / 60)
  return {
    x: Math.round(middle + radius * Math.sin(bearing * radians)),
    y: Math.round(middle - radius * Math.cos(bearing * radians)),
  }
}

/** A name on the map, and the smallest drawing that has room for it: an index of `labelRooms`. */
export interface TimeLabel {
  /** of the dot in the list */
  index: number
  spot: Spot
  room: number
}

/** Size of names, px: the drawing grows with the screen, its names do not. */
export const nameSize = 12.5
const dotRadius = 3.5
/** Of the dot in the middle, px. */
export const middleRadius = 5
/** Widths of the drawing, px, from which more names are shown, and most of them; explore.css has the same. */
export const labelRooms = [
  { from: 280, most: 24 },
  { from: 460, most: 44 },
  { from: 620, most: 72 },
] as const
/** Width of the largest drawing, px. */
const widest = 704

interface Dot {
  x: number
  y: number
  name: string
}

/** A text that stands on the drawing before all names. */
export interface FixedText extends Dot {
  spot: Spot
}

/** The drawing at a width, with margins: no name leaves it. */
const sheet: Box = { left: 4, top: 4, right: timeSide - 4, bottom: timeSide - 4 }

const isInside = (box: Box) =>
  box.left >= sheet.left && box.right <= sheet.right && box.top >= sheet.top && box.bottom <= sheet.bottom

const boxAt = ({ x, y, name }: Dot, spot: Spot, width: number): Box =>
  labelBox({ x, y, name, radius: dotRadius }, spot, nameSize, timeSide / width, labelWidth(name) * nameSize)

/** The dot in the middle: a name over it would seem to be its name. */
const middleBox = (width: number): Box => {
  const radius = (middleRadius * timeSide) / width
  const [least, most] = [middle - radius, middle + radius]
  return { left: least, top: least, right: most, bottom: most }
}

/** What a text covers on the smallest drawing that shows it, and on the largest. */
type Boxes = [Box, Box]
const boxesAt = (dot: Dot, spot: Spot, from: number): Boxes => [
  boxAt(dot, spot, from),
  boxAt(dot, spot, widest),
]

/** True when two texts have an area in common at some width: between the two boxes of each, their edges are linear in scale. */
function everOverlap([near, wide]: Boxes, [otherNear, otherWide]: Boxes): boolean {
  /** share of the way between the two widths where both stand over one another */
  let [start, end] = [0, 1]
  const common = (atNear: number, atWide: number) => {
    if (atNear <= 0 && atWide <= 0) end = -1
    else if (atNear <= 0) start = Math.max(start, atNear / (atNear - atWide))
    else if (atWide <= 0) end = Math.min(end, atNear / (atNear - atWide))
  }
  common(otherNear.right - near.left, otherWide.right - wide.left)
  common(near.right - otherNear.left, wide.right - otherWide.left)
  common(otherNear.bottom - near.top, otherWide.bottom - wide.top)
  common(near.bottom - otherNear.top, wide.bottom - otherWide.top)
  return start < end
}

const spots = spotsOf(dotRadius, nameSize)

/**
 * Names that cover no other name at any width of the drawing, those of the first dots before others. A name that has room on a
 * phone keeps its spot on larger screens.
 * @param dots in the order of their importance
 */
export function timeLabels(dots: readonly Dot[], fixed: readonly FixedText[]): TimeLabel[] {
  const labels = new Map<number, TimeLabel>()
  const dotsBelow = (box: Box) =>
    dots.filter(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom).length
  for (const [room, { from, most }] of labelRooms.entries()) {
    const taken: Boxes[] = [
      [middleBox(from), middleBox(widest)],
      ...fixed.map((text) => boxesAt(text, text.spot, from)),
    ]
    for (const { index, spot } of labels.values()) taken.push(boxesAt(dots[index] as Dot, spot, from))
    /** Of the free spots the one with the fewest dots below it. */
    const free = (dot: Dot) =>
      spots
        .map((spot) => ({ spot, boxes: boxesAt(dot, spot, from) }))
        .filter(({ boxes }) => boxes.every(isInside) && !taken.some((other) => everOverlap(boxes, other)))
        .map((found) => ({ ...found, covered: dotsBelow(found.boxes[1]) }))
        .reduce<{ spot: Spot; boxes: Boxes; covered: number } | undefined>(
          (best, found) => (best && best.covered <= found.covered ? best : found),
          undefined,
        )
    for (const [index, dot] of dots.entries()) {
      if (labels.size >= most) break
      const found = labels.has(index) ? undefined : free(dot)
      if (!found) continue
      labels.set(index, { index, spot: found.spot, room })
      taken.push(found.boxes)
    }
  }
  return [...labels.values()]
}

/** Names that cover one another or leave the drawing at a width; a test finds none. */
export function labelFaults(
  dots: readonly Dot[],
  fixed: readonly FixedText[],
  labels: readonly TimeLabel[],
  width: number,
): string[] {
  const shown = [
    ...fixed,
    ...labels
      .filter(({ room }) => width >= (labelRooms[room]?.from ?? 0))
      .map(({ index, spot }) => ({ ...(dots[index] as Dot), spot })),
  ].map((text) => ({ name: text.name, box: boxAt(text, text.spot, width) }))
  shown.push({ name: 'the dot in the middle', box: middleBox(width) })
  return shown.flatMap(({ name, box }, index) => [
    ...(isInside(box) ? [] : [`${name} leaves the drawing`]),
    ...shown
      .slice(index + 1)
      .flatMap((other) => (overlap(box, other.box) ? [`${name} and ${other.name}`] : [])),
  ])
}
