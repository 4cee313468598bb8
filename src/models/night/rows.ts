// Rows of night trains: departures of a board with the towns they reach, and trains that lead to a town.
import { operator, service, stop } from '#catalogue/load.ts'
import type { OperatorId } from '#catalogue/network.ts'
import type { NightCall, NightDeparture } from '#catalogue/night-train.ts'
import type { PlaceId } from '#catalogue/place.ts'
import { type Weekday, weekdays } from '#catalogue/service.ts'
import { formatList, formatTime } from '#i18n/format.ts'
import { formatDayMonth, formatWeekday } from '#i18n/format-dates.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { pathTo } from '#i18n/paths.ts'
import type { Language } from '#lib/languages.ts'
import { routeSlug } from '#places/slug.ts'
import { operatorNames, placeName, productBeside, stopName } from '../names.ts'

/** The town where a departure is boarded. */
export const townOf = (departure: NightDeparture): PlaceId => stop(departure.from).place

/** "Mon, Wed and Fri", "every night but Saturday". */
function daysText(days: readonly Weekday[], lang: Language, { night }: Messages): string {
  const nameOf = (day: Weekday, style?: 'long') => formatWeekday(weekdays.indexOf(day) + 1, lang, style)
  const others = weekdays.filter((day) => !days.includes(day))
  if (others.join() === 'sat,sun') return night.mondayToFriday
  const [other] = others
  if (other && others.length === 1) return night.everyNightBut(nameOf(other, 'long'))
  return formatList(
    days.map((day) => nameOf(day)),
    lang,
  )
}

/** Departures a night of a train of every night; means of a year are rounded. */
const everyNight = 0.9
/** "not every day" of a train whose days are not known; empty for one of every night. */
function rarely({ calls }: NightDeparture, t: Messages): string[] {
  const perNight = Math.min(...calls.map((call) => service(call.service).departures.perDay))
  return perNight < everyNight ? [t.route.perDay(perNight)] : []
}

/** The days of a train, "29 May to 25 September only"; empty for a train of every night. */
function nightsOf(departure: NightDeparture, lang: Language, t: Messages): string[] {
  const { days, season } = departure
  return [
    ...(days ? [daysText(days, lang, t)] : rarely(departure, t)),
    ...(season ? [t.route.season(formatDayMonth(season.from, lang), formatDayMonth(season.to, lang))] : []),
  ]
}

/** What is the same wherever a train is boarded: its name, who sells it, berths and nights. */
function trainOf({ operators, product, berths, ...departure }: NightDeparture, lang: Language, t: Messages) {
  const name = operatorNames(operators, lang)
  return {
    /** empty where the operator's name has it */
    train: productBeside(name, product),
    /** all operators; the first sells */
    seller: { href: operator(operators[0] as OperatorId).site, name },
    nights: nightsOf({ operators, product, berths, ...departure }, lang, t),
    berths: formatList(
      berths.map((berth) => t.transport.berths[berth]),
      lang,
    ),
  }
}

/** A ride from a town to another: the route page, the hour of arrival, the lowest fare. */
function rideOf({ to, arrives, low, fare }: NightCall, from: PlaceId, lang: Language) {
  return {
    href: pathTo.route(routeSlug(from, stop(to).place), lang),
    arrives: formatTime(arrives, lang),
    low,
    isEstimate: fare.basis === 'modelled',
  }
}

/** A departure with every town it reaches. */
export function departureRow(departure: NightDeparture, lang: Language, t: Messages) {
  const { from, departs, calls } = departure
  return {
    departs: formatTime(departs, lang),
    station: stopName(from, lang),
    ...trainOf(departure, lang, t),
    calls: calls.map((call) => ({
      name: placeName(stop(call.to).place, lang),
      ...rideOf(call, townOf(departure), lang),
    })),
  }
}
export type DepartureRow = ReturnType<typeof departureRow>

/** A train to a town, by where it comes from; the last call of the departure is there. */
export function arrivalRow(departure: NightDeparture, lang: Language, t: Messages) {
  const from = townOf(departure)
  return {
    name: placeName(from, lang),
    departs: formatTime(departure.departs, lang),
    ...trainOf(departure, lang, t),
    ...rideOf(departure.calls.at(-1) as NightCall, from, lang),
  }
}
export type ArrivalRow = ReturnType<typeof arrivalRow>
