// Counting views of pages (D43): once per page load, never in the way, not at all when the visitor asks not to be tracked.
import type { Language } from '#i18n/languages.ts'
import { whenShown } from '#lib/when-shown.ts'
import { addRecent } from './recent.ts'

const counted = new Set<string>()

async function post(path: string, body: object): Promise<void> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      keepalive: true,
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`)
  } catch (error) {
    console.error(`${path} was not counted.`, error)
  }
}

/** One count per path and slug; a page restored from the back/forward cache is not a new view. */
function countOnce(path: string, slug: string, body: object): void {
  const key = `${path} ${slug}`
  if (counted.has(key) || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return
  counted.add(key)
  whenShown(() => post(path, body))
}

/** A found route page was opened. */
export function trackPageView(routeSlug: string, language: Language): void {
  countOnce('/api/track/page-view', routeSlug, { routeSlug, language })
}

/** A route was looked for, by place ids. */
export function trackRouteSearch(origin: string, destination: string): void {
  countOnce('/api/track/route-search', `${origin} ${destination}`, { origin, destination })
}

/** Notes the visit of a found route page, told by `[data-route]`: counts it and puts it among the recent searches. */
export function trackPage(): void {
  const { route, origin, destination } = document.querySelector<HTMLElement>('[data-route]')?.dataset ?? {}
  if (!route) return
  trackPageView(route, document.documentElement.lang as Language)
  if (!origin || !destination) return
  trackRouteSearch(origin, destination)
  whenShown(() => addRecent({ slug: route, origin, destination }))
}
