// The dashboard of the editors: its states, tables, keyboard use and small screens.
import type { Page } from '@playwright/test'
import { adminAnalyticsPath } from '#contracts/admin-analytics.ts'
import { adminMetricsPath } from '#contracts/admin-metrics.ts'
import { competitiveIntelligencePath } from '#contracts/competitive-intelligence.ts'
import { pageViewPath } from '#contracts/track-page-view.ts'
import { createAdminAuth } from '#functions/server/admin-auth.ts'
import { errorReply } from '#functions/server/api-error.ts'
import { readConfig } from '#functions/server/config.ts'
import { expect, expectProblem, test } from './fixtures/test.ts'
import { analyticsReply, answerAdmin, expectAccessible, tableOf } from './support/admin.ts'
import { expectNoLayoutShift, watchLayoutShift } from './support/layout-shift.ts'
import { phone, widths } from './support/widths.ts'

const firstCells = (page: Page, caption: string) => tableOf(page, caption).locator('tbody th').allInnerTexts()
const status = (page: Page) => page.getByRole('status')

test('the dashboard shows what this server has counted', async ({ page, request }) => {
  const counted = await request.post(pageViewPath, {
    data: { routeSlug: 'rome-milan', language: 'it' },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
  expect(counted.status()).toBe(204)
  await page.goto('/admin')
  await expect(status(page)).toHaveText(/^As of \d\d:\d\d:\d\d$/)
  await expect(tableOf(page, 'Top viewed routes')).toContainText('rome-milan')
  await expect(tableOf(page, 'Views by language')).toContainText('Italian')
  await expect(page.getByRole('img', { name: /^Page views of the last 30 days: [1-9]/ })).toBeVisible()
  await expect(tableOf(page, 'Routes by transport mode').locator('tbody tr')).toHaveCount(5)
  for (const name of ['Implemented', 'Planned', 'Deferred', 'Key findings', 'Recommendations'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.locator('.skeleton')).toHaveCount(0)
})

test('every part of every reply has its place', async ({ page }) => {
  await answerAdmin(page)
  await page.goto('/admin')
  const main = page.getByRole('main')
  for (const [name, figure] of [
    ['Page views', '1,305'],
    ['Views today', '87'],
    ['Searches', '1,234'],
    ['FAQ generations', '0'],
    ['Routes', '1,560'],
    ['Cities', '40'],
    ['Towns with journeys', '423'],
    ['Views of examples, 30 days', '412'],
  ] as const)
    await expect(main.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })).toHaveText(
      `${name}${figure}`,
    )
  await expect(tableOf(page, 'Recent searches')).toContainText('20 Nov 2026')
  await expect(tableOf(page, 'Recent searches')).toContainText('city – town')
  await expect(tableOf(page, 'Recent FAQ generations')).toContainText('None yet')
  await expect(tableOf(page, 'Missing routes')).toContainText('London – Ushuaia')
  await expect(tableOf(page, 'Missing routes')).toContainText(
    'london-ushuaia · London is a city; Ushuaia is a place of the gazetteer',
  )
  await expect(tableOf(page, 'Missing towns')).toContainText('Argentina · place of the gazetteer')
  await main.getByText('Views day by day').click()
  await expect(tableOf(page, 'Views of the last 30 days').locator('tbody tr')).toHaveCount(30)
  await main.getByText('How to add what is missing').click()
  await expect(main.getByText('data/places/').first()).toBeVisible()
  await expectAccessible(page)
  await page.evaluate(() => document.documentElement.classList.add('dark'))
  await expectAccessible(page)
})

test('an opportunity says what its status has to say, and a link opens it', async ({ page }) => {
  await answerAdmin(page)
  await page.goto('/admin')
  await tableOf(page, 'All opportunities').getByRole('link', { name: 'A page for night trains' }).click()
  await expect(page.getByText('check calendars')).toBeInViewport()
  await expect(page.getByText('nobody edits it yet')).toBeHidden()
  await page.locator('[data-status="deferred"] summary').click()
  await expect(page.getByText('nobody edits it yet')).toBeVisible()
  await page.locator('[data-status="implemented"] summary').click()
  await expect(page.getByText('shown on every route page')).toBeVisible()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(status(page)).toHaveText(/^As of/)
  await expect(page.getByText('shown on every route page'), 'still open').toBeVisible()
})

test('tables sort by keyboard, say so, and stay sorted after a refresh', async ({ page }) => {
  await answerAdmin(page)
  await page.goto('/admin')
  await expect(status(page)).toHaveText(/^As of/)
  const table = tableOf(page, 'Top routes')
  const head = (name: string) => table.getByRole('columnheader', { name })
  await head('Route').getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(head('Route')).toHaveAttribute('aria-sort', 'ascending')
  const byName = ['amsterdam – berlin', 'berlin – amsterdam', 'london – paris']
  expect(await firstCells(page, 'Top routes')).toEqual(byName)
  await page.keyboard.press('Enter')
  await expect(head('Route')).toHaveAttribute('aria-sort', 'descending')
  expect(await firstCells(page, 'Top routes')).toEqual(byName.toReversed())
  await page.keyboard.press('Tab')
  await expect(head('Searches').getByRole('button')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(head('Searches')).toHaveAttribute('aria-sort', 'descending')
  await expect(head('Route')).not.toHaveAttribute('aria-sort')
  await page.keyboard.press('Space')
  const byCount = ['berlin – amsterdam', 'amsterdam – berlin', 'london – paris']
  expect(await firstCells(page, 'Top routes')).toEqual(byCount)
  await page.getByRole('button', { name: 'Refresh' }).press('Enter')
  await expect(status(page)).toHaveText(/^As of/)
  expect(await firstCells(page, 'Top routes')).toEqual(byCount)
})

test('until the figures are there, grey lines stand for them, and nothing jumps', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await answerAdmin(page)
  await page.route(`**${adminMetricsPath}`, async (request) => {
    await promise
    await request.fallback()
  })
  await watchLayoutShift(page)
  await page.goto('/admin')
  await expect(page.locator('[data-admin]')).toHaveAttribute('aria-busy', 'true')
  await expect(status(page)).toHaveText('Loading…')
  expect(await page.locator('.skeleton').count()).toBeGreaterThan(20)
  resolve()
  await expect(page.locator('[data-admin]')).toHaveAttribute('aria-busy', 'false')
  await expect(page.locator('.skeleton')).toHaveCount(0)
  await expectNoLayoutShift(page)
})

test('without the server an error is shown, and Refresh loads the figures', async ({ page, problems }) => {
  await page.route('**/api/**', (request) => request.abort())
  await page.goto('/admin')
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('heading')).toHaveText('Error Loading Metrics')
  await expect(alert).toContainText(
    'Failed to load admin metrics. Please try refreshing the page or check your connection.',
  )
  await expect(page.locator('.skeleton:visible')).toHaveCount(0)
  await expectAccessible(page)
  await page.unroute('**/api/**')
  await answerAdmin(page)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(alert).toBeEmpty()
  await expect(tableOf(page, 'Top routes')).toContainText('london – paris')
  await expectProblem(problems, /Failed to (load|fetch)/)
})

