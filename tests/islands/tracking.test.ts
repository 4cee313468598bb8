import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storageKeys } from '#catalogue/storage-keys.ts'
import { missingRoutePath, missingRouteSchema } from '#contracts/track-missing-route.ts'
import { pageViewPath, pageViewSchema } from '#contracts/track-page-view.ts'
import { routeSearchPath, routeSearchSchema } from '#contracts/track-route-search.ts'
import { fakeStorage } from './browser.ts'

const fetch = vi.fn(async () => new Response(null, { status: 204 }))
const listeners = new Map<string, () => void>()

interface Visit {
  navigator?: object
  prerendering?: boolean
  /** data attributes of the page */
  shown?: DOMStringMap | null
  /** of its best row */
  best?: string
}

async function fresh({ navigator = {}, prerendering = false, shown = null, best }: Visit = {}) {
  vi.resetModules()
  fetch.mockClear()
  listeners.clear()
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('document', {
    prerendering,
    documentElement: { lang: 'de' },
    querySelector: (selector: string) => {
      if (selector.includes('data-best')) return best && { dataset: { best } }
      return shown && { dataset: shown }
    },
    addEventListener: (type: string, run: () => void) => listeners.set(type, run),
  })
  return import('#stores/tracking.ts')
}
/** Sent calls, as path and body. */
const sent = () =>
  (fetch.mock.calls as unknown as [string, RequestInit][]).map(([path, { body }]) => [
    path,
    JSON.parse(String(body)),
  ])
const logged = () => vi.mocked(console.error).mock.calls.map((parts) => parts.join(' '))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const generated = { generated: '', slug: 'london-ushuaia', from: 'London', to: 'Ushuaia' }
const notFound = { missing: '', slug: 'london-atlantis', from: 'London', to: 'Atlantis' }
const ofGenerated = { requestedSlug: 'london-ushuaia', fromCity: 'London', toCity: 'Ushuaia' }
const ofNotFound = {
  requestedSlug: 'london-atlantis',
  originCity: 'London',
  destinationCity: 'Atlantis',
  count: 1,
}

test('a view is counted once per route and page load, in the form the server expects', async () => {
  const { trackPageView } = await fresh()
  trackPageView('london-paris', 'de')
  trackPageView('london-paris', 'de')
  expect(fetch).toHaveBeenCalledTimes(1)
  const [path, init] = fetch.mock.calls[0] as unknown as [string, RequestInit]
  expect(path).toBe(pageViewPath)
  expect(init).toMatchObject({ method: 'POST', keepalive: true })
  expect(pageViewSchema.parse(JSON.parse(String(init.body)))).toEqual({
    routeSlug: 'london-paris',
    language: 'de',
  })
})

test('a found route is counted as a view and as a search', async () => {
  const shown = { route: 'london-paris', origin: 'london', destination: 'paris' }
  const { trackPage } = await fresh({ shown })
  trackPage()
  trackPage()
  expect(sent()).toEqual([
    [pageViewPath, { routeSlug: 'london-paris', language: 'de' }],
    [routeSearchPath, { origin: 'london', destination: 'paris' }],
  ])
  expect(routeSearchSchema.safeParse(sent()[1]?.[1]).success).toBe(true)
})

test('the page of two towns is a found route and no missing one, and joins the recent searches', async () => {
  const shown = { route: 'brest-fr-genoa', origin: 'brest-fr', destination: 'genoa' }
  const { trackPage } = await fresh({ shown, best: 'train 700 90' })
  trackPage()
  expect(sent()).toEqual([
    [pageViewPath, { routeSlug: 'brest-fr-genoa', language: 'de' }],
    [routeSearchPath, { origin: 'brest-fr', destination: 'genoa' }],
  ])
  const { slug, origin, destination } = { slug: shown.route, ...shown }
  expect(JSON.parse(localStorage.getItem(storageKeys.recentSearches) as string)).toMatchObject([
    { slug, origin, destination, best: { mode: 'train', minutes: 700, euro: 90 } },
  ])
})

test.each([
  ['a generated page', generated, ofGenerated],
  ['the not-found view', notFound, ofNotFound],
])('%s is counted once as a missing route', async (_what, shown, body) => {
  const { trackPage, trackMissingRoute } = await fresh({ shown })
  trackPage()
  trackPage()
  trackMissingRoute({ dataset: shown })
  expect(sent()).toEqual([[missingRoutePath, body]])
  expect(missingRouteSchema.safeParse(body).success).toBe(true)
})

test('a view drawn after the page was opened is counted when it is there', async () => {
  const { trackPage, trackMissingRoute } = await fresh({ shown: { missing: '' } })
  trackPage()
  expect(fetch).not.toHaveBeenCalled()
  trackMissingRoute({ dataset: notFound })
  trackMissingRoute({ dataset: generated })
  expect(sent()).toEqual([
    [missingRoutePath, ofNotFound],
    [missingRoutePath, ofGenerated],
  ])
})

test.each([
  ['nothing', null],
  ['a route without an address', { route: '' }],
  ['a not-found view without two names', { missing: '', slug: 'atlantis' }],
  ['a generated page not drawn yet', { generated: '' }],
])('a page that shows %s is not counted', async (_what, shown) => {
  const { trackPage } = await fresh({ shown })
  trackPage()
  expect(fetch).not.toHaveBeenCalled()
})

test('a visitor with Global Privacy Control is not counted', async () => {
  const navigator = { globalPrivacyControl: true }
  const { trackPageView, trackMissingRoute } = await fresh({ navigator })
  trackPageView('london-paris', 'en')
  trackMissingRoute({ dataset: generated })
  expect(fetch).not.toHaveBeenCalled()
})

test('a page drawn ahead counts once it is opened', async () => {
  const { trackMissingRoute } = await fresh({ prerendering: true })
  trackMissingRoute({ dataset: notFound })
  expect(fetch).not.toHaveBeenCalled()
  listeners.get('prerenderingchange')?.()
  expect(fetch).toHaveBeenCalledTimes(1)
})

test.each([
  [
    'the status alone when the host has no functions',
    () => Promise.resolve(new Response('<!doctype html><title>Not found</title>', { status: 404 })),
    `${pageViewPath} was not counted: 404`,
  ],
  [
    'what went wrong without a connection',
    () => Promise.reject(new TypeError('Failed to fetch')),
    `${pageViewPath} was not counted: TypeError: Failed to fetch`,
  ],
])('a failure is one short line that says %s', async (_what, answer, line) => {
  const { trackPageView } = await fresh()
  fetch.mockImplementationOnce(answer)
  trackPageView('london-paris', 'en')
  await vi.waitFor(() => expect(logged()).toEqual([line]))
})
