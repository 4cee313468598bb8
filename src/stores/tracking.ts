// Counts of page views and searches (D43).
import { unpackBest } from '#catalogue/best-figures.ts'
import type { Language } from '#lib/languages.ts'
import { whenShown } from '#lib/when-shown.ts'
import { addRecent } from './recent.ts'

type Call = 'page-view' | 'route-search' | 'missing-route'

const counted = new Set<string>()

async function post(call: Call, body: object): Promise<void> {
  let outcome: unknown
  try {
    const { ok, status } = await fetch(`/api/track/${call}`, {
      method: 'POST',
      keepalive: true,
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (ok) return
    // Only the status: a host without functions answers with a whole page.
    outcome = status
  } catch (error) {
    outcome = error
  }
  console.error(`/api/track/${call} was not counted: ${outcome}`)
}

/** Counts once per call and slug; a page restored from the back/forward cache is not a new view. */
function countOnce(call: Call, slug: string, body: object): void {
  const key = `${call} ${slug}`
  if (counted.has(key) || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return
  counted.add(key)
  whenShown(() => post(call, body))
}

/** Counts a view of a route page. */
export function trackPageView(routeSlug: string, language: Language): void {
  countOnce('page-view', routeSlug, { routeSlug, language })
}

/** Counts a search of a route, by place ids. */
export function trackRouteSearch(origin: string, destination: string): void {
  countOnce('route-search', `${origin} ${destination}`, { origin, destination })
}

/**
 * Counts a route without a catalogue page: a generated one (`data-generated`) or a missing one.
 * Does nothing unless `data-slug`, `data-from` and `data-to` name the route.
 */
export function trackMissingRoute({ dataset }: Pick<HTMLElement, 'dataset'>): void {
  const { generated, slug, from, to } = dataset
  if (!slug || !from || !to) return
  const names =
    generated === undefined
      ? { originCity: from, destinationCity: to, count: 1 }
      : { fromCity: from, toCity: to }
  countOnce('missing-route', slug, { requestedSlug: slug, ...names })
}

/** Counts the route that the page shows; a route of two known places joins the recent searches. */
export function trackPage(): void {
  const shown = document.querySelector<HTMLElement>('[data-route],[data-generated],[data-missing]')
  if (!shown) return
  const { route, origin, destination } = shown.dataset
  const slug = route ?? shown.dataset.slug
  if (route) trackPageView(route, document.documentElement.lang as Language)
  else trackMissingRoute(shown)
  if (!slug || !origin || !destination) return
  if (route) trackRouteSearch(origin, destination)
  const best = unpackBest(document.querySelector<HTMLElement>('[data-row][data-best]')?.dataset.best ?? '')
  whenShown(() => addRecent({ slug, origin, destination, ...(best && { best }) }))
}
