// The picture of a shared link to all towns around a city: its map of hours. It has no words, so one picture fits all languages (A27).
import { around } from '#catalogue/explore.ts'
import { briefFile, place, townsByDemand } from '#catalogue/load.ts'
import { type Mode, modes } from '#catalogue/mode.ts'
import type { PlaceId } from '#catalogue/place.ts'
import { readBrief } from '#catalogue/reach/brief.ts'
import { openFilter } from '#catalogue/way-choice.ts'
import { bearingOf, edgeHours, ringHours, timePoint, timeRadius } from '#geo/time-map.ts'
import { formatDuration } from '#i18n/format.ts'
import { brand, colours, drawn, fitted, frame, left } from './card.ts'
import { lightColour } from './light-theme.ts'
import { outline } from './outlines.ts'

/** The map: a square beside the name of the city. */
const map = { x: 560, y: 15, side: 600 } as const
const titleWidth = map.x - left - 20
/** Names beside dots; the first towns are in most demand. */
const mostNames = 14

/** The data of a picture: where each town stands, by mode, in the order of demand. */
export function timeCardOf(id: PlaceId) {
  const here = place(id)
  const found = around(readBrief(briefFile(id)), openFilter)
  return {
    name: here.names.en,
    dots: townsByDemand().flatMap((town): [Mode, number, number, string][] => {
      const chosen = found.get(town)
      if (!chosen) return []
      const { x, y } = timePoint(bearingOf(here, place(town)), chosen.row.parts.total)
      return [[chosen.way.mode, x, y, place(town).names.en]]
    }),
  }
}

type Box = [left: number, top: number, right: number, bottom: number]
const meet = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

/** Names of the first towns that have room to the right of their dots. */
function namesOf(dots: ReturnType<typeof timeCardOf>['dots']): string {
  const taken: Box[] = [[450, 440, 550, 560]]
  const texts: string[] = []
  for (const [, x, y, name] of dots) {
    if (texts.length === mostNames) break
    const { path, width } = outline(name, 26, 700)
    const box: Box = [x + 10, y - 18, x + 20 + width, y + 16]
    if (box[2] > 1000 || taken.some((other) => meet(box, other))) continue
    taken.push(box)
    texts.push(
      `<path transform="translate(${x + 14} ${y + 9})" d="${path}" fill="${colours.ink}" stroke="${lightColour('sheet')}" stroke-width="7" stroke-linejoin="round" paint-order="stroke"/>`,
    )
  }
  return texts.join('')
}

/** SVG of the picture. */
export function timeCard({ name, dots }: ReturnType<typeof timeCardOf>): string {
  const rings = [...ringHours, edgeHours].map(
    (hours, index, all) =>
      `<circle cx="500" cy="500" r="${Math.round(timeRadius(hours))}" fill="${index === all.length - 1 ? lightColour('sheet') : 'none'}" stroke="${colours.line}" stroke-width="2"/>`,
  )
  const hours = ringHours.map((ring) => {
    const { path, width } = outline(formatDuration(ring * 60, 'en'), 24)
    return `<path transform="translate(${Math.round(500 - width / 2)} ${Math.round(508 + timeRadius(ring))})" d="${path}" fill="${colours.muted}"/>`
  })
  const points = modes.map((mode) => {
    const path = dots.flatMap(([of, x, y]) => (of === mode ? `M${x} ${y}h0` : [])).join('')
    return `<path d="${path}" stroke="${lightColour(mode)}" stroke-width="14" stroke-linecap="round"/>`
  })
  const title = fitted(name, 84, titleWidth)
  return frame(
    brand(88) +
      drawn(title.line, left, 345, colours.ink) +
      `<svg x="${map.x}" y="${map.y}" width="${map.side}" height="${map.side}" viewBox="0 0 1000 1000">` +
      [...rings].reverse().join('') +
      hours.join('') +
      points.join('') +
      namesOf(dots) +
      `<circle cx="500" cy="500" r="12" fill="${colours.ink}"/></svg>`,
  )
}
