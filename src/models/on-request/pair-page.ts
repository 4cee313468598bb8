// The page of two towns, drawn on request from a reach file with the views of catalogue routes (D6).
import { giveFiles } from '#catalogue/compiled-files.ts'
import type { FactsFile } from '#catalogue/facts-file.ts'
import { relatedPairs } from '#catalogue/limits.ts'
import { place, places } from '#catalogue/load.ts'
import { isDriven } from '#catalogue/mode.ts'
import { type PlaceId, townsOf } from '#catalogue/place.ts'
import { type Brief, routeInBrief } from '#catalogue/reach/brief.ts'
import type { Reach } from '#catalogue/reach/read.ts'
import type { Route } from '#catalogue/route.ts'
import type { WaysFile } from '#catalogue/route-ways.ts'
import { hasEnded } from '#catalogue/timetable-year.ts'
import { haversineKm } from '#geo/distance.ts'
import type { Messages } from '#i18n/messages/en.ts'
import type { Language } from '#lib/languages.ts'
import { leastBy } from '#lib/least-by.ts'
import { memo } from '#lib/memo.ts'
import { routeArticle } from '../route/article.ts'
import { townsOnMap } from '../route/journey-map.ts'
import { type RouteLine, toRouteLine } from '../route/route-line.ts'
import { routeWays } from '../route/ways.ts'
import { formatDrive } from './drive-time.ts'
import type { World } from './generated-route.ts'

/** Services that are known so far: those of the facts, and those of every route that was drawn. */
const services: FactsFile['catalogue/services.json'] = {}

/** What pages of pairs ask the catalogue; to be called before the first page. */
export function knowFacts(facts: FactsFile): void {
  Object.assign(services, facts['catalogue/services.json'])
  giveFiles({ ...facts, 'catalogue/services.json': services, 'catalogue/climate.json': {} })
}

/** The route with its services known; undefined where nothing leads there. */
function routeOf(reach: Reach, destination: PlaceId): Route | undefined {
  const route = reach.route(destination)
  for (const [id, service] of reach.services) services[id] ??= service
  return route
}

/** Other cities and towns, the nearest first. */
const placesNear = memo((id: PlaceId): PlaceId[] => {
  const here = place(id)
  return townsOf(places())
    .filter((town) => town.id !== id)
    .map((town) => ({ id: town.id, km: haversineKm(town, here) }))
    .sort((a, b) => a.km - b.km || (a.id < b.id ? -1 : 1))
    .map((town) => town.id)
})

/** From the same place to those nearest to the destination. */
function relatedTo({ destination }: Route, reach: Reach, lang: Language): RouteLine[] {
  const lines: RouteLine[] = []
  for (const id of placesNear(destination)) {
    const brief = reach.brief(id)
    if (brief) lines.push(toRouteLine(brief, lang))
    if (lines.length === relatedPairs) break
  }
  return lines
}

/** Time at the wheel and on board of the fastest drive. */
function driveTimeOf({ options }: Route, lang: Language, t: Messages): string {
  const drive = leastBy(
    options.filter(({ mode }) => isDriven(mode)),
    ({ minutes }) => minutes.value,
  )
  return drive ? formatDrive(drive.minutes.value, lang, t) : t.generated.noDrive
}

/**
 * The view model of a pair; undefined where nothing is composed. `knowFacts` must have been called.
 * @param reach of the origin
 * @param back of the destination, for the way back
 * @param today YYYY-MM-DD
 */
export function pairPage(
  reach: Reach,
  back: Brief | undefined,
  destination: PlaceId,
  lang: Language,
  t: Messages,
  { drawAll }: Pick<World, 'drawAll'>,
  today: string,
) {
  const route = routeOf(reach, destination)
  if (!route || route.options.length === 0) return undefined
  const reverse = back && routeInBrief(back, route.origin)
  return {
    ...routeArticle(route, lang, t, { isOver: (leg) => hasEnded(leg, today), drawAll }),
    // the forecast alone: towns have no normals
    yearWeather: undefined,
    driveTime: driveTimeOf(route, lang, t),
    ways: { ...routeWays(route), towns: townsOnMap(route, drawAll) } satisfies WaysFile,
    lists: {
      related: relatedTo(route, reach, lang),
      reverse: reverse && toRouteLine(reverse, lang),
    },
  }
}

export type PairModel = NonNullable<ReturnType<typeof pairPage>>
