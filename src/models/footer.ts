// Columns of the footer: up to eight routes for each mode with operators, by demand (D62).

import { footerRoutesPerMode } from '#catalogue/limits.ts'
import { popularRoutes } from '#catalogue/load.ts'
import { type Mode, servedModes } from '#catalogue/mode.ts'
import { pathTo } from '#i18n/paths.ts'
import type { Language } from '#lib/languages.ts'
import { asked } from '#lib/reads.ts'
import { routeLabel } from './names.ts'

/** Columns with at least one route; routes whose best option has the mode come first. */
export const footerColumns = asked(
  'footerColumns',
  (lang: Language): { mode: Mode; links: { href: string; label: string }[] }[] => {
    const routes = popularRoutes()
    return servedModes
      .map((mode) => {
        const having = routes.filter((route) => route.modes[mode])
        const leading = [...having].sort(
          (a, b) => Number(b.best.mode === mode) - Number(a.best.mode === mode),
        )
        const links = leading
          .slice(0, footerRoutesPerMode)
          .map((route) => ({ href: pathTo.route(route.slug, lang), label: routeLabel(route, lang) }))
        return { mode, links }
      })
      .filter((column) => column.links.length > 0)
  },
)
