// Tracked calls of visitors: mostly views of route pages, some searches, a few missing routes.
import { missingRoutePath } from '#contracts/track-missing-route.ts'
import { pageViewPath } from '#contracts/track-page-view.ts'
import { routeSearchPath } from '#contracts/track-route-search.ts'
import { languages } from '#lib/languages.ts'
import type { Visit } from './visits.ts'

/** The visit of an index, the same in each run: of 20 visits 16 are views, 3 searches, 1 a missing route. */
export function mixedVisit(routes: readonly string[], index: number): Visit {
  const slug = routes[(index * 7919) % routes.length] as string
  const kind = index % 20
  if (kind === 0) return missing(index % 500)
  if (kind < 4) {
    const [origin = '', destination = ''] = slug.split('-')
    return { path: routeSearchPath, body: JSON.stringify({ origin, destination }), table: 'route_search' }
  }
  const language = languages[index % languages.length]
  return { path: pageViewPath, body: JSON.stringify({ routeSlug: slug, language }), table: 'page_view' }
}

function missing(number: number): Visit {
  const city = `Nowhere ${number}`
  const body = { requestedSlug: `london-nowhere-${number}`, fromCity: 'London', toCity: city }
  return { path: missingRoutePath, body: JSON.stringify(body), table: 'missing_route' }
}
