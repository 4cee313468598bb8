// The page of tours: the form as it was sent, and the tour. Built for an example, drawn on request for any other.
import { place } from '#catalogue/load.ts'
import type { Mode } from '#catalogue/mode.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { Brief } from '#catalogue/reach/brief.ts'
import { planTour, type Tour, type TourLeg, type TourStop, type TourSums } from '#catalogue/tour.ts'
import { dayAfter, type TourEntry, tourDays } from '#catalogue/tour-days.ts'
import { type TourQuestion, tourQuery } from '#catalogue/tour-query.ts'
import { wayFilterQuery } from '#catalogue/way-choice.ts'
import { aboutSign, formatCo2, formatDuration, formatList } from '#i18n/format.ts'
import { formatDate, formatShortDay } from '#i18n/format-dates.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { nightWord } from '#i18n/night-word.ts'
import { pathTo } from '#i18n/paths.ts'
import { joinRich, type Rich, richBy } from '#lib/fill.ts'
import type { Language } from '#lib/languages.ts'
import { routeSlug } from '#places/slug.ts'
import type { FoundStop } from '#places/tour-stops.ts'
import { descriptionOf, titleOf } from '../head.ts'
import { mapCredit } from '../names.ts'
import { type DrawWhole, tourMap } from './tour-map.ts'

/** A price, and whether an estimate is in it. */
interface TourPrice {
  low: number
  isEstimate: boolean
}

export interface TourWay {
  mode: Mode
  /** "Train · 1 change" */
  text: string
  /** the word of a way by night; empty by day */
  night: string
  minutes: number
  price: TourPrice
  co2: string
}

export interface TourLegRow {
  kind: 'leg'
  /** "Day 3", and the date where the tour has dates */
  day: string
  date: string
  from: string
  to: string
  /** the comparison of all ways under the same plan */
  href: string
  /** undefined where none is left */
  way: TourWay | undefined
}

export interface TourStayRow {
  kind: 'stay'
  town: string
  nights: string
  /** empty where the tour has no dates */
  until: string
}

export type TourRow = TourLegRow | TourStayRow

const nameOf = (id: PlaceId, lang: Language) => place(id).names[lang]

/** The part of a tour's address that its routes have as well. */
function planQueryOf({ filter }: TourQuestion): string {
  const { travellers, fly } = wayFilterQuery(filter)
  const params = Object.entries({ travellers, fly }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  )
  return params.length > 0 ? `?${new URLSearchParams(params)}` : ''
}

function wayOf({ chosen }: TourLeg, lang: Language, t: Messages): TourWay | undefined {
  if (!chosen) return undefined
  const { way, row } = chosen
  const changes = way.mode === 'car' ? [] : [t.route.changes(way.changes, way.mode)]
  return {
    mode: way.mode,
    text: [t.transport.modes[way.mode], ...changes].join(' · '),
    night: way.isNight ? nightWord(way.mode, t) : '',
    minutes: row.parts.total,
    price: { low: row.all.low, isEstimate: way.isPriceModelled },
    co2: formatCo2(row.co2, lang),
  }
}

function rowOf(entry: TourEntry, question: TourQuestion, lang: Language, t: Messages): TourRow {
  const { start } = question
  const dateOf = (day: number) => (start ? formatShortDay(dayAfter(start, day - 1), lang) : '')
  if ('stay' in entry) {
    const until = dateOf(entry.day + entry.nights)
    return {
      kind: 'stay',
      town: nameOf(entry.stay.place, lang),
      nights: t.tour.nights(entry.nights),
      until: until && t.tour.until(until),
    }
  }
  const { from, to } = entry.leg
  return {
    kind: 'leg',
    day: t.tour.day(entry.day),
    date: dateOf(entry.day),
    from: nameOf(from, lang),
    to: nameOf(to, lang),
    href: pathTo.route(routeSlug(from, to), lang) + planQueryOf(question),
    way: wayOf(entry.leg, lang, t),
  }
}

/** "2h 10m less, €31 less, 12 kg CO₂e more"; figures that are shown alike are left out. */
function differences(sums: TourSums, given: TourSums, lang: Language, t: Messages): (string | Rich)[] {
  const said = (more: number, write: (amount: number) => string) => {
    const amount = write(Math.abs(more))
    if (amount === write(0)) return undefined
    return more < 0 ? t.tour.less(amount) : t.tour.more(amount)
  }
  const euro = Math.round(sums.euro) - Math.round(given.euro)
  const price = said(euro, (amount) => (amount === 0 ? '' : '{price}'))
  return [
    said(Math.round(sums.minutes) - Math.round(given.minutes), (amount) => formatDuration(amount, lang)) ??
      [],
    price ? richBy({ price: { low: Math.abs(euro) } }, () => price) : [],
    said(sums.co2 - given.co2, (amount) => t.tour.emissions(formatCo2(amount, lang))) ?? [],
  ].filter((part) => part.length > 0)
}

