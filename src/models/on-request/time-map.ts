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
const centred = { dx: 0, dy: 4, anchor: 'middle' } as const
/** Degrees beside north and south where towns are in the way of hours. */
const sector = 18

/** Where the hours of rings stand, as their lines lie far enough apart for texts only there: north or south, with fewer towns. */
function hoursAxis(dots: readonly TimeDot[]): 0 | 180 {
  const crowd = (axis: number) =>
    dots.filter(({ at: [bearing] }) => Math.abs(((bearing - axis + 540) % 360) - 180) < sector).length
  return crowd(0) <= crowd(180) ? 0 : 180
}

/** Texts that stand before all names: the town in the middle, hours of rings. @param oneNight what the ring of a night is called */
export function fixedTexts(
  dots: readonly TimeDot[],
  { town, oneNight, lang }: { town: string; oneNight: string; lang: Language },
): FixedText[] {
  const axis = hoursAxis(dots)
  const ring = (hours: number, at: number, name: string): FixedText => ({
    ...timePoint(at, hours * 60),
    ...{ name, spot: centred },
  })
  return [
    // away from the hours
    { ...middle, name: town, spot: { dx: 0, dy: axis === 0 ? 18 : -10, anchor: 'middle' } },
    ...[...ringHours, edgeHours].map((hours) => ring(hours, axis, formatDuration(hours * 60, lang))),
    ring(nightHours, 180 - axis, oneNight),
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