for (const [what, path, json] of [
  ['no statistics', adminMetricsPath, { topRoutes: [], recentSearches: [], recentFaqs: [] }],
  ['no top routes', adminMetricsPath, { recentSearches: [], recentFaqs: [], stats: {} }],
  ['text for a count', adminAnalyticsPath, { ...analyticsReply, pageViews: { total: '7' } }],
  ['null', competitiveIntelligencePath, null],
] as const) {
  test(`a malformed reply (${what}) is named, the others are shown`, async ({ page, problems }) => {
    await answerAdmin(page, { [path]: json })
    await page.goto('/admin')
    const alert = page.getByRole('alert')
    await expect(alert.getByRole('heading')).toHaveText('Error Loading Metrics')
    await expect(alert).toContainText('Invalid metrics data received. Please try refreshing the page.')
    await expect(alert).toContainText(path)
    const other = path === adminAnalyticsPath ? 'Top routes' : 'Top viewed routes'
    await expect(tableOf(page, other)).toContainText('paris')
    await expect(page.locator('.skeleton:visible')).toHaveCount(0)
    await expectProblem(problems, /ZodError|invalid/i)
  })
}

test('a refresh that fails leaves the figures that were there', async ({ page, problems }) => {
  await answerAdmin(page)
  await page.goto('/admin')
  await expect(tableOf(page, 'Top routes')).toContainText('london – paris')
  await page.route('**/api/admin/*', (request) =>
    request.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'Try again later.' } } }),
  )
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('alert')).toContainText('503: ')
  await expect(status(page)).toHaveText(/^Not all could be read at/)
  await expect(tableOf(page, 'Top routes')).toContainText('london – paris')
  await expectProblem(problems, /503/)
})

test('a closed dashboard shows its error state and what to set', async ({ page, problems }) => {
  const requireAdmin = createAdminAuth({
    config: readConfig({}),
    rateLimit: async () => true,
    clientAddress: () => '',
  })
  const refusal = await requireAdmin(new Request('https://waymark.example')).catch((error) =>
    errorReply(error, crypto.randomUUID()).json(),
  )
  await page.route('**/api/**', (call) => call.fulfill({ status: 401, json: refusal }))
  await page.goto('/admin')
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('heading')).toHaveText('Error Loading Metrics')
  await expect(alert).toContainText('Failed to load admin metrics.')
  await expect(alert.getByText('401: The dashboard is closed. Set ADMIN_TOKEN')).toHaveCount(1)
  await expect(alert).toContainText('ADMIN_PUBLIC=1')
  await expect(page.locator('.skeleton:visible')).toHaveCount(0)
  await expectAccessible(page)
  await expectProblem(problems, /401/)
})

test('names of any length fit every width, details open', async ({ page }) => {
  const long = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'
  const row = { ...analyticsReply.missingRoutes.top[0], originCity: long, requestedSlug: `${long}-${long}` }
  const town = { ...analyticsReply.missingRoutes.towns[0], name: long, town: long }
  const missingRoutes = { top: [row], towns: [town] }
  await answerAdmin(page, { [adminAnalyticsPath]: { ...analyticsReply, missingRoutes } })
  await page.goto('/admin')
  await expect(status(page)).toHaveText(/^As of/)
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true
  })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 })
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `at ${width} px`,
    ).toBeLessThanOrEqual(0)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })
  test('the dashboard has nothing axe objects to, and heads to tap', async ({ page }) => {
    await answerAdmin(page)
    await page.goto('/admin')
    await expect(status(page)).toHaveText(/^As of/)
    await expectAccessible(page)
    await tableOf(page, 'Views by language').getByRole('button', { name: 'Language' }).tap()
    expect(await firstCells(page, 'Views by language')).toEqual(['English', 'German'])
    await tableOf(page, 'Views by language').getByRole('button', { name: 'Language' }).tap()
    expect(await firstCells(page, 'Views by language')).toEqual(['German', 'English'])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the dashboard names the calls that have its figures', async ({ page }) => {
    await page.goto('/admin')
    for (const path of [adminMetricsPath, adminAnalyticsPath, competitiveIntelligencePath])
      await expect(page.getByRole('link', { name: path })).toHaveAttribute('href', path)
    await expect(page.locator('.skeleton:visible')).toHaveCount(0)
  })
})
