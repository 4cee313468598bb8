// Places for the names of a map's marks, chosen so that no name covers another name, a mark or the edge of a view.
import { labelWidth } from './label-width.ts'

/** A mark with its name. */
export interface Mark {
  x: number
  y: number
  /** of its disc, units */
  radius: number
  name: string
  /** the ends of a journey: their names are always shown */
  isEnd?: boolean
}

/** What is visible of a drawing, in its units, and how much larger marks and names are drawn there. */
export interface View {
  left: number
  top: number
  right: number
  bottom: number
  scale: number
}

/** Where a name stands beside its mark, in units before the view's scale; `dy` is that of the baseline. */
export interface Spot {
  dx: number
  dy: number
  anchor: 'start' | 'middle' | 'end'
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Height of letters above and below the baseline, em. */
const ascent = 0.76
const descent = 0.24
/** How much worse it is to cover the first line than another. */
const frontWeight = 3
/** Room around a name, units. */
const gap = 1

/** The spots around a mark, the best first. */
export function spotsOf(radius: number, size: number): Spot[] {
  const middle = size * (ascent - descent) * 0.5
  const [above, below] = [-radius - 0.4 * size, radius + ascent * size + 0.2 * size]
  const beside = radius + 0.35 * size
  return [
    { dx: 0, dy: above, anchor: 'middle' },
    { dx: 0, dy: below, anchor: 'middle' },
    { dx: beside, dy: middle, anchor: 'start' },
    { dx: -beside, dy: middle, anchor: 'end' },
    ...([1, -1] as const).flatMap((side): Spot[] => {
      const anchor = side > 0 ? 'start' : 'end'
      return [
        { dx: 0.7 * radius * side, dy: above, anchor },
        { dx: 0.7 * radius * side, dy: below, anchor },
      ]
    }),
  ].map(({ dx, dy, anchor }) => ({ dx: Math.round(dx), dy: Math.round(dy), anchor }) as Spot)
}

/** What a name covers in a view. @param size of its letters, units @param width of the name, units */
export function labelBox(
  { x, y, name }: Mark,
  { dx, dy, anchor }: Spot,
  size: number,
  scale: number,
  width = labelWidth(name) * size,
): Box {
  const start = dx - { start: 0, middle: width / 2, end: width }[anchor]
  return {
    left: x + (start - gap) * scale,
    right: x + (start + width + gap) * scale,
    top: y + (dy - ascent * size - gap) * scale,
    bottom: y + (dy + descent * size + gap) * scale,
  }
}

const discOf = ({ x, y, radius }: Mark, scale: number): Box => ({
  left: x - radius * scale,
  right: x + radius * scale,
  top: y - radius * scale,
  bottom: y + radius * scale,
})

/** True when two boxes have an area in common. */
export const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const isIn = (box: Box, view: Box) =>
  box.left >= view.left && box.right <= view.right && box.top >= view.top && box.bottom <= view.bottom

/** How much of a line runs through a box, by points along it; `line` has x and y alternately. */
function crossings(box: Box, line: readonly number[]): number {
  const { left, right, top, bottom } = box
  let count = 0
  let bx = line[0] as number
  let by = line[1] as number
  for (let index = 2; index < line.length; index += 2) {
    const ax = bx
    const ay = by
    bx = line[index] as number
    by = line[index + 1] as number
    const passesBy =
      Math.max(ax, bx) <= left ||
      Math.min(ax, bx) >= right ||
      Math.max(ay, by) <= top ||
      Math.min(ay, by) >= bottom
    if (passesBy) continue
    const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / 4))
    for (let step = 0; step <= steps; step++) {
      const x = ax + ((bx - ax) * step) / steps
      const y = ay + ((by - ay) * step) / steps
      if (x > left && x < right && y > top && y < bottom) count++
    }
  }
  return count
}

export interface Labelled {
  /** every mark of the drawing, ends first: a name that finds no room is left out */
  marks: readonly Mark[]
  /** lines that names keep clear of where they can, the most important first: x and y alternately */
  lines: readonly (readonly number[])[]
  /** of the letters, units */
  size: number
  views: readonly View[]
}

/** Names that have found their places. */
export interface PlacedLabels {
  /** of every mark, in their order; undefined where none is free */
  spots: (Spot | undefined)[]
  /** Adds a mark if its disc covers no name and its own name has room: the others keep their places. @returns whether it did */
  add(mark: Mark): boolean
}

/**
 * A spot for every name, in the order of the marks. Names of ends come first and are never left out: in a drawing without
 * room they stand where they cover least.
 */
export function labelPlacer({ marks, lines, size, views }: Labelled): PlacedLabels {
  const taken: Box[][] = views.map(() => [])
  const discsOf = (mark: Mark) => views.map(({ scale }) => discOf(mark, scale))
  const discs = marks.map(discsOf)
  const faults = (own: readonly Box[], boxes: readonly Box[]) =>
    views.reduce((sum, view, at) => {
      const box = boxes[at] as Box
      const names = taken[at]?.filter((name) => overlap(box, name)).length ?? 0
      const covered = discs.filter((disc) => disc !== own && overlap(box, disc[at] as Box)).length
      return sum + names + covered + (isIn(box, view) ? 0 : 1)
    }, 0)
  const place = (mark: Mark, own: readonly Box[]): Spot | undefined => {
    const width = labelWidth(mark.name) * size
    const rated = spotsOf(mark.radius, size).map((spot, rank) => {
      const boxes = views.map(({ scale }) => labelBox(mark, spot, size, scale, width))
      return { spot, rank, boxes, faults: faults(own, boxes) }
    })
    const least = Math.min(...rated.map((one) => one.faults))
    if (least > 0 && !mark.isEnd) return undefined
    const free = rated.filter((one) => one.faults === least)
    const costs = free.map(({ spot, rank }) => {
      const box = labelBox(mark, spot, size, 1, width)
      return lines.reduce((sum, line, at) => sum + (at === 0 ? frontWeight : 1) * crossings(box, line), rank)
    })
    const best = free[costs.indexOf(Math.min(...costs))]
    if (!best) return undefined
    for (const [at, box] of best.boxes.entries()) taken[at]?.push(box)
    return best.spot
  }
  const spots = marks.map((mark, index) => place(mark, discs[index] as Box[]))
  const add = (mark: Mark) => {
    const own = discsOf(mark)
    const covers = own.some((disc, at) => taken[at]?.some((name) => overlap(disc, name)))
    const spot = covers ? undefined : place(mark, own)
    if (!spot) return false
    discs.push(own)
    spots.push(spot)
    return true
  }
  return { spots, add }
}

/** A spot for every name, in the order of the marks (`labelPlacer`). */
export const placeLabels = (labelled: Labelled) => labelPlacer(labelled).spots