/** What the best order is, and what it saves; empty for the order given. */
function orderWords(tour: Tour, given: Tour, { order }: TourQuestion, lang: Language, t: Messages): Rich {
  if (!order) return []
  if (tour === given) return [t.tour.same]
  const isSooner = given.sums.missing > tour.sums.missing
  const compared = joinRich(differences(tour.sums, given.sums, lang, t), ', ')
  const [before = '', after = ''] = t.tour.compared('|').split('|')
  const saved = isSooner ? [t.tour.missingThere(given.sums.missing)] : [before, ...compared, after]
  return joinRich([t.tour.best[order], saved], ' ')
}

const priceOf = ({ legs, sums }: Tour): TourPrice => ({
  low: sums.euro,
  isEstimate: legs.some(({ chosen }) => chosen?.way.isPriceModelled),
})

function summaryOf(tour: Tour, days: number, { filter }: TourQuestion, lang: Language, t: Messages): Rich {
  const { low, isEstimate } = priceOf(tour)
  return richBy({ price: { low } }, ({ price }) =>
    t.tour.summary({
      towns: new Set(tour.stops.map((stop) => stop.place)).size,
      days,
      time: formatDuration(tour.sums.minutes, lang),
      price: (isEstimate ? aboutSign : '') + price,
      travellers: filter.plan.travellers,
      co2: formatCo2(tour.sums.co2, lang),
    }),
  )
}

/** The tour between the stops that were found. */
function plan(
  question: TourQuestion,
  stops: readonly TourStop[],
  briefs: ReadonlyMap<PlaceId, Brief>,
  lang: Language,
  t: Messages,
  drawWhole: DrawWhole,
) {
  const { tour, given } = planTour(stops, briefs, question)
  const { entries, days } = tourDays(tour)
  const { map, ways, sources } = tourMap(tour, lang, drawWhole)
  const { start, filter } = question
  return {
    tour,
    entries,
    /** in the order of the tour, for links to it */
    towns: tour.stops.map((stop) => nameOf(stop.place, lang)),
    summary: summaryOf(tour, days, question, lang, t),
    dates: start && [start, dayAfter(start, days - 1)].map((day) => formatDate(day, lang)).join(' – '),
    order: orderWords(tour, given, question, lang, t),
    rows: entries.map((entry) => rowOf(entry, question, lang, t)),
    sums: {
      minutes: tour.sums.minutes,
      price: priceOf(tour),
      co2: formatCo2(tour.sums.co2, lang),
    },
    /** below the sums */
    missing: tour.sums.missing > 0,
    travellers: filter.plan.travellers,
    map,
    ways,
    mapNote: `${t.route.journeyNote.ways} ${mapCredit(sources, t)}`,
  }
}

function problemsOf(found: readonly FoundStop[], { beyond }: TourQuestion, t: Messages): string[] {
  const { problem } = t.tour
  const towns = found.filter((stop) => stop.place)
  return [
    ...found.flatMap((stop) => (stop.problem ? [problem[stop.problem](stop.text)] : [])),
    ...(beyond.length > 0 ? [problem.beyond(beyond.length)] : []),
    ...(towns.length < 2 ? [problem.few] : []),
  ]
}

/** The question as short as it can be, with the ids of the towns that were found; empty without stops. */
export const finalTourQuery = (question: TourQuestion, found: readonly FoundStop[]): string =>
  found.length === 0
    ? ''
    : tourQuery({
        ...question,
        stops: found.map(({ text, place, nights }) => ({ text: place ?? text, nights })),
      })

/**
 * The view model. `knowFacts` must have been called where no catalogue was compiled.
 * @param found the stops of the question, with their towns
 * @param briefs of these towns
 */
export function tourPage(
  question: TourQuestion,
  found: readonly FoundStop[],
  briefs: ReadonlyMap<PlaceId, Brief>,
  lang: Language,
  t: Messages,
  drawWhole: DrawWhole,
) {
  const stops = found.flatMap((stop) => (stop.place ? [{ place: stop.place, nights: stop.nights }] : []))
  const query = finalTourQuery(question, found)
  const planned = stops.length < 2 ? undefined : plan(question, stops, briefs, lang, t, drawWhole)
  const base = pathTo.tour(lang)
  const towns = planned && formatList(planned.towns, lang)
  return {
    head: {
      title: `${towns ? titleOf(t.tour.titleOf(towns), t.tour.titleOf(planned.towns.join(', ')), t.tour.title) : t.tour.title} – Waymark`,
      description: descriptionOf(t.tour.description, lang),
    },
    question,
    found,
    problems: problemsOf(found, question, t),
    /** as short as it can be; empty without stops */
    query,
    address: query ? `${base}?${query}` : base,
    /** absent without dates */
    calendar: planned && question.start ? `${base}.ics?${query}` : undefined,
    plan: planned,
  }
}

export type TourModel = ReturnType<typeof tourPage>
export type PlannedTour = NonNullable<TourModel['plan']>
