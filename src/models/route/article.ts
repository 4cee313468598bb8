// What the page of a route says, for routes of the catalogue and for pairs of towns drawn on request.

import { crossChannelOperator } from '#catalogue/limits.ts'
import { place } from '#catalogue/load.ts'
import type { Mode } from '#catalogue/mode.ts'
import { isDriven, modes } from '#catalogue/mode.ts'
import { allInPrice, doorToDoorMinutes, shownAtFirst } from '#catalogue/option.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { Route, TransportOption } from '#catalogue/route.ts'
import { type DatedLeg, endedTimetable } from '#catalogue/timetable-year.ts'
import { formatDistance, formatDuration, formatList, formatMoney } from '#i18n/format.ts'
import { formatAsOf } from '#i18n/format-dates.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { pathTo } from '#i18n/paths.ts'
import { proseFor } from '#i18n/prose.ts'
import type { Language } from '#lib/languages.ts'
import { routeBoard } from '../board/board.ts'
import { comparedOptions } from '../board/compared.ts'
import { bookingLinks } from '../booking.ts'
import { routeFaqs } from '../faq.ts'
import { flightCodes } from '../flight-codes.ts'
import { foldedFlights } from '../folded-flights.ts'
import { descriptionOf, titleOf } from '../head.ts'
import { mapCredit, pairNames, routeLabel } from '../names.ts'
import { cityPoint, detailsNames, type OptionCard, toOptionCard } from '../option-card.ts'
import { extremes, routeVerdict } from '../verdict.ts'
import { bestTime, yearWeather } from './best-time.ts'
import { borderNote } from './border.ts'
import { bestWay, type DrawAll, journeyMap } from './journey-map.ts'
import { localAges, localTransport } from './local.ts'
import { passedOn } from './passed.ts'
import type { RouteLine } from './route-line.ts'
import { routeTips } from './tips.ts'

/** What a build and a request know in their own ways. */
export interface Means {
  /** whether what a leg was read in no longer holds */
  isOver: (leg: DatedLeg) => boolean
  drawAll: DrawAll
}

/** One option per mode for the comparison: the first of each in recommended order. */
function bestOfEachMode(route: Route): TransportOption[] {
  return modes.flatMap((mode) => route.options.find((option) => option.mode === mode) ?? [])
}

function headOf(route: Route, lang: Language, t: Messages) {
  const pair = pairNames(route, lang)
  const { fastest, cheapest } = extremes(route)
  const compared = bestOfEachMode(route).map(({ mode }) => mode)
  const titleWith = (shown: readonly Mode[]) =>
    t.seo.routeTitle(
      pair,
      formatList(
        shown.map((mode) => t.transport.inText[mode]),
        lang,
      ),
    )
  return {
    title: titleOf(
      titleWith(compared),
      titleWith(compared.filter((mode) => !isDriven(mode))),
      t.route.title(pair),
      routeLabel(route, lang),
    ),
    description: descriptionOf(
      t.seo.routeDescription(pair, {
        fastest: t.transport.theMode[fastest.mode],
        time: formatDuration(doorToDoorMinutes(fastest), lang),
        cheapest: cheapest.mode === fastest.mode ? '' : t.transport.theMode[cheapest.mode],
        price: formatMoney(allInPrice(cheapest).low, 'EUR', lang),
      }),
      lang,
      ...t.seo.routeDescriptionEnds,
    ),
  }
}

/** A sentence where the timetable behind the best option has ended. */
function endedNote({ options: [best] }: Route, isOver: Means['isOver'], lang: Language, t: Messages) {
  const asOf = best && endedTimetable(best, isOver)
  return asOf && t.route.timetableEnded(t.transport.asOf(formatAsOf(asOf, lang)))
}

/** What the drawn map shows, in words. */
function mapAltOf(route: Route, lang: Language, t: Messages): string {
  const { mode, via } = bestWay(route, lang)
  const distance = formatDistance(route.distanceKm, lang)
  return t.route.journeyAlt(pairNames(route, lang), distance, mode, formatList(via, lang))
}

/** What a true line follows; a plane follows nothing. */
const followed: Partial<Record<Mode, 'rails' | 'lanes'>> = { train: 'rails', ferry: 'lanes' }

/** How the line on the map is known, and whose data it shows. */
function mapNoteOf(route: Route, lang: Language, t: Messages) {
  const { mode, kind, sources } = bestWay(route, lang)
  const known = kind === 'true' ? (followed[mode] ?? 'flight') : kind
  const passed = route.options[0] ? passedOn(route.options[0], lang) : []
  const onTheWay = passed.length > 0 ? ` ${t.route.onTheWay}${t.common.colon}${passed.join(', ')}.` : ''
  return { way: `${t.route.journeyNote[known]}${onTheWay}`, credit: mapCredit(sources, t) }
}

/** Pages of the ends that have one. */
function hubsOf({ origin, destination }: Route, lang: Language) {
  const hub = (id: PlaceId) => (place(id).kind === 'city' ? pathTo.city(id, lang) : undefined)
  return { origin: hub(origin), destination: hub(destination) }
}

/** Whether the tip for the Channel applies, and whether the route crosses it (D31). */
function crossChannelOf({ origin, destination }: Route, cards: readonly OptionCard[]) {
  const applies = cards.some(({ operators }) =>
    operators.toLowerCase().includes(crossChannelOperator.toLowerCase()),
  )
  if (!applies) return undefined
  return [origin, destination].some((id) => place(id).country === 'GB') ? 'crosses' : 'beside'
}

/** Everything that the route itself says. */
export function routeArticle(route: Route, lang: Language, t: Messages, { isOver, drawAll }: Means) {
  const pair = pairNames(route, lang)
  const prose = proseFor(lang)
  const { best } = extremes(route)
  const shown = shownAtFirst(route.options)
  const details = detailsNames(shown)
  const cards = shown.map((option, index) => toOptionCard(option, details[index] as string, lang, t))
  return {
    route,
    pair,
    head: headOf(route, lang, t),
    distance: formatDistance(route.distanceKm, lang),
    best,
    verdict: routeVerdict(route, lang, t),
    ended: endedNote(route, isOver, lang, t),
    cards,
    board: routeBoard(route, cards, lang, t),
    folded: foldedFlights(route.options, lang, t),
    compared: comparedOptions(route, cards, lang, t),
    low: Math.min(...route.options.map((option) => option.price.value.low)),
    high: Math.max(...route.options.map((option) => option.price.value.high)),
    points: [
      { ...cityPoint(route.origin, lang), label: 'A' },
      { ...cityPoint(route.destination, lang), label: 'B' },
    ],
    map: journeyMap(route, lang, drawAll),
    mapAlt: mapAltOf(route, lang, t),
    mapNote: mapNoteOf(route, lang, t),
    faqs: routeFaqs(route, lang, t, prose),
    hubs: hubsOf(route, lang),
    crossChannel: crossChannelOf(route, cards),
    booking: bookingLinks(route, lang),
    prose,
    border: borderNote(route, lang, t, prose),
    localAges: localAges(route, lang),
    local: localTransport(route, lang, t, prose),
    bestTime: bestTime(route, lang, prose),
    yearWeather: yearWeather(route, lang, t),
    flightCodes: flightCodes(route),
    tips: routeTips(route, lang, prose),
  }
}

/** What views draw: the article, other routes, and what only pages drawn on request say. */
export type RouteModel = ReturnType<typeof routeArticle> & {
  lists: {
    related: RouteLine[]
    reverse: RouteLine | undefined
  }
  /** of the fastest drive */
  driveTime?: string
}
