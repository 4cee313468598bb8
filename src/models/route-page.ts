// View model of a route page, from one compiled route and the words of its language.

import { popularRoutesCount } from '#catalogue/limits.ts'
import {
  hasTimetableEnded,
  popularRoutes,
  relatedTo,
  route as routeBySlug,
  routeInBrief,
} from '#catalogue/load.ts'
import type { Route, Slug } from '#catalogue/route.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { pathTo } from '#i18n/paths.ts'
import type { Language } from '#lib/languages.ts'
import { asked } from '#lib/reads.ts'
import { drawAllOf } from './map-drawing.ts'
import { type Means, routeArticle } from './route/article.ts'
import { toRouteLine } from './route/route-line.ts'

/** Popular routes by their best option, plus one that replaces the page's own route. */
const wanted = asked('wanted', (lang: Language) =>
  popularRoutes()
    .slice(0, popularRoutesCount + 1)
    .map((candidate) => toRouteLine(candidate, lang)),
)

/** Popular routes, without the one of the page itself. @param slug of the page's route */
export const popularOn = (slug: Slug, lang: Language) =>
  wanted(lang)
    .filter(({ href }) => href !== pathTo.route(slug, lang))
    .slice(0, popularRoutesCount)

function listsOf(route: Route, lang: Language) {
  const reverse = routeInBrief(`${route.destination}-${route.origin}`)
  return {
    related: relatedTo(route.slug).flatMap((slug) => {
      const candidate = routeInBrief(slug)
      return candidate ? toRouteLine(candidate, lang) : []
    }),
    popular: popularOn(route.slug, lang),
    reverse: reverse && toRouteLine(reverse, lang),
  }
}

const built: Means = {
  isOver: ({ mode, basis, asOf }) => hasTimetableEnded(mode, basis, asOf),
  drawAll: drawAllOf,
}

/** The view model of /route/{slug}. */
export function routePage(slug: Slug, lang: Language, t: Messages) {
  const route = routeBySlug(slug)
  return { ...routeArticle(route, lang, t, built), lists: listsOf(route, lang) }
}
export type RoutePageModel = ReturnType<typeof routePage>
