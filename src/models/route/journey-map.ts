// The drawn map of a route: the way of every option, the best one in front, its changes named (D103).
import { route as routeBySlug } from '#catalogue/load.ts'
import type { Mode } from '#catalogue/mode.ts'
import type { Slug } from '#catalogue/route.ts'
import type { OptionWay, WayPlace } from '#catalogue/route-ways.ts'
import { type DrawnPoint, linePath } from '#geo/land-drawing.ts'
import { simplifyLine } from '#geo/land-simplify.ts'
import { discRadius } from '#geo/map-views.ts'
import { type Language, languages } from '#lib/languages.ts'
import { memo } from '#lib/memo.ts'
import { drawAllOf } from '../map-drawing.ts'
import { type DrawnMap, withSpots } from '../on-request/map-marks.ts'
import { routeWays } from './ways.ts'

/** A stop this close to another one, units, would only show as a knot. */
const together = 3
/** How far the line of an option may pass by its stops, units; lines behind the front say only where they go about. */
const tolerance = { front: 2, others: 10 }

/** Points of a line in the drawing, x and y alternately, without those that do not show; both ends stay. */
function shownLine(points: readonly DrawnPoint[], passBy: number): number[] {
  const last = points.at(-1) as DrawnPoint
  const kept: DrawnPoint[] = []
  for (const point of points) {
    const isNear = (other?: DrawnPoint) =>
      other !== undefined && Math.hypot(point.x - other.x, point.y - other.y) <= together
    if (kept.length === 0 || !(isNear(kept.at(-1)) || isNear(last))) kept.push(point)
  }
  return simplifyLine(
    [...kept, last].flatMap(({ x, y }) => [x, y]),
    () => passBy,
  )
}

interface Lines {
  width: number
  height: number
  land: string
  /** of the best option */
  front: { way: OptionWay | undefined; line: number[] }
  others: number[][]
  /** where the places of the marks are: both ends, then the changes of the best option */
  marks: { place: WayPlace; x: number; y: number; isEnd: boolean }[]
}

/** What the map shows in any language. */
const linesOf = memo((slug: Slug): Lines => {
  const { ends, ways } = routeWays(slug)
  const places = [...ends, ...(ways[0]?.changes ?? [])]
  const stops = ways.flatMap(({ line }) => line.map(([lat, lng]) => ({ lat, lng })))
  const { width, height, land, points } = drawAllOf([...places, ...stops])
  let next = places.length
  const [front = [], ...others] = ways.map(({ line }, index) => {
    const at = points.slice(next, next + line.length)
    next += line.length
    return shownLine(at, index === 0 ? tolerance.front : tolerance.others)
  })
  return {
    ...{ width, height, land },
    front: { way: ways[0], line: front },
    others,
    marks: places.map((place, index) => ({
      place,
      ...(points[index] as DrawnPoint),
      isEnd: index < ends.length,
    })),
  }
})

/** The map of a route in a language: the best option in front, its changes named. */
export function journeyMap(slug: Slug, lang: Language): DrawnMap {
  const { width, height, land, front, others, marks } = linesOf(slug)
  const at = languages.indexOf(lang)
  const named = marks.map(({ place, x, y, isEnd }, index) => ({
    ...{ x, y, isEnd },
    radius: isEnd ? discRadius.lettered : discRadius.change,
    name: place.names[at] ?? '',
    label: 'AB'[index] ?? '',
  }))
  const path = linePath(front.line)
  const behind = [...new Set(others.map(linePath))].filter((other) => other !== path).join('')
  return {
    ...{ width, height, land },
    ...(behind && { others: behind }),
    ...(front.way && { way: { mode: front.way.mode, path } }),
    marks: withSpots(named, [front.line, ...others]),
  }
}

/** The names of the best option's changes, for the description of the map. */
export function bestWay(slug: Slug, lang: Language): { mode: Mode; via: string[] } {
  const [best] = routeWays(slug).ways
  return {
    mode: best?.mode ?? (routeBySlug(slug).options[0]?.mode as Mode),
    via: (best?.changes ?? []).map(({ names }) => names[languages.indexOf(lang)] ?? ''),
  }
}
