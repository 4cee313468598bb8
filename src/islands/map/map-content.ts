// What a movable map shows: points it is given, or ways that it fetches, named in the language of the page.
import type { WayPlace, WaysFile } from '#catalogue/route-ways.ts'
import type { Point } from '#geo/distance.ts'
import { unpackLine } from '#geo/shape-line.ts'
import { getJson } from '#lib/get-json.ts'
import { languageOf, languages } from '#lib/languages.ts'
import { quietTask } from '#lib/quiet-task.ts'
import { $mapTowns } from '#stores/map-towns.ts'
import type { MapContent, MapPoint } from './map.ts'

export interface Shown {
  /** absent on the page of a route, and with ways */
  points?: MapPoint[] | undefined
  /** address of the ways that the map shows, by default those of the page's route (A33) */
  waysUrl?: string | undefined
  /** the ways themselves */
  ways?: WaysFile | undefined
  /** the town in the middle of those of `$mapTowns` */
  around?: MapPoint | undefined
  /** draws a dashed line: a packed one, or straight between the points */
  line?: boolean | string | undefined
}

const cornersOf = (points: readonly Point[]) => points.map(({ lat, lng }): [number, number] => [lat, lng])

/** A file of ways as content of the map, in the language of the page. */
function contentOf({ ends, names, ways: packed, towns }: WaysFile): MapContent {
  const language = languages.indexOf(languageOf(document.documentElement.lang))
  const named = ({ lat, lng, names }: WayPlace, label = ''): MapPoint => ({
    ...{ lat, lng, label },
    name: names[language] ?? '',
  })
  const ways = packed.map(({ id, mode, line, changes, legs }) => ({
    ...{ id, mode, line: cornersOf(unpackLine(line)) },
    changes: changes.map((change) => named(change)),
    legs: legs.map(({ from, to, ...leg }) => ({
      ...leg,
      from: names[from]?.[language] ?? '',
      to: names[to]?.[language] ?? '',
    })),
  }))
  const numbered = towns.filter(({ label }) => label)
  return {
    points: [
      ...ends.map((end, index) => named(end, 'AB'[index])),
      ...numbered.map((town) => named(town, town.label)),
    ],
    ...{ line: [], ways, front: ends.length > 0 ? ways[0] : undefined },
    towns: towns.filter(({ label }) => !label).map((town) => named(town)),
  }
}

/** Points of a map, and the line between them. */
function pointsOf(points: MapPoint[], line: boolean | string): MapContent {
  const straight = line ? points : []
  return { points, line: cornersOf(typeof line === 'string' ? unpackLine(line) : straight) }
}

/** The ways of the route that the page is about; a page of two towns has them in it. */
async function waysOfRoute(): Promise<WaysFile> {
  const ways = document.querySelector('script[data-ways]')?.textContent
  if (ways) return JSON.parse(ways) as WaysFile
  const slug = document.querySelector<HTMLElement>('article[data-route]')?.dataset.route
  if (!slug) throw new Error('RouteMap: the page has no route whose ways could be fetched. Give it points.')
  return (await getJson(`/map/route/${slug}.json`)) as WaysFile
}

/** What a map shows, in the language of the page. @throws Error where the ways cannot be fetched */
export async function contentFor({
  points,
  waysUrl,
  ways,
  around,
  line = false,
}: Shown): Promise<MapContent> {
  if (around) return { points: [around], line: [], around: $mapTowns.get() }
  if (points) return pointsOf(points, line)
  if (ways) return contentOf(ways)
  const found = waysUrl ? ((await getJson(waysUrl)) as WaysFile) : await waysOfRoute()
  await quietTask()
  return contentOf(found)
}
