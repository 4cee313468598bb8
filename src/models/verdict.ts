// The verdict of a route in two sentences, and the options it names.
import { doorToDoorMinutes } from '#catalogue/option.ts'
import type { Route, TransportOption } from '#catalogue/route.ts'
import { formatCo2, formatDuration, formatMoney } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import type { Language } from '#lib/languages.ts'
import { leastBy } from '#lib/least-by.ts'
import { pairNames } from './names.ts'

const least = (options: readonly TransportOption[], figure: (option: TransportOption) => number) =>
  leastBy(options, figure) as TransportOption

/** The extremes of a route's options; the fastest is measured from door to door (A13). */
export function extremes(route: Route) {
  const { options } = route
  return {
    fastest: least(options, doorToDoorMinutes),
    cheapest: least(options, (option) => option.price.value.low),
    greenest: options.find((option) => option.isGreenest) ?? least(options, (option) => option.co2.value),
    best: options.find((option) => option.isBest) ?? (options[0] as TransportOption),
  }
}

/** The fastest option from door to door, the cheapest and the one with the lowest CO₂e. */
export function routeVerdict(route: Route, lang: Language, t: Messages): string[] {
  const { fastest, cheapest, greenest } = extremes(route)
  return [
    t.route.verdict(pairNames(route, lang), {
      mode: fastest.mode,
      time: formatDuration(fastest.minutes.value, lang),
      door: formatDuration(doorToDoorMinutes(fastest), lang),
    }),
    t.route.verdictSecond(
      { mode: cheapest.mode, price: formatMoney(cheapest.price.value.low, 'EUR', lang) },
      { mode: greenest.mode, co2: formatCo2(greenest.co2.value, lang) },
      fastest.mode,
    ),
  ]
}
