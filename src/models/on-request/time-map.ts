// The time map of a page: dots by mode, names, and the hours of its rings.
import { type Mode, modes } from '#catalogue/mode.ts'
import {
  edgeHours,
  edgeRadius,
  type FixedText,
  nightHours,
  ringHours,
  timeLabels,
  timePoint,
  timeRadius,
} from '#geo/time-map.ts'
import { formatDuration } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import type { Language } from '#lib/languages.ts'

/** A town on the map, in the order of demand. */
export interface TimeDot {
  name: string
  mode: Mode
  minutes: number
  at: readonly [bearing: number, x: number, y: number, rank: number]
}

const middle = { x: 500, y: 500 }
/** North, south, east, west: where hours of rings may stand; beside the middle they end at their ring, so that none leaves the drawing. */
const axes = [0, 180, 90, 270] as const
const spotsOnAxes: Readonly<Record<number, FixedText['spot']>> = {
  0: { dx: 0, dy: 4, anchor: 'middle' },
  180: { dx: 0, dy: 4, anchor: 'middle' },
  90: { dx: -4, dy: 4, anchor: 'end' },
  270: { dx: 4, dy: 4, anchor: 'start' },
}
/** Degrees beside an axis where towns are in the way of hours. */
const sector = 18

/** The two axes with the fewest towns beside them. */
function emptyAxes(dots: readonly TimeDot[]): [number, number] {
  const crowd = (axis: number) =>
    dots.filter(({ at: [bearing] }) => Math.abs(((bearing - axis + 540) % 360) - 180) < sector).length
  const [first = 0, second = 180] = [...axes].sort((a, b) => crowd(a) - crowd(b))
  return [first, second]
}

/** Texts that stand before all names: the town in the middle, hours of rings. @param oneNight what the ring of a night is called */
export function fixedTexts(
  dots: readonly TimeDot[],
  { town, oneNight, lang }: { town: string; oneNight: string; lang: Language },
): FixedText[] {
  const [first, second] = emptyAxes(dots)
  const ring = (hours: number, axis: number, name: string): FixedText => ({
    ...timePoint(axis, hours * 60),
    ...{ name, spot: spotsOnAxes[axis] as FixedText['spot'] },
  })
  return [
    { ...middle, name: town, spot: { dx: 0, dy: 18, anchor: 'middle' } },
    ...[...ringHours, edgeHours].map((hours) => ring(hours, first, formatDuration(hours * 60, lang))),
    ring(nightHours, second, oneNight),
  ]
}

/** Path of dots for each mode that has any. */
export const timeDots = (dots: readonly TimeDot[]) =>
  modes.flatMap((mode) => {
    const some = dots.filter((dot) => dot.mode === mode)
    const path = some
      .map(({ at: [bearing], minutes }) => timePoint(bearing, minutes))
      .map(({ x, y }) => `M${x} ${y}h0`)
      .join('')
    return path ? [{ mode, path }] : []
  })

/** Names with their spots. */
export function timeNames(dots: readonly TimeDot[], fixed: readonly FixedText[]) {
  const named = dots.map(({ name, minutes, at: [bearing] }) => ({ name, ...timePoint(bearing, minutes) }))
  return timeLabels(named, fixed).map(({ index, ...label }) => ({
    ...label,
    ...(named[index] as (typeof named)[number]),
  }))
}

export function toTimeMap(
  dots: readonly TimeDot[],
  town: string,
  lang: Language,
  words: Messages['explore'],
) {
  const fixed = fixedTexts(dots, { town, oneNight: words.oneNight, lang })
  return {
    rings: [...ringHours, edgeHours].map(timeRadius),
    night: timeRadius(nightHours),
    edge: edgeRadius,
    fixed,
    dots: timeDots(dots),
    names: timeNames(dots, fixed),
  }
}
export type TimeMapModel = ReturnType<typeof toTimeMap>
