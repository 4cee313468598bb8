// Traces of a visit: recent searches in the browser, one count on the server.
import type { Page, Request } from '@playwright/test'
import { storageKeys } from '#catalogue/storage-keys.ts'
import { pageViewPath } from '#contracts/track-page-view.ts'
import { routeSearchPath } from '#contracts/track-route-search.ts'
import type { RecentSearch } from '#stores/recent.ts'
import { expect, expectProblem, test } from './fixtures/test.ts'
import { home, route, searchForm } from './support/pages.ts'

/** The stored recent searches; an empty list without any. */
const recent = (page: Page) =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '[]') as RecentSearch[],
    storageKeys.recentSearches,
  )
const recentSlugs = async (page: Page) => (await recent(page)).map(({ slug }) => slug)

function watchCounts(page: Page): Request[] {
  const counts: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/track/')) counts.push(request)
  })
  return counts
}
const pathsOf = (requests: Request[]) => requests.map((request) => new URL(request.url()).pathname).sort()

test('a search is remembered the moment it is sent, with the two places for the route page', async ({
  page,
}) => {
  // an empty page instead of the route: only the form writes to storage
  await page.route(`**${route()}`, (request) =>
    request.fulfill({ contentType: 'text/html', body: '<title>.</title>' }),
  )
  await page.goto(home())
  const { origin, destination, submit, live } = searchForm(page)
  await origin.fill('London')
  await destination.fill('Paris')
  await expect(live).toBeVisible()
  await submit.click()
  await expect(page).toHaveURL(route())
  expect(await recent(page)).toEqual([
    { slug: 'london-paris', origin: 'london', destination: 'paris', timestamp: expect.any(Number) },
  ])
  expect(
    await page.evaluate(() => JSON.parse(sessionStorage.getItem('route_london-paris') ?? 'null')),
  ).toEqual({
    slug: 'london-paris',
    origin: 'london',
    destination: 'paris',
  })
})

test('visited routes are remembered, newest first, each once, at most five', async ({ page }) => {
  const slugs = [
    'london-paris',
    'rome-milan',
    'vienna-prague',
    'london-paris',
    'berlin-amsterdam',
    'paris-lyon',
    'paris-rome',
  ]
  for (const slug of slugs) {
    await page.goto(route('en', slug))
    await expect.poll(async () => (await recentSlugs(page))[0]).toBe(slug)
  }
  expect(await recentSlugs(page)).toEqual([
    'paris-rome',
    'paris-lyon',
    'berlin-amsterdam',
    'london-paris',
    'vienna-prague',
  ])
})

test('searches under the older key move over once, with hyphens', async ({ page }) => {
  await page.goto('/privacy')
  await page.evaluate(
    ([older, slug]) =>
      localStorage.setItem(
        older as string,
        JSON.stringify([{ origin: 'rome', destination: 'milan', slug, timestamp: 5 }]),
      ),
    [storageKeys.olderRecentSearches, 'rome_milan'],
  )
  await page.goto(route())
  await expect.poll(() => recentSlugs(page)).toEqual(['london-paris', 'rome-milan'])
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.olderRecentSearches)).toBeNull()
})

test('a route page is counted once, in its language, without anything that names the visitor', async ({
  page,
  context,
}) => {
  const counts = watchCounts(page)
  await page.goto(route('fr'))
  await expect.poll(() => pathsOf(counts)).toEqual([pageViewPath, routeSearchPath])
  const body = (path: string) => counts.find((request) => request.url().endsWith(path))?.postDataJSON()
  expect(body(pageViewPath)).toEqual({ routeSlug: 'london-paris', language: 'fr' })
  expect(body(routeSearchPath)).toEqual({ origin: 'london', destination: 'paris' })
  for (const request of counts) expect((await request.response())?.status()).toBe(204)
  expect(await context.cookies()).toEqual([])
  await page.locator('[data-chips] [name="sort"]').selectOption('duration')
  await expect(page).toHaveURL(/sort=/)
  expect(pathsOf(counts)).toEqual([pageViewPath, routeSearchPath])
})

test('pages that are no route are not counted', async ({ page }) => {
  const counts = watchCounts(page)
  for (const path of [home(), '/privacy', '/about']) await page.goto(path, { waitUntil: 'networkidle' })
  expect(counts).toEqual([])
})

test('a visitor with Global Privacy Control is not counted', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
  )
  const counts = watchCounts(page)
  await page.goto(route(), { waitUntil: 'networkidle' })
  await expect.poll(() => recentSlugs(page)).toEqual(['london-paris'])
  expect(counts).toEqual([])
})

test('a counter that fails is noted in the console and nowhere else', async ({ page, problems }) => {
  await page.route('**/api/track/**', (request) => request.fulfill({ status: 503, body: 'later' }))
  await page.goto(route())
  await expect.poll(() => problems.filter((problem) => problem.includes('was not counted')).length).toBe(2)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectProblem(problems, /503/)
})
