// A row of a list of routes: two places, one option and its figures.
import type { Mode } from '#catalogue/mode.ts'
import type { RouteBrief, WayFigures } from '#catalogue/route.ts'
import { pathTo } from '#i18n/paths.ts'
import type { Language } from '#lib/languages.ts'
import { routeLabel } from '../names.ts'

export interface RouteLine extends WayFigures {
  href: string
  label: string
  mode: Mode
}

/** @param way the option shown, by default the best one of the route */
export function toRouteLine(summary: RouteBrief, lang: Language, way = summary.best): RouteLine {
  return { href: pathTo.route(summary.slug, lang), label: routeLabel(summary, lang), ...way }
}
