// Cache keys of route pages: a page with an unchanged key is not drawn again (A12).
import { createHash } from 'node:crypto'
import {
  airportsOf,
  borderFacts,
  cityDemand,
  climate,
  country,
  operatorRule,
  place,
  route,
  routeSummary,
} from '#catalogue/load.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { Slug } from '#catalogue/route.ts'
import { memo } from '#lib/memo.ts'
import { footerColumns } from './footer.ts'

/** City facts on route pages: seasons, country and airports. */
const cityFacts = (city: PlaceId) => [
  climate(city),
  cityDemand(city),
  country(place(city).country),
  airportsOf(city),
]
const operatorRules = memo((slug: Slug) =>
  route(slug).options.flatMap(({ operators }) => operators.map(operatorRule)),
)

/**
 * Key of a route page in every language. The content hash covers options, names, related and
 * popular routes; the key adds the way back, the footer, and facts of cities and operators. The
 * build checks code and words itself.
 */
export const routeCacheKey = memo((slug: Slug): string => {
  const { contentHash, origin, destination } = route(slug)
  const shown = [
    contentHash,
    routeSummary(`${destination}-${origin}`),
    footerColumns('en'),
    cityFacts(origin),
    cityFacts(destination),
    operatorRules(slug),
    borderFacts(),
  ]
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 16)
})
