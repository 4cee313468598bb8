// The drawn map of a route: the way of every option, the best one in front, its changes named (D103).
import { citiesAround, place } from '#catalogue/load.ts'
import type { Mode } from '#catalogue/mode.ts'
import { shownAtFirst } from '#catalogue/option.ts'
import type { Route } from '#catalogue/route.ts'
import type { OptionWay, WayPlace } from '#catalogue/route-ways.ts'
import type { Point } from '#geo/distance.ts'
import type { Inland } from '#geo/inland-drawing.ts'
import { labelPlacer } from '#geo/label-places.ts'
import { labelWidth } from '#geo/label-width.ts'
import type { PlacesDrawing } from '#geo/land-drawing.ts'
import { type DrawnPoint, linePath } from '#geo/land-frame.ts'
import { simplifyLine } from '#geo/land-simplify.ts'
import { discRadius, labelSize, mapViews } from '#geo/map-views.ts'
import { unpackLine } from '#geo/shape-line.ts'
import { type Language, languages } from '#lib/languages.ts'
import { memo } from '#lib/memo.ts'
import { type DrawnMap, withSpots } from '../on-request/map-marks.ts'
import { placeOn, routeWays } from './ways.ts'

/** From here on the board of a page leaves no room for the lines of its other options. */
const manyOptions = 8
/** A stop this close to another one, units, would only show as a knot. */
const together = 3
/** Towns that show where the map is: how many, and how far from other marks, units. */
const towns = { most: 2, apart: 24 }
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
  inland: Inland
  /** of the best option */
  front: { way: OptionWay | undefined; line: number[] }
  others: number[][]
  /** where the places of the marks are: both ends, the changes of the best option, towns */
  marks: PlaceMark[]
}

interface PlaceMark extends DrawnPoint {
  place: WayPlace
  kind: 'end' | 'change' | 'town'
}

const radiusOf = { end: discRadius.lettered, change: discRadius.change, town: discRadius.town }

/** The marks with names, in one language or with the longest name of each. */
const named = (marks: readonly PlaceMark[], nameOf: (names: readonly string[]) => string) =>
  marks.map(({ place, kind, x, y }, index) => ({
    ...{ x, y, isEnd: kind === 'end' },
    radius: radiusOf[kind],
    name: nameOf(place.names),
    label: kind === 'end' ? ('AB'[index] ?? '') : '',
  }))

const longest = (names: readonly string[]) =>
  names.reduce((one, other) => (labelWidth(other) > labelWidth(one) ? other : one))

/** The marks, and the first of `around` whose names have room in every language and leave the others their places. */
function withTowns(
  marks: readonly PlaceMark[],
  around: readonly PlaceMark[],
  lines: readonly number[][],
): PlaceMark[] {
  const placed = labelPlacer({ marks: named(marks, longest), lines, size: labelSize, views: mapViews })
  const shown = [...marks]
  for (const town of around) {
    if (shown.length === marks.length + towns.most) break
    if (shown.some(({ x, y }) => Math.hypot(x - town.x, y - town.y) < towns.apart)) continue
    if (named([town], longest).every(placed.add)) shown.push(town)
  }
  return shown
}

/** Draws the land about some places, and says where others `around` them lie, on a page of some `fullness` (`inBrief`). */
export type DrawAll = (places: readonly Point[], around: readonly Point[], fullness?: number) => PlacesDrawing

/** How full the page of a route is. */
const fullnessOf = ({ options }: Route) =>
  shownAtFirst(options).reduce((sum, { legs }) => sum + 2 + legs.length, 0)

/** What the map shows in any language. */
const linesOf = memo((route: Route, drawAll: DrawAll): Lines => {
  const { ends, ways } = routeWays(route)
  const places = [...ends, ...(ways[0]?.changes ?? [])]
  // both ends are exact: the line begins in the middle of A
  const lines = ways.map(({ line }) => [ends[0], ...unpackLine(line).slice(1, -1), ends[1]])
  const cities = citiesAround(route.origin, route.destination).map((id) => placeOn(id, place(id)))
  const { width, height, land, inland, points, around } = drawAll(
    [...places, ...lines.flat()],
    cities,
    fullnessOf(route),
  )
  let next = places.length
  const [front = [], ...others] = lines.map((line, index) => {
    const at = points.slice(next, next + line.length)
    next += line.length
    return shownLine(at, index === 0 ? tolerance.front : tolerance.others)
  })
  const marks = places.map(
    (place, index): PlaceMark => ({
      place,
      ...(points[index] as DrawnPoint),
      kind: index < ends.length ? 'end' : 'change',
    }),
  )
  const about = cities.map(
    (city, index): PlaceMark => ({ place: city, ...(around[index] as DrawnPoint), kind: 'town' }),
  )
  return {
    ...{ width, height, land, inland },
    front: { way: ways[0], line: front },
    others,
    marks: withTowns(marks, about, [front, ...others]),
  }
})

/** The towns that show where the map of a route is. */
export const townsOnMap = (route: Route, drawAll: DrawAll): WayPlace[] =>
  linesOf(route, drawAll).marks.flatMap(({ kind, place }) => (kind === 'town' ? place : []))

/** The map of a route in a language: the best option in front, its changes named. */
export function journeyMap(route: Route, lang: Language, drawAll: DrawAll): DrawnMap {
  const { width, height, land, inland, front, others, marks } = linesOf(route, drawAll)
  const at = languages.indexOf(lang)
  const path = linePath(front.line)
  // a page of many options has no room for their lines; the movable map has them
  const drawn = others.length < manyOptions ? others : []
  const behind = [...new Set(drawn.map(linePath))].filter((other) => other !== path).join('')
  return {
    ...{ width, height, land, inland },
    ...(behind && { others: behind }),
    ...(front.way && { way: { mode: front.way.mode, path } }),
    marks: withSpots(
      named(marks, (names) => names[at] ?? ''),
      [front.line, ...others],
    ),
  }
}

/** What is said of the best option's way: its mode, the names of its changes, how its line is known. */
export function bestWay(
  route: Route,
  lang: Language,
): Pick<OptionWay, 'mode' | 'kind' | 'sources'> & { via: string[] } {
  const [best] = routeWays(route).ways
  return {
    mode: best?.mode ?? (route.options[0]?.mode as Mode),
    kind: best?.kind ?? 'straight',
    sources: best?.sources ?? [],
    via: (best?.changes ?? []).map(({ names }) => names[languages.indexOf(lang)] ?? ''),
  }
}
