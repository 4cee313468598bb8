// Routes between any two places: from the form to a page that can be shared, also without JavaScript.
import type { Page } from '@playwright/test'
import { loadLiveWords } from '#i18n/load-live.ts'
import { messagesFor } from '#i18n/messages.ts'
import type { Language } from '#lib/languages.ts'
import { expect, expectProblem, test } from './fixtures/test.ts'
import { home, route, searchForm } from './support/pages.ts'

const t = messagesFor('en')

const title = (from: string, to: string, lang: Language = 'en') => messagesFor(lang).route.title({ from, to })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const options = (page: Page) => page.locator('.board-row h3')

async function choose(
  page: Page,
  field: 'origin' | 'destination',
  text: string,
  name: RegExp,
  lang: Language = 'en',
) {
  const form = searchForm(page, lang)
  await form[field].click()
  await page.keyboard.type(text)
  await form.suggestion(name).click()
}

test('London to New York: found while typing, flights only, the page can be shared and reloaded', async ({
  page,
  context,
}) => {
  await page.goto(home())
  await choose(page, 'origin', 'lond', /^London\b.*Kingdom/)
  await choose(page, 'destination', 'new yo', /^New York\b.*United States/)
  await searchForm(page).submit.click()
  await expect(page).toHaveURL(route('en', 'london-new-york'))
  await expect(heading(page)).toHaveText(title('London', 'New York'))
  await expect(page).toHaveTitle(`${title('London', 'New York')} – Waymark`)
  await expect(options(page)).toHaveText(['Flight'])
  await expect(page.getByText(t.generated.absences.far('4,000\u00a0km'))).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('link[rel="canonical"], link[rel="alternate"][hreflang]')).toHaveCount(0)

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(heading(other)).toHaveText(title('London', 'New York'))
  expect(await other.evaluate(() => sessionStorage.length)).toBe(0)
  await other.reload()
  await expect(heading(other)).toHaveText(title('London', 'New York'))
})

test('Wien to Firenze, typed in German, is the route of the catalogue', async ({ page }) => {
  await page.goto(home('de'))
  const { origin, destination, submit, live } = searchForm(page, 'de')
  await origin.fill('Wien')
  await destination.fill('Firenze')
  await expect(live).toBeVisible()
  await expect(submit).toBeEnabled()
  await submit.click()
  await expect(page).toHaveURL(route('de', 'vienna-florence'))
  await expect(heading(page)).toHaveText(title('Wien', 'Florenz', 'de'))
  await expect(page.locator('[data-board]')).toBeVisible()
})

test('Kópavogur to Oslo: flights only, and the page says why', async ({ page }) => {
  await page.goto(home())
  await choose(page, 'origin', 'Kopavogur', /^Kópavogur/)
  await choose(page, 'destination', 'Oslo', /^Oslo\b.*Norway/)
  await searchForm(page).submit.click()
  await expect(page).toHaveURL(route('en', 'kopavogur-oslo'))
  await expect(options(page)).toHaveText(['Flight'])
  await expect(page.getByText(t.generated.absences.sea({ from: 'Kópavogur', to: 'Oslo' }))).toBeVisible()
  await expect(page.getByText(t.generated.noDrive)).toBeVisible()
})

test('two places with one name differ in the list and on the page', async ({ page }) => {
  await page.goto(home())
  await choose(page, 'origin', 'Berlin', /^Berlin\b.*Germany/)
  await choose(page, 'destination', 'Paris', /^Paris\b.*United States/)
  await searchForm(page).submit.click()
  await expect(page).toHaveURL(route('en', 'berlin-paris-us'))
  await expect(heading(page)).toHaveText(title('Berlin', 'Paris (United States)'))
})

test('a name typed in full selects itself, without a click', async ({ page }) => {
  await page.goto(home('it'))
  const { origin, destination, submit, live } = searchForm(page, 'it')
  await origin.fill('Norimberga')
  await destination.fill('Delft')
  await expect(live).toBeVisible()
  await expect(submit).toBeEnabled()
  await submit.click()
  await expect(page).toHaveURL(route('it', 'nuremberg-delft'))
  await expect(options(page)).toHaveCount(3)
})

test('an unknown word keeps the button disabled and says that nothing matches', async ({ page }) => {
  await page.goto(home())
  const { origin, submit } = searchForm(page)
  await origin.fill('Xqzzwv')
  await expect(page.getByText(t.search.noMatch)).toBeVisible()
  await expect(submit).toBeDisabled()
})

test('the same place of the world twice keeps the button disabled and says why', async ({ page }) => {
  await page.goto(home())
  await choose(page, 'origin', 'Reykjavik', /^Reykjavík/)
  const { destination, submit } = searchForm(page)
  await destination.fill('Reykjavík')
  await expect(page.getByText(t.search.same).and(page.getByRole('search').locator('*'))).toBeVisible()
  await expect(submit).toBeDisabled()
})

test('going back and forth keeps both pages', async ({ page }) => {
  await page.goto(route('en', 'kopavogur-oslo'))
  await page.getByRole('link', { name: t.common.backHome }).click()
  await expect(page).toHaveURL(home())
  await page.goBack()
  await expect(heading(page)).toHaveText(title('Kópavogur', 'Oslo'))
  await page.goForward()
  await expect(page).toHaveURL(home())
})

test('the language menu keeps the page', async ({ page }) => {
  await page.goto(route('en', 'london-new-york'))
  const nav = page.getByRole('navigation', { name: t.nav.main })
  await nav.getByText('English').first().click()
  await nav.getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL(route('es', 'london-new-york'))
  await expect(heading(page)).toHaveText(title('Londres', 'Nueva York', 'es'))
})

