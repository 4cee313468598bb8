// The page of meetings: the towns where travellers from several towns meet, and everybody's way there. Builds draw the example,
// functions and browsers what is asked.
import type { SourceId } from '#catalogue/figure.ts'
import { place } from '#catalogue/load.ts'
import {
  fewestStarts,
  type MeetingPlace,
  type MeetOrder,
  meetingPlaces,
  meetOrders,
  mostStarts,
} from '#catalogue/meet.ts'
import {
  boardQuery,
  type MeetQuestion,
  meetParameters,
  meetQuery,
  readMeetQuestion,
} from '#catalogue/meet-query.ts'
import type { PlaceId } from '#catalogue/place.ts'
import { type Brief, type BriefWay, figuresOfWay } from '#catalogue/reach/brief.ts'
import type { WaysFile } from '#catalogue/route-ways.ts'
import { offeredEuro, offeredHours } from '#catalogue/trip-plan.ts'
import type { DrawnPoint } from '#geo/land-frame.ts'
import { discRadius } from '#geo/map-views.ts'
import { countryName, formatDuration, formatList } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { pathTo } from '#i18n/paths.ts'
import type { Language } from '#lib/languages.ts'
import { routeSlug } from '#places/slug.ts'
import { descriptionOf, titleOf } from '../head.ts'
import { mapCredit, placeName } from '../names.ts'
import type { LegLine } from '../route/leg-line.ts'
import { type DrawnMap, withSpots } from './map-marks.ts'
import type { FindTown, Tool, ToolPage, ToolQuestion } from './tool.ts'
import { townNames } from './town-names.ts'
import { drawnLines, pathsOf, sourcesOf, type TownWay, wayLine, waysFile } from './way-line.ts'

/** Rows that show at first, and those that open on request. */
const mostRows = { first: 5, more: 15 }

interface MeetAsked extends ToolQuestion {
  question: MeetQuestion
  /** what the form has: ids of towns, and texts that are none */
  fields: readonly string[]
  /** texts that no place is called; names of places without journeys; towns that were named more than once */
  unknown: readonly string[]
  outside: readonly string[]
  twice: readonly PlaceId[]
}

function read(params: URLSearchParams, find: FindTown): MeetAsked {
  const question = readMeetQuestion(params)
  const found = question.typed.map((typed) => ({ typed, town: find(typed) }))
  const ids = found.flatMap(({ town }) => (town?.isTown ? [town.id] : []))
  const towns = [...new Set(ids)]
  const named = found.map(({ typed, town }) => (town?.isTown ? town.id : typed))
  return {
    ...{ question, towns, fields: [...new Set(named)] },
    query: meetQuery(named, question),
    unknown: found.flatMap(({ typed, town }) => (town ? [] : [typed])),
    outside: found.flatMap(({ town }) => (town && !town.isTown ? [town.name] : [])),
    twice: towns.filter((id) => ids.indexOf(id) !== ids.lastIndexOf(id)),
  }
}

/** How somebody travels to a row's town; without a way who lives there. */
function journeyOf(
  from: PlaceId,
  to: PlaceId,
  way: BriefWay | undefined,
  query: string,
  lang: Language,
  t: Messages,
) {
  const name = placeName(from, lang)
  if (!way) return { name }
  const { mode, co2, changes } = way
  return {
    name,
    href: `${pathTo.route(routeSlug(from, to), lang)}${query && `?${query}`}`,
    way: { mode, co2, ...figuresOfWay(way), changes: t.route.changes(changes, mode) },
  }
}

/** The chosen figure first. */
const figuresOf = ({ figures, ways }: MeetingPlace, order: MeetOrder) =>
  [order, ...meetOrders.filter((other) => other !== order)].map((kind) => ({
    ...{ kind, value: figures[kind] },
    /** a sum of euro of which one is an estimate */
    isEstimate: kind === 'euro' && ways.some((way) => way?.isPriceModelled),
  }))

function rowOf(
  row: MeetingPlace,
  { question: { order, filter }, towns }: MeetAsked,
  lang: Language,
  t: Messages,
) {
  const query = boardQuery(filter)
  const { place: id, ways } = row
  return {
    id,
    name: placeName(id, lang),
    country: countryName(place(id).country, lang),
    figures: figuresOf(row, order),
    journeys: towns.map((from, index) => journeyOf(from, id, ways[index], query, lang, t)),
  }
}

