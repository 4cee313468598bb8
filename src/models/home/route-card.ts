// Cards of routes on the home page: one form, whatever they show of a route.
import type { Mode } from '#catalogue/mode.ts'
import type { RouteSummary, WayFigures } from '#catalogue/route.ts'
import { formatCo2 } from '#i18n/format.ts'
import { pathTo } from '#i18n/paths.ts'
import type { Language } from '#lib/languages.ts'
import { routeLabel } from '../names.ts'

/** A way with its times and price, or with what it emits. */
export type CardWay = { mode: Mode; isNight?: boolean } & (
  | (Pick<WayFigures, 'doorMinutes' | 'allIn' | 'isEstimate'> & { kg?: undefined; isBest?: boolean })
  | { kg: string }
)

export interface RouteCard {
  href: string
  label: string
  /** lowest fare, in euro */
  low: number
  /** highest fare; absent where the card says only from which price */
  high?: number
  ways: CardWay[]
  isPopular?: boolean
}

/** A card with the given ways of a route, and only the lowest of its fares. */
export function routeCard(summary: RouteSummary, ways: CardWay[], lang: Language): RouteCard {
  const href = pathTo.route(summary.slug, lang)
  return { href, label: routeLabel(summary, lang), low: summary.low, ways }
}

/** The way we call best and the one that emits least. */
export const chosenWays = ({ best, greenest }: RouteSummary, lang: Language): CardWay[] => [
  { ...best, isBest: true },
  { mode: greenest.mode, kg: formatCo2(greenest.co2, lang) },
]
