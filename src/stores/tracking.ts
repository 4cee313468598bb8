// Counting views of pages (D43): once per page load, never in the way, not at all when the visitor asks not to be tracked.
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
    // the body of a host without functions is a whole page
    outcome = status
  } catch (error) {
    outcome = error
  }
  console.error(`/api/track/${call} was not counted: ${outcome}`)
}

/** One count per call and slug; a page restored from the back/forward cache is not a new view. */
function countOnce(call: Call, slug: string, body: object): void {
  const key = `${call} ${slug}`
  if (counted.has(key) || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return
  counted.add(key)
  whenShown(() => post(call, body))
}

/** A found route page was opened. */
export function trackPageView(routeSlug: string, language: Language): void {
  countOnce('page-view', routeSlug, { routeSlug, language })
}

/** A route was looked for, by place ids. */
export function trackRouteSearch(origin: string, destination: string): void {
  countOnce('route-search', `${origin} ${destination}`, { origin, destination })
}

/**
 * Counts the route an element shows in the place of a catalogue page: a generated one (`data-generated`) or the
 * not-found view. `data-slug`, `data-from` and `data-to` say which; without two names there is nothing to count.
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

/** Notes what the page says it shows; a route between two places we know is also put among the recent searches. */
export function trackPage(): void {
  const shown = document.querySelector<HTMLElement>('[data-route],[data-generated],[data-missing]')
  if (!shown) return
  const { route, origin, destination } = shown.dataset
  const slug = route ?? shown.dataset.slug
  if (route) trackPageView(route, document.documentElement.lang as Language)
  else trackMissingRoute(shown)
  if (!slug || !origin || !destination) return
  if (route) trackRouteSearch(origin, destination)
  whenShown(() => addRecent({ slug, origin, destination }))
}
