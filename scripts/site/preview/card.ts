// The picture of a shared link: two cities, and each mode with its time as a bar and its price. It has
// no words, so one picture fits all languages (A27).
import { readFileSync } from 'node:fs'
import { previewSize } from '#catalogue/limits.ts'
import { place } from '#catalogue/load.ts'
import { type Mode, modes, modeTraits } from '#catalogue/mode.ts'
import type { Place } from '#catalogue/place.ts'
import type { RouteSummary } from '#catalogue/route.ts'
import { formatDuration, formatMoneyRange } from '#i18n/format.ts'
import type { Weight } from '#tools/figtree.ts'
import { inProject } from '#tools/root.ts'
import { lightColour } from './light-theme.ts'
import { type Outline, outline } from './outlines.ts'

/** Units of the drawing, in the ratio that link previews use (1.91 : 1). */
export const size = { width: 1200, height: 630 } as const

export const colours = {
  paper: lightColour('paper'),
  ink: lightColour('ink'),
  muted: lightColour('muted'),
  line: lightColour('line'),
  accent: lightColour('accent'),
} as const
export const left = 72
const right = size.width - left
/** The first row of a mode, and the height of a row. */
const rows = { top: 262, height: 66 }
const bar = { left: 150, width: 560 }

export const drawn = ({ path }: Outline, x: number, y: number, colour: string) =>
  `<path transform="translate(${x} ${y})" fill="${colour}" d="${path}"/>`

/** Text that ends at `x`. */
function endingAt(text: string, x: number, y: number, size: number, weight: Weight): string {
  const line = outline(text, size, weight)
  return drawn(line, Math.round(x - line.width), y, colours.ink)
}

const shapesOf = new Map<Mode, string>()

function icon(mode: Mode): string {
  const known = shapesOf.get(mode)
  if (known) return known
  const svg = readFileSync(
    inProject('node_modules', 'lucide-static', 'icons', `${modeTraits[mode].icon}.svg`),
    'utf8',
  )
  const shapes = svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace('</svg>', '')
  shapesOf.set(mode, shapes)
  return shapes
}

/** The largest size of at most `size` at which the text is no wider than `width`. */
export function fitted(text: string, size: number, width: number): { line: Outline; size: number } {
  const line = outline(text, size, 700)
  if (line.width <= width) return { line, size }
  const smaller = Math.floor((size * width) / line.width)
  return { line: outline(text, smaller, 700), size: smaller }
}

export const frame = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${previewSize.width}" height="${previewSize.height}">` +
  `<rect width="100%" height="100%" fill="${colours.paper}"/>${content}</svg>`

/** The logo and name of the site. */
export const brand = (y: number) =>
  `<g transform="translate(${left} ${y - 34}) scale(1.75)"><rect width="24" height="24" rx="4" fill="${colours.accent}"/>` +
  `<path d="M4 6l4 13 4-9.5 4 9.5 4-13" fill="none" stroke="#fff" stroke-width="2.5"/></g>` +
  drawn(outline('Waymark', 32, 700), left + 58, y, colours.ink)

/** Fixed labels of 12 cities; other cities show the first three letters of their name (D55). */
const cityCodes: Readonly<Record<string, string>> = {
  london: 'LON',
  paris: 'PAR',
  rome: 'ROM',
  milan: 'MIL',
  berlin: 'BER',
  madrid: 'MAD',
  barcelona: 'BCN',
  amsterdam: 'AMS',
  brussels: 'BRU',
  vienna: 'VIE',
  prague: 'PRG',
  zurich: 'ZRH',
}

/** Label of a city: three fixed letters, else the first three of its name; not an IATA code (D55). */
export const cityCode = ({ id, names }: Place) => cityCodes[id] ?? names.en.slice(0, 3).toUpperCase()

/** The data of a route's preview: English names, labels, and the least time and price range by mode. */
export function cardOf(route: RouteSummary) {
  const ends = [place(route.origin), place(route.destination)]
  return {
    names: ends.map(({ names }) => names.en),
    codes: ends.map(cityCode),
    modes: modes.flatMap((mode) => {
      const figures = route.modes[mode]
      return figures ? [{ mode, minutes: figures.minutes, low: figures.low, high: figures.high }] : []
    }),
  }
}

/** SVG of a route's preview. */
export function routeCard({ names, codes, modes: present }: ReturnType<typeof cardOf>): string {
  const longest = Math.max(...present.map(({ minutes }) => minutes))
  const title = fitted(names.join(' – '), 84, right - left)
  const lines = present.map(({ mode, minutes, low, high }, index) => {
    const y = rows.top + index * rows.height
    const width = Math.max(4, Math.round((bar.width * minutes) / longest))
    return (
      `<rect x="${left}" y="${y}" width="${right - left}" height="1" fill="${colours.line}"/>` +
      `<g transform="translate(${left} ${y + 14}) scale(1.6)" fill="none" stroke="${lightColour(mode)}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${icon(mode)}</g>` +
      `<rect x="${bar.left}" y="${y + 24}" width="${width}" height="18" fill="${lightColour(mode)}"/>` +
      endingAt(formatDuration(minutes, 'en'), 900, y + 45, 34, 700) +
      endingAt(formatMoneyRange(low, high, 'EUR', 'en'), right, y + 45, 34, 400)
    )
  })
  const heading =
    brand(88) + endingAt(codes.join(' – '), right, 88, 32, 700) + drawn(title.line, left, 208, colours.ink)
  return frame(heading + lines.join(''))
}

/** SVG of the preview of pages other than routes. */
export function siteCard(): string {
  const icons = modes.map(
    (mode, index) =>
      `<g transform="translate(${left + index * 140} 380) scale(3.4)" fill="none" stroke="${lightColour(mode)}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${icon(mode)}</g>`,
  )
  return frame(drawn(outline('Waymark', 150, 700), left, 260, colours.ink) + icons.join(''))
}