test('a map that cannot be moved leaves the drawn one in its place, and the page lives', async ({
  page,
  problems,
}) => {
  await page.route(`**${route('en', 'delft-nuremberg')}`, async (request) => {
    const response = await request.fetch()
    const body = (await response.text()).replace(/data-points="[^"]*"/, 'data-points="null"')
    await request.fulfill({ response, body })
  })
  await page.goto(route('en', 'delft-nuremberg'))
  await page.mouse.wheel(0, 300)
  const box = page.locator('.map-box')
  await box.scrollIntoViewIfNeeded()
  await expectProblem(problems, /RouteMap: the page has no route/)
  await expect(box.getByRole('img', { name: /\(A\).*\(B\)/ })).toBeVisible()
  await expect(box.getByRole('application')).toBeHidden()
  await page.getByRole('combobox', { name: t.route.currency }).selectOption('CHF')
  await expect(page.locator('data').first()).toContainText('CHF')
})

test('prices follow the currency, and the map becomes movable', async ({ page }) => {
  await page.goto(route('en', 'delft-nuremberg'))
  await page.getByRole('combobox', { name: t.route.currency }).selectOption('CHF')
  await expect(page.locator('data').first()).toContainText('CHF')
  const { rates } = await loadLiveWords('en')
  await expect(page.getByText(rates.fixed)).toBeVisible()
  await page.mouse.wheel(0, 300)
  await page.locator('.map-box').scrollIntoViewIfNeeded()
  await expect(page.getByRole('application', { name: t.route.map })).toBeVisible()
})

test('a generated route is counted as missing, once, and remembered', async ({ page }) => {
  const sent = page.waitForRequest('**/api/track/missing-route')
  await page.goto(route('fr', 'london-new-york'))
  const request = await sent
  expect(request.postDataJSON()).toEqual({
    requestedSlug: 'london-new-york',
    fromCity: 'Londres',
    toCity: 'New York',
  })
  expect((await request.response())?.status()).toBe(204)
  const recent = await page.evaluate(() => localStorage.getItem('waymark:recent-searches'))
  expect(JSON.parse(recent ?? '[]')).toMatchObject([{ slug: 'london-new-york', origin: 'london' }])
})

test('a missed pair is counted with the names that were read', async ({ page }) => {
  const sent = page.waitForRequest('**/api/track/missing-route')
  await page.goto(route('en', 'london-atlantisburg'))
  expect((await sent).postDataJSON()).toEqual({
    requestedSlug: 'london-atlantisburg',
    originCity: 'London',
    destinationCity: 'Atlantisburg',
    count: 1,
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form leads to a page that is whole', async ({ page }) => {
    await page.goto(home('de'))
    const { origin, destination, submit } = searchForm(page, 'de')
    await origin.fill('Nürnberg')
    await destination.fill('Delft')
    await submit.click()
    await expect(page).toHaveURL(route('de', 'nuremberg-delft'))
    await expect(heading(page)).toHaveText(title('Nürnberg', 'Delft', 'de'))
    await expect(options(page)).toHaveCount(3)
    await expect(page.getByRole('img', { name: /\(A\).*\(B\)/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Deutsche Bahn/ })).toHaveAttribute(
      'rel',
      'nofollow noopener',
    )
    await expect(page.getByRole('combobox')).toBeHidden()
  })
})

test.describe('what the visitor chose', () => {
  /** "a-b" + "c" and "a" + "b-c" give the same address; without a stored choice the second reading applies (D11). */
  const slug = 'ahmadpur-east-chicago'
  const store = (page: Page, value: unknown) =>
    page.addInitScript(
      ([key, text]) => sessionStorage.setItem(key as string, text as string),
      [`route_${slug}`, typeof value === 'string' ? value : JSON.stringify(value)],
    )

  test('wins over how the address would be split', async ({ page }) => {
    await page.goto(route('en', slug))
    await expect(page.locator('[data-generated]')).toHaveAttribute('data-origin', 'ahmadpur-east')
    await store(page, { slug, origin: 'ahmadpur', destination: 'east-chicago' })
    await page.goto(route('en', slug))
    await expect(heading(page)).toHaveText(title('Ahmadpur', 'East Chicago'))
    await expect(page).toHaveTitle(`${title('Ahmadpur', 'East Chicago')} – Waymark`)
  })

  for (const [what, value] of [
    ['no JSON', '{"slug":'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['a text', '"ahmadpur"'],
    ['another address', { slug: 'x-y', origin: 'ahmadpur', destination: 'east-chicago' }],
    ['ids that make another address', { slug, origin: 'london', destination: 'paris' }],
    ['unknown places', { slug, origin: 'ahmadpur-east-c', destination: 'hicago' }],
    ['markup', { slug, origin: '<img src=x onerror=alert(1)>', destination: 'chicago' }],
    ['a prototype', { slug, origin: '__proto__', destination: 'constructor' }],
    ['numbers', { slug, origin: 1, destination: { toString: 'x' } }],
    ['10 KB', { slug, origin: 'a'.repeat(10_000), destination: 'chicago' }],
  ] as const) {
    test(`is ignored when storage holds ${what}`, async ({ page, problems }) => {
      await store(page, value)
      await page.goto(route('en', slug))
      await expect(heading(page)).toHaveText(title('Ahmadpur East', 'Chicago'))
      await page.waitForLoadState('networkidle')
      await expect(heading(page)).toHaveText(title('Ahmadpur East', 'Chicago'))
      if (what === 'no JSON') problems.splice(0)
    })
  }
})
