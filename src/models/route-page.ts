// View model of a route page, from one compiled route and the words of its language.

import { popularRoutesCount } from '#catalogue/limits.ts'
import {
  endedTimetableOf,
  popularRoutes,
  relatedTo,
  route as routeBySlug,
  routeInBrief,
} from '#catalogue/load.ts'
import type { Mode } from '#catalogue/mode.ts'
import { isDriven, modes } from '#catalogue/mode.ts'
import { allInPrice, doorToDoorMinutes, shownAtFirst } from '#catalogue/option.ts'
import type { Route, RouteBrief, Slug, TransportOption, WayFigures } from '#catalogue/route.ts'
import { formatAsOf, formatDistance, formatDuration, formatList, formatMoney } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { pathTo } from '#i18n/paths.ts'
import { proseFor } from '#i18n/prose.ts'
import type { Language } from '#lib/languages.ts'
import { asked } from '#lib/reads.ts'
import { routeBoard } from './board/board.ts'
import { comparedOptions } from './board/compared.ts'
import { routeFaqs } from './faq.ts'
import { flightCodes } from './flight-codes.ts'
import { foldedFlights } from './folded-flights.ts'
import { descriptionOf, titleOf } from './head.ts'
import { pairNames, routeLabel } from './names.ts'
import { cityPoint, detailsNames, toOptionCard } from './option-card.ts'
import { bestTime, yearWeather } from './route/best-time.ts'
import { borderNote } from './route/border.ts'
import { bestWay, journeyMap } from './route/journey-map.ts'
import { localAges, localTransport } from './route/local.ts'
import { routeTips } from './route/tips.ts'
import { extremes, routeVerdict } from './verdict.ts'

/** A row of a route list: two cities, one option and its figures. */
export interface RouteLine extends WayFigures {
  href: string
  label: string
  mode: Mode
}

/** @param way the option shown, by default the best one of the route */
export function toRouteLine(summary: RouteBrief, lang: Language, way = summary.best): RouteLine {
  return { href: pathTo.route(summary.slug, lang), label: routeLabel(summary, lang), ...way }
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
        price: formatMoney(allInPrice(cheapest).low, 'EUR', lang),
      }),
      lang,
      ...t.seo.routeDescriptionEnds,
    ),
  }
}

/** Popular routes by their best option, plus one that replaces the page's own route. */
const wanted = asked('wanted', (lang: Language) =>
  popularRoutes()
    .slice(0, popularRoutesCount + 1)
    .map((candidate) => toRouteLine(candidate, lang)),
)

function listsOf(route: Route, lang: Language) {
  const self = pathTo.route(route.slug, lang)
  const reverse = routeInBrief(`${route.destination}-${route.origin}`)
  return {
    related: relatedTo(route.slug).flatMap((slug) => {
      const candidate = routeInBrief(slug)
      return candidate ? toRouteLine(candidate, lang) : []
    }),
    popular: wanted(lang)
      .filter(({ href }) => href !== self)
      .slice(0, popularRoutesCount),
    reverse: reverse && toRouteLine(reverse, lang),
  }
}

/** A sentence where the timetable behind the best option has ended. */
function endedNote(slug: Slug, lang: Language, t: Messages): string | undefined {
  const asOf = endedTimetableOf(slug)
  return asOf && t.route.timetableEnded(t.transport.asOf(formatAsOf(asOf, lang)))
}

/** What the drawn map shows, in words. */
function mapAltOf(route: Route, lang: Language, t: Messages): string {
  const { mode, via } = bestWay(route.slug, lang)
  const distance = formatDistance(route.distanceKm, lang)
  return t.route.journeyAlt(pairNames(route, lang), distance, mode, formatList(via, lang))
}

/** The view model of /route/{slug}. */
export function routePage(slug: Slug, lang: Language, t: Messages) {
  const route = routeBySlug(slug)
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
    ended: endedNote(slug, lang, t),
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
    map: journeyMap(slug, lang),
    mapAlt: mapAltOf(route, lang, t),
    faqs: routeFaqs(route, lang, t, prose),
    prose,
    border: borderNote(route, lang, t, prose),
    localAges: localAges(route, lang),
    local: localTransport(route, lang, t, prose),
    bestTime: bestTime(route, lang, prose),
    yearWeather: yearWeather(route, lang, t),
    flightCodes: flightCodes(route),
    tips: routeTips(route, lang, prose),
    lists: listsOf(route, lang),
  }
}
export type RoutePageModel = ReturnType<typeof routePage>
