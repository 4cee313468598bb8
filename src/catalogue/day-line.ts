// The day line: an option drawn on a common scale of hours since leaving home. Geometry only, in percent of the width.
import { isDriven, type Mode } from './mode.ts'
import type { TripParts } from './trip-plan.ts'

/** Waiting for the first departure is a part of the way to it. */
type PartKind = 'way' | 'ride' | 'change'

interface LinePart {
  kind: PartKind
  minutes: number
}

/** Longer lines are broken: times the median of a board. */
const longest = 2

/** Minutes the whole width stands for: the longest line that is not broken. */
export function scaleOf(totals: readonly number[]): number {
  const sorted = [...totals].sort((a, b) => a - b)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  return Math.max(1, ...sorted.filter((total) => total <= middle * longest))
}

/** Hours at which a scale has a mark, at most five after 0. */
export function hoursOn(scale: number): number[] {
  const step = [1, 2, 3, 4, 6, 12, 24, 48].find((hours) => scale / (hours * 60) <= 6) ?? 96
  return Array.from({ length: Math.floor(scale / (step * 60)) + 1 }, (_, index) => index * step)
}

/**
 * The parts of a line in order; those a plan leaves out have no minutes, so that their number never changes.
 * @param stages rides and changes in turn
 */
export function lineParts(mode: Mode, parts: TripParts, stages: readonly number[]): LinePart[] {
  const rides = stages.map((minutes, index): LinePart => ({ kind: index % 2 ? 'change' : 'ride', minutes }))
  const { access, dwell, egress } = parts
  // the breaks of a drive have no hour; they stand at its end
  const [before, after] = isDriven(mode) ? [access, dwell + egress] : [access + dwell, egress]
  return [{ kind: 'way', minutes: before }, ...rides, { kind: 'way', minutes: after }]
}

export interface DrawnPart {
  kind: PartKind
  x: number
  width: number
}

export interface DrawnLine {
  parts: DrawnPart[]
  /** where a line that is too long is broken */
  cut?: number
}

/** Whole percent, three pixels of a line at most. */
const percent = (share: number) => Math.round(share * 100)
/** From one place of a scale to another; parts side by side stay so. */
const between = (from: number, until: number, scale: number) => {
  const x = percent(from / scale)
  return { x, width: percent(until / scale) - x }
}

/** The least that is left of the longest part of a broken line. */
const leastLeft = 0.2

/** Parts on a scale; of a line that is too long the longest part is shortened, then all parts. */
export function drawLine(parts: readonly LinePart[], scale: number): DrawnLine {
  const total = parts.reduce((sum, { minutes }) => sum + minutes, 0)
  const most = parts.reduce((longer, part) => (part.minutes > longer.minutes ? part : longer), {
    kind: 'way',
    minutes: 0,
  })
  const left = Math.max(most.minutes - Math.max(0, total - scale), Math.min(most.minutes, scale * leastLeft))
  const shrink = Math.min(1, scale / Math.max(1, total - most.minutes + left))
  let at = 0
  let cut: number | undefined
  const drawn = parts.map((part) => {
    const minutes = (part === most ? left : part.minutes) * shrink
    if (part === most && total > scale) cut = percent((at + minutes / 2) / scale)
    const from = at
    at += minutes
    return { kind: part.kind, ...between(from, at, scale) }
  })
  return { parts: drawn, ...(cut !== undefined && { cut }) }
}

const day = 1440
/** Local hours that count as night. */
const night = { from: 22 * 60, until: 6 * 60 }

/** Nights of a line that is not broken, when its first ride leaves at a minute of the day. */
export function nightsOf(
  parts: readonly LinePart[],
  departs: number,
  scale: number,
): { x: number; width: number }[] {
  const total = parts.reduce((sum, { minutes }) => sum + minutes, 0)
  const first = parts.findIndex(({ kind }) => kind === 'ride')
  const start = departs - parts.slice(0, first).reduce((sum, { minutes }) => sum + minutes, 0)
  return [-1, 0, 1, 2].flatMap((dayIndex) => {
    const from = Math.max(0, dayIndex * day + night.from - start)
    const until = Math.min(total, scale, (dayIndex + 1) * day + night.until - start)
    return until > from ? [between(from, until, scale)] : []
  })
}
