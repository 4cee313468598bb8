// The drawn map of a route: the way of every option, the best one in front, its changes named (D103).
import { route as routeBySlug } from '#catalogue/load.ts'
import type { Mode } from '#catalogue/mode.ts'
import type { Slug } from '#catalogue/route.ts'
import type { OptionWay, WayPlace } from '#catalogue/route-ways.ts'
import { linePath } from '#geo/land-drawing.ts'
import { discRadius } from '#geo/map-views.ts'
import { type Language, languages } from '#lib/languages.ts'
import { memo } from '#lib/memo.ts'
import type { DrawnMap } from '../drawn-map.ts'
import { drawAllOf } from '../map-drawing.ts'
import { withSpots } from '../on-request/map-marks.ts'
import { routeWays } from './ways.ts'

/** Stops this close to the one before, units, would only show as a knot: of the way in front, of the others. */
const together = { front: 3, others: 14 }

/** Points of a line in the drawing, x and y alternately, without those that lie together; both ends stay. */
function withoutKnots(points: readonly { x: number; y: number }[], together: number): number[] {
  const last = points.at(-1) as { x: number; y: number }
  const kept: { x: number; y: number }[] = []
  for (const point of points) {
    const isNear = (other?: { x: number; y: number }) =>
      other !== undefined && Math.hypot(point.x - other.x, point.y - other.y) <= together
    if (kept.length === 0 || !(isNear(kept.at(-1)) || isNear(last))) kept.push(point)
  }
  return [...kept, last].flatMap(({ x, y }) => [x, y])
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
    return withoutKnots(at, index === 0 ? together.front : together.others)
  })
  return {
    ...{ width, height, land },
    front: { way: ways[0], line: front },
    others,
    marks: places.map((place, index) => ({
      place,
      ...(points[index] as { x: number; y: number }),
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
  return {
    ...{ width, height, land },
    ...(others.length > 0 && { others: [...new Set(others.map(linePath))].join('') }),
    ...(front.way && { way: { mode: front.way.mode, path: linePath(front.line) } }),
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
