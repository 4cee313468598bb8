// The list of all routes with a mode, cheapest first, a hundred per page (D18).
import { modeListRows, structuredDataItems } from '#catalogue/limits.ts'
import { routeIndex } from '#catalogue/load.ts'
import { isDriven, type Mode } from '#catalogue/mode.ts'
import type { OperatorId } from '#catalogue/network.ts'
import type { RouteSummary, WayFigures } from '#catalogue/route.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { pathTo } from '#i18n/paths.ts'
import type { Language } from '#lib/languages.ts'
import { asked } from '#lib/reads.ts'
import { listAges } from './content/ages.ts'
import { corridorLinks, ferryLinks } from './content/labels.ts'
import { boardLinks } from './content/night-links.ts'
import { descriptionOf, titleOf } from './head.ts'
import { operatorNames, routeLabel } from './names.ts'

export interface ModeRow extends WayFigures {
  href: string
  label: string
  operators: string
}

/** What the lists say of a route with a mode, so that they do not depend on its other options. */
interface ListedRoute extends WayFigures, Pick<RouteSummary, 'slug' | 'origin' | 'destination'> {
  operators: readonly OperatorId[]
}

function listedIn(mode: Mode, { slug, origin, destination, modes }: RouteSummary): ListedRoute[] {
  const figures = modes[mode]
  if (!figures) return []
  const { operators, minutes, low, doorMinutes, allIn, isEstimate, isNight } = figures
  return [
    {
      ...{ slug, origin, destination, operators: isDriven(mode) ? [] : operators },
      ...{ minutes, low, doorMinutes, allIn },
      ...(isEstimate && { isEstimate }),
      ...(isNight && { isNight }),
    },
  ]
}

/** Routes with the mode by its lowest price; ties by slug. */
export const routesWith = asked('routesWith', (mode: Mode): ListedRoute[] =>
  routeIndex()
    .flatMap((route) => listedIn(mode, route))
    .sort((a, b) => a.low - b.low || (a.slug < b.slug ? -1 : 1)),
)

/** Number of routes and lowest price of a mode. */
const totals = asked('totalsOfMode', (mode: Mode) => {
  const routes = routesWith(mode)
  return { count: routes.length, low: routes[0]?.low }
})

/** The routes on one page of a mode's list; pages count from 1. */
const routesOnPage = asked('routesOnPage', (mode: Mode, page: number) =>
  routesWith(mode).slice((page - 1) * modeListRows, page * modeListRows),
)

/** Number of pages of a mode's list; an empty list has one page. */
export function modePageCount(mode: Mode): number {
  return Math.max(1, Math.ceil(totals(mode).count / modeListRows))
}

/** Number of routes and lowest price of a mode, for cards that link to its list. */
export function modeCard(mode: Mode, lang: Language) {
  return { mode, href: pathTo.travel(mode, lang), ...totals(mode) }
}

/** Content beside the list: boards of night trains, ferry routes for ferries, country pairs for flights. */
function moreOf(mode: Mode, lang: Language, t: Messages) {
  const { ferries, corridors } = t.content.city
  if (mode === 'train') return boardLinks(lang, t)
  if (mode === 'ferry') return { title: ferries, links: ferryLinks(lang) }
  return mode === 'flight' ? { title: corridors, links: corridorLinks(lang) } : undefined
}

/** The view model of one page of the list; pages count from 1. */
export function modePage(mode: Mode, page: number, lang: Language, t: Messages) {
  const all = totals(mode)
  const pages = modePageCount(mode)
  const shown = routesOnPage(mode, page)
  const heading = t.travelByType.heading(mode)
  const part = pages > 1 ? t.travelByType.page(page, pages) : ''
  const name = [heading, page > 1 ? part : ''].filter(Boolean).join(' · ')
  const count = formatNumber(all.count, lang)
  const description = t.travelByType.description(mode, count, formatMoney(all.low ?? 0, 'EUR', lang))
  const rows = shown.map(
    ({ slug, origin, destination, operators, ...figures }): ModeRow => ({
      href: pathTo.route(slug, lang),
      label: routeLabel({ origin, destination }, lang),
      operators: operatorNames(operators, lang),
      ...figures,
    }),
  )
  return {
    mode,
    page,
    heading,
    part,
    title: titleOf(`${name} – Waymark`, name),
    description: descriptionOf(
      page > 1 ? `${part}. ${description}` : description,
      lang,
      ...t.travelByType.descriptionEnds,
    ),
    found: all.count > 0 ? t.travelByType.found(count) : t.travelByType.none(mode),
    rows,
    ages: listAges(lang, t, [mode]),
    more: moreOf(mode, lang, t),
    pages: Array.from({ length: pages }, (_, index) => ({
      number: index + 1,
      href: pathTo.travel(mode, lang, index + 1),
    })),
    /** schema.org ItemList of the first rows */
    list: {
      '@type': 'ItemList',
      name: heading,
      numberOfItems: all.count,
      itemListElement: rows.slice(0, structuredDataItems).map(({ label, href }, index) => ({
        '@type': 'ListItem',
        position: (page - 1) * modeListRows + index + 1,
        name: label,
        url: href,
      })),
    },
  }
}
