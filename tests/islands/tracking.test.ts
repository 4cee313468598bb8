import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageViewPath, pageViewSchema } from '#contracts/track-page-view.ts'

const fetch = vi.fn(async () => new Response(null, { status: 204 }))
const listeners = new Map<string, () => void>()

async function fresh(navigator: object = {}, prerendering = false) {
  vi.resetModules()
  fetch.mockClear()
  listeners.clear()
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('document', {
    prerendering,
    addEventListener: (type: string, run: () => void) => listeners.set(type, run),
  })
  return import('#stores/tracking.ts')
}
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

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

test('a visitor who asks not to be tracked is not', async () => {
  const { trackPageView } = await fresh({ globalPrivacyControl: true })
  trackPageView('london-paris', 'en')
  expect(fetch).not.toHaveBeenCalled()
})

test('a page drawn ahead counts once it is opened', async () => {
  const { trackPageView } = await fresh({}, true)
  trackPageView('london-paris', 'en')
  expect(fetch).not.toHaveBeenCalled()
  listeners.get('prerenderingchange')?.()
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a failure is logged only', async () => {
  const { trackPageView } = await fresh()
  fetch.mockRejectedValueOnce(new TypeError('offline'))
  trackPageView('london-paris', 'en')
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled())
})