/** Lines from every start to the best place; the others of the first rows as dots. */
function mapOf(
  towns: readonly PlaceId[],
  rows: readonly MeetingPlace[],
  { lang, drawAll }: ToolPage,
): { map: DrawnMap; ways: WaysFile; sources: SourceId[] } {
  const { place: best, ways } = rows[0] as MeetingPlace
  const ends = [best, ...towns.filter((town) => town !== best)]
  const others = rows.map((row) => row.place).filter((id) => !ends.includes(id))
  const ids = [...ends, ...others]
  const known = ends.slice(1).map((town) => wayLine(town, best, ways[towns.indexOf(town)]))
  const { width, height, land, inland, points } = drawAll(
    [...ids.map(place), ...known.flatMap((way) => way.points)],
    [],
  )
  const at = (index: number) => points[index] as DrawnPoint
  const lines = drawnLines(known, points, ids.length)
  const labelOf = (index: number) => (index === 0 ? '1' : '')
  const marks = ids.map((id, index) => ({
    ...at(index),
    radius: index === 0 ? discRadius.lettered : index < ends.length ? discRadius.end : discRadius.change,
    name: placeName(id, lang),
    label: labelOf(index),
    isEnd: index < ends.length,
  }))
  const map = {
    ...{ width, height, land, inland },
    ...pathsOf(known, lines),
    marks: withSpots(marks, lines),
  }
  const led = ends.slice(1).flatMap((from, index): TownWay[] => {
    const mode = ways[towns.indexOf(from)]?.mode
    return mode ? [{ from, to: best, mode, line: known[index] as LegLine }] : []
  })
  return { map, ways: waysFile(ids, led, labelOf), sources: sourcesOf(known) }
}

function formOf({ question, fields }: MeetAsked, { lang, t }: ToolPage) {
  const { plan } = question.filter
  const limits = <Limit extends number>(offered: readonly Limit[], chosen: number | undefined) =>
    [...new Set([...offered, ...(chosen === undefined ? [] : [chosen])])].sort((a, b) => a - b)
  return {
    action: pathTo.meet(lang),
    starts: Array.from({ length: mostStarts }, (_, index) => ({
      label: t.meet.start(index + 1),
      value: townNames(lang).get(fields[index] ?? '') ?? fields[index] ?? '',
      isNeeded: index < fewestStarts,
    })),
    orders: meetOrders.map((order) => ({ order, label: t.meet.orders[order] })),
    order: question.order,
    flying: plan.flying,
    hours: { chosen: plan.hours, offered: limits(offeredHours, plan.hours) },
    euro: { chosen: plan.euro, offered: limits(offeredEuro, plan.euro) },
  }
}

/** What is wrong with what was asked, in sentences; the last one says what to do. */
function problemsOf({ unknown, outside, towns }: MeetAsked, lang: Language, { meet }: Messages): string[] {
  const problems = [
    ...(unknown.length > 0 ? [meet.unknown(formatList(unknown.map(meet.quoted), lang, 'disjunction'))] : []),
    ...(outside.length > 0 ? [meet.outside(formatList(outside, lang))] : []),
  ]
  if (problems.length > 0) return [...problems, meet.correct]
  return towns.length < fewestStarts ? [meet.few] : []
}

/** The answer for at least two towns. */
function resultOf(asked: MeetAsked, briefs: readonly Brief[], page: ToolPage) {
  const { lang, t } = page
  const { question, towns } = asked
  const { order, filter } = question
  const found = meetingPlaces(briefs, filter, order)
  const [best] = found
  if (!best) return undefined
  const first = found.slice(0, mostRows.first)
  const more = found.slice(mostRows.first, mostRows.first + mostRows.more)
  const names = formatList(
    towns.map((id) => placeName(id, lang)),
    lang,
  )
  const bestName = placeName(best.place, lang)
  const { map, ways, sources } = mapOf(towns, first, page)
  return {
    heading: t.meet.heading(names),
    intro: t.meet.found({
      best: bestName,
      order,
      longest: formatDuration(best.figures.fair, lang),
      count: found.length,
    }),
    rows: first.map((row) => rowOf(row, asked, lang, t)),
    more: more.map((row) => rowOf(row, asked, lang, t)),
    map,
    ways,
    mapNote: [t.meet.mapNote, t.route.journeyNote.ways, mapCredit(sources, t)].join(' '),
    mapAlt: t.meet.mapAlt(names, bestName),
  }
}

/** What the address asks, what is found, and the form to ask anew. */
function answer(asked: MeetAsked, briefs: readonly Brief[], page: ToolPage) {
  const { lang, t } = page
  const problems = problemsOf(asked, lang, t)
  const result = problems.length > 0 ? undefined : resultOf(asked, briefs, page)
  const twice = asked.twice.map((id) => placeName(id, lang))
  const names = asked.towns.map((id) => placeName(id, lang))
  const first = result?.rows.slice(0, 3).map(({ name }) => name) ?? []
  return {
    head: {
      title: titleOf(`${result?.heading ?? t.meet.title} – Waymark`, `${t.meet.title} – Waymark`),
      description: descriptionOf(
        result
          ? t.meet.resultDescription(formatList(names, lang), formatList(first, lang))
          : t.meet.description,
        lang,
      ),
    },
    model: {
      /** address of an example; absent for what was asked */
      example: undefined as string | undefined,
      form: formOf(asked, page),
      problems: result || problems.length > 0 ? problems : [t.meet.none],
      notice: twice.length > 0 ? t.meet.twice(formatList(twice, lang), twice.length) : undefined,
      result,
    },
  }
}

export const meetTool = { parameters: meetParameters, read, answer } satisfies Tool<MeetAsked, unknown>
export type MeetModel = ReturnType<typeof answer>['model']
