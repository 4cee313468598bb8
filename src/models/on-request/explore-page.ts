// The page of all towns around one: drawn at build for cities, on request for towns.
import { around, countAround, hourGroup, hourSteps } from '#catalogue/explore.ts'
import { place, townsByDemand } from '#catalogue/load.ts'
import { type Mode, modes } from '#catalogue/mode.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { Brief } from '#catalogue/reach/brief.ts'
import { type ChosenWay, openFilter } from '#catalogue/way-choice.ts'
import type { Point } from '#geo/distance.ts'
import { type PlacesDrawing, pointsOn, wholeDrawing } from '#geo/land-drawing.ts'
import { bearingOf } from '#geo/time-map.ts'
import { countText } from '#i18n/explore-text.ts'
import { formatDuration, formatList, formatNumber } from '#i18n/format.ts'
import { liveWordsFor } from '#i18n/live.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { pathTo } from '#i18n/paths.ts'
import type { Language } from '#lib/languages.ts'
import { memo } from '#lib/memo.ts'
import { routeSlug } from '#places/slug.ts'
import { descriptionOf, titleOf } from '../head.ts'
import { mapCredit, placeName } from '../names.ts'
import { toTimeMap } from './time-map.ts'
import { drawnLines, lineTolerance, pathsOf, sourcesOf, wayLine } from './way-line.ts'

/** Hours whose towns the page counts in its first sentence. */
const countedHours = { near: 4, far: 8 }

export interface ExploreRow {
  id: PlaceId
  href: string
  name: string
  mode: Mode
  /** from door to door */
  minutes: number
  /** euro all in */
  allIn: number
  isEstimate: boolean
  /** kg CO2e */
  co2: number
  changes: number
  isNight: boolean
  /** degrees from north by east; on the ordinary map; place in the order of demand */
  at: readonly [bearing: number, x: number, y: number, rank: number]
}

function toRow(
  from: PlaceId,
  id: PlaceId,
  { way, row }: ChosenWay,
  at: ExploreRow['at'],
  lang: Language,
): ExploreRow {
  return {
    ...{ id, at, mode: way.mode, changes: way.changes, isNight: way.isNight },
    href: pathTo.route(routeSlug(from, id), lang),
    name: placeName(id, lang),
    minutes: row.parts.total,
    allIn: Math.round(row.all.low),
    isEstimate: way.isPriceModelled,
    co2: row.co2,
  }
}

/** "2 to 4 hours": what the rows of a group have in common. */
function groupTitle(group: number, lang: Language, words: Messages['explore']): string {
  const hours = (step: number) => formatDuration((hourSteps[step] as number) * 60, lang)
  if (group === 0) return words.within(hours(0))
  return group < hourSteps.length
    ? words.between(hours(group - 1), hours(group))
    : words.beyond(hours(group - 1))
}

export interface MapDrawer {
  /** a map that places fill from edge to edge */
  drawWhole(places: readonly Point[]): PlacesDrawing
}

const allTowns = () => townsByDemand().map((id) => place(id))

/** Europe with all towns; it is the same for every town in the middle. */
const wholeMap = memo((drawer: MapDrawer) => drawer.drawWhole(allTowns()))

/** Rails and sea lanes of the direct trains and ships from a town, on the map of all of them. */
function directLines(from: PlaceId, found: ReadonlyMap<PlaceId, ChosenWay>) {
  const ways = [...found].flatMap(([to, { way }]) => {
    const isDirect = way.changes === 0 && (way.mode === 'train' || way.mode === 'ferry')
    const line = isDirect && wayLine(from, to, way)
    return line && line.kind !== 'straight' ? [{ mode: way.mode, line }] : []
  })
  const lines = modes.flatMap((mode) => {
    const same = ways.filter((way) => way.mode === mode).map(({ line }) => line)
    const points = pointsOn(
      allTowns(),
      wholeDrawing,
      same.flatMap((line) => line.points),
    )
    const path = pathsOf(same, drawnLines(same, points, 0, lineTolerance.all)).way?.path
    return path ? [{ mode, path }] : []
  })
  return { lines, sources: sourcesOf(ways.map(({ line }) => line)) }
}

const svgDots = (points: readonly { x: number; y: number }[]) =>
  points.map(({ x, y }) => `M${x} ${y}h0`).join('')

/** Path of dots on a map for each mode that has any. */
export const dotsByMode = (dots: readonly { mode: Mode; x: number; y: number }[]) =>
  modes.flatMap((mode) => {
    const some = dots.filter((dot) => dot.mode === mode)
    return some.length > 0 ? [{ mode, path: svgDots(some) }] : []
  })

/** Towns within a few hours and within a day's journey, and those without flying. */
export function countsAround(brief: Brief) {
  const within = (hours: number) => countAround(brief, { ...openFilter, plan: { ...openFilter.plan, hours } })
  return {
    all: countAround(brief, openFilter),
    near: within(countedHours.near),
    far: within(countedHours.far),
  }
}

/** The counts as sentences have them. */
export function exploreCounts(
  id: PlaceId,
  { all, near, far }: ReturnType<typeof countsAround>,
  lang: Language,
  { explore: { townCount } }: Messages,
) {
  return {
    town: placeName(id, lang),
    towns: formatNumber(all.towns, lang),
    near: townCount(near.towns),
    far: formatNumber(far.towns, lang),
    land: formatNumber(far.land, lang),
  }
}

/** The view model. @param brief of the town in the middle */
export function explorePage(brief: Brief, lang: Language, t: Messages, drawer: MapDrawer) {
  const words = t.explore
  const id = brief.place
  const here = place(id)
  const counted = countsAround(brief)
  const counts = exploreCounts(id, counted, lang, t)
  const found = around(brief, openFilter)
  const { width, height, land, inland, points } = wholeMap(drawer)
  const towns = townsByDemand()
  const rows = towns.flatMap((town, rank): ExploreRow[] => {
    const chosen = found.get(town)
    const { x, y } = points[rank] as { x: number; y: number }
    return chosen ? [toRow(id, town, chosen, [bearingOf(here, place(town)), x, y, rank], lang)] : []
  })
  const missing = towns.filter((town) => town !== id && !found.has(town))
  const middle = points[towns.indexOf(id)] as { x: number; y: number }
  const heading = words.heading(counts.town)
  const { lines, sources } = directLines(id, found)
  return {
    ...{ id, heading, counts },
    title: titleOf(`${heading} – Waymark`, heading),
    description: descriptionOf(words.description(counts), lang),
    lead: words.lead(counts),
    /** of the filter that nobody touched */
    count: countText(counted.all, openFilter, liveWordsFor(lang).explore, lang),
    timeMap: toTimeMap(rows, counts.town, lang, words),
    plainMap: {
      ...{ width, height, land, inland, middle, lines },
      note: [words.plainMap, ...(lines.length > 0 ? [words.plainMapLines] : []), mapCredit(sources, t)].join(
        ' ',
      ),
      dots: dotsByMode(rows.map(({ mode, at: [, x, y] }) => ({ mode, x, y }))),
    },
    groups: [...hourSteps, undefined].map((_, group) => ({
      title: groupTitle(group, lang, words),
      rows: rows.filter(({ minutes }) => hourGroup(minutes) === group).sort((a, b) => a.minutes - b.minutes),
    })),
    none:
      missing.length > 0
        ? words.none(
            formatList(
              missing.map((town) => placeName(town, lang)),
              lang,
            ),
          )
        : undefined,
  }
}

export type ExploreModel = ReturnType<typeof explorePage>
