// Travel tips: what to book when, departures, changes, and what tickets include.
import { operatorRule } from '#catalogue/load.ts'
import { isServed, type ServedMode, wayOf } from '#catalogue/mode.ts'
import { cheapestTicket, doorToDoorMinutes } from '#catalogue/option.ts'
import type { Change, Leg, Route, TransportOption } from '#catalogue/route.ts'
import { formatDuration, formatList } from '#i18n/format.ts'
import type { Prose } from '#i18n/prose/en.ts'
import { joinRich, type Rich, richBy } from '#lib/fill.ts'
import type { Language } from '#lib/languages.ts'
import { leastBy } from '#lib/least-by.ts'
import { changePlace, legEnd, operatorName, operatorNames, pairNames } from '../names.ts'
import { driveTip } from './drive-tip.ts'
import { concernedRules, ruleTips } from './rule-tips.ts'
import { salesOpen } from './sales-open.ts'
import type { Tip } from './tip.ts'

const isRide = (option: TransportOption): option is TransportOption & { mode: ServedMode } =>
  isServed(option.mode)

/** The main options without a car: the first of each mode in recommended order, sorted by price. */
function leadingRides({ options }: Route) {
  const rides = options.filter(isRide)
  return rides
    .filter((option, index) => rides.findIndex(({ mode }) => mode === option.mode) === index)
    .sort((a, b) => a.price.value.low - b.price.value.low)
}

/** The cheapest option of each mode except the car, sorted by price. */
function cheapestRides({ options }: Route) {
  const byPrice = options.filter(isRide).sort((a, b) => a.price.value.low - b.price.value.low)
  return byPrice.filter((option, index) => byPrice.findIndex(({ mode }) => mode === option.mode) === index)
}

function ticketTip(route: Route, lang: Language, { tips: t }: Prose): Tip[] {
  const shown = cheapestRides(route).slice(0, 2)
  if (shown.length === 0) return []
  const pair = pairNames(route, lang)
  const tickets = shown.map((option) => ({ mode: option.mode, ...cheapestTicket(option) }))
  const fares = tickets.map(({ mode, operators, low, high }, index) =>
    richBy({ low: { low }, high: { low: high } }, (prices) =>
      t.fare(pair, index === 0, { mode, operators: operatorNames(operators, lang), ...prices }),
    ),
  )
  const rule = operatorRule(tickets[0]?.operators[0] ?? '')
  const exchange = rule?.exchange ? [t.exchange(rule.exchange, rule.exchangeDays ?? 0)] : []
  const [fare, ...others] = fares as [Rich, ...Rich[]]
  const horizons = salesOpen(
    tickets.flatMap(({ operators }) => operators),
    lang,
    t,
  )
  const description = joinRich([fare, ...exchange, ...others, ...horizons.slice(0, 1)], ' ')
  return [{ type: 'booking', title: t.tickets, description }]
}

/** Legs with clock times that matter: ships and rare trains. Night legs have their own question. */
const timed = ({ legs }: TransportOption) =>
  legs.filter((leg): leg is Leg & { departs: string; arrives: string } =>
    Boolean(leg.departs && leg.arrives && !leg.night),
  )

/** Departures a day of one mode, as the rows of the board add up. */
const perDayOf = (options: readonly TransportOption[]): number =>
  options.reduce((sum, { departuresPerDay }) => sum + departuresPerDay, 0)

function departureTip(route: Route, lang: Language, { tips: t }: Prose): Tip[] {
  const rides = route.options.filter(isRide)
  const perDay = [...Map.groupBy(rides, ({ mode }) => mode)].map(([mode, same]) => {
    const count = perDayOf(same)
    return { mode, count: Math.round(count), rare: count < 0.9 }
  })
  const daily = perDay.filter(({ rare }) => !rare)
  const legs = [
    ...new Map(
      rides
        .filter(({ changes }) => changes.length < 2)
        .flatMap(timed)
        .map((leg) => [leg.service, leg]),
    ).values(),
  ].slice(0, 2)
  const sentences = [
    ...(daily.length > 0
      ? [t.perDay(pairNames(route, lang), daily, (items) => formatList(items, lang))]
      : []),
    ...perDay.filter(({ rare }) => rare).map(({ mode }) => t.notDaily(mode)),
    ...legs.map((leg) =>
      t.leaves({
        operator: leg.operator ? operatorName(leg.operator, lang) : leg.product,
        from: legEnd(leg, 'from', lang),
        to: legEnd(leg, 'to', lang),
        departs: leg.departs,
        arrives: leg.arrives,
      }),
    ),
  ]
  return sentences.length > 0
    ? [{ type: 'timing', title: t.departures, description: [sentences.join(' ')] }]
    : []
}

/** Modes whose changes are described where they have no direct option, in this order. */
const changeOrder: readonly ServedMode[] = ['train', 'bus', 'ferry', 'flight']

function changeTip(route: Route, lang: Language, { tips: t }: Prose): Tip[] {
  const rides = route.options.filter(isRide)
  const direct = new Set(rides.filter(({ changes }) => changes.length === 0).map(({ mode }) => mode))
  const option = changeOrder
    .filter((mode) => !direct.has(mode))
    .flatMap(
      (mode) =>
        leastBy(
          rides.filter((ride) => ride.mode === mode),
          doorToDoorMinutes,
        ) ?? [],
    )[0]
  const isByLand = (mode: ServedMode) => wayOf(mode) === 'rail' || wayOf(mode) === 'road'
  if (!option || (!isByLand(option.mode) && [...direct].some(isByLand))) return []
  const { mode, changes, fareParts } = option
  const tightest = leastBy(changes, ({ minutes }) => minutes) as Change
  const change = t.change(pairNames(route, lang), {
    mode,
    at: changePlace(tightest, lang),
    minutes: formatDuration(tightest.minutes, lang),
    count: changes.length,
  })
  const tickets = fareParts.length > 0 ? [t.ticketsNeeded(fareParts.length)] : []
  return [{ type: 'info', title: t.changes, description: [[change, ...tickets].join(' ')] }]
}

/** All tips of a route, the most useful first. */
export function routeTips(route: Route, lang: Language, prose: Prose): Tip[] {
  const rides = leadingRides(route)
  return [
    ...ticketTip(route, lang, prose),
    ...departureTip(route, lang, prose),
    ...changeTip(route, lang, prose),
    ...ruleTips(concernedRules(rides), lang, prose),
    ...driveTip(route, lang, prose),
  ]
}
