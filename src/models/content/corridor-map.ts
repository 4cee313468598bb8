// The map of a pair of countries: the best way of each pair of cities that the catalogue compares.
import type { SourceId } from '#catalogue/figure.ts'
import { countryPair, place, route, routeInBrief } from '#catalogue/load.ts'
import { modes } from '#catalogue/mode.ts'
import type { OptionWay, WaysFile } from '#catalogue/route-ways.ts'
import { linePath } from '#geo/land-frame.ts'
import { discRadius } from '#geo/map-views.ts'
import { unpackLine } from '#geo/shape-line.ts'
import { type Language, languages } from '#lib/languages.ts'
import { memo } from '#lib/memo.ts'
import { drawAllOf } from '../map-drawing.ts'
import { type DrawnMap, withSpots } from '../on-request/map-marks.ts'
import { drawnLines } from '../on-request/way-line.ts'
import { placeOn, routeWays } from '../route/ways.ts'

/** A map of fewer ways says no more than the page of its route. */
const fewestWays = 2

/** Pairs of cities that the catalogue compares. */
const pairsOf = (slug: string) =>
  (countryPair(slug)?.facts.cityPairs ?? []).flatMap(({ from, to }) =>
    typeof from === 'string' && typeof to === 'string' && routeInBrief(`${from}-${to}`) ? { from, to } : [],
  )

/** Whether the catalogue has enough ways between two countries; asked of all pages before the first is drawn. */
export const hasCorridorMap = (slug: string): boolean => pairsOf(slug).length >= fewestWays

/** The ways, and the towns that they join; undefined where the catalogue has too few. */
export const corridorWays = memo((slug: string): WaysFile | undefined => {
  if (!hasCorridorMap(slug)) return undefined
  const pairs = pairsOf(slug)
  const names: (readonly string[])[] = []
  const ways = pairs.map(({ from, to }): OptionWay => {
    const {
      names: ofRoute,
      ways: [best],
    } = routeWays(route(`${from}-${to}`))
    if (!best) throw new RangeError(`${from}-${to}: the route has no option. Compile the catalogue again.`)
    const before = names.length
    names.push(...ofRoute)
    const legs = best.legs.map((leg) => ({ ...leg, from: leg.from + before, to: leg.to + before }))
    return { ...best, id: `${from}-${to}`, legs }
  })
  const towns = [...new Set(pairs.flatMap(({ from, to }) => [from, to]))]
  return { ends: [], names, ways, towns: towns.map((id) => placeOn(id, place(id))) }
})

/** The drawn map, and the publications that show its lines; undefined without ways. */
export function corridorMap(
  slug: string,
  lang: Language,
): { map: DrawnMap; sources: SourceId[] } | undefined {
  const file = corridorWays(slug)
  if (!file) return undefined
  const { ways, towns } = file
  const lines = ways.map(({ line, ...way }) => ({ ...way, points: unpackLine(line) }))
  const { width, height, land, inland, points } = drawAllOf(
    [...towns, ...lines.flatMap((line) => line.points)],
    [],
  )
  const drawn = drawnLines(lines, points, towns.length)
  const marks = towns.map(({ names }, index) => ({
    ...(points[index] as (typeof points)[number]),
    ...{ radius: discRadius.change, name: names[languages.indexOf(lang)] ?? '', label: '' },
  }))
  return {
    map: {
      ...{ width, height, land, inland },
      byMode: modes.flatMap((mode) => {
        const path = drawn.flatMap((line, at) => (ways[at]?.mode === mode ? linePath(line) : [])).join('')
        return path ? { mode, path } : []
      }),
      marks: withSpots(marks, drawn),
    },
    sources: [...new Set(ways.flatMap(({ sources }) => sources))],
  }
}
