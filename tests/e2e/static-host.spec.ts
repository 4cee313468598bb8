// The built files on a host without functions: the browser resolves missing addresses with the same code (D12).

import { loadLiveWords } from '#i18n/load-live.ts'
import { messagesFor } from '#i18n/messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { languages } from '#lib/languages.ts'
import { test } from './fixtures/static-host.ts'
import { expect, expectProblem } from './fixtures/test.ts'
import { boardRows, home, route, routeTitle, searchForm } from './support/pages.ts'

const t = messagesFor('en').notFound

/** The host has no counters and no place search: route pages and the search form log that in the console. */
const expectNoCounter = (problems: string[]) => expectProblem(problems, /\/api\/(track|geocode)\//)

test('its unknown addresses answer 404', async ({ request, baseURL }) => {
  expect((await request.get(`${baseURL}/route/wien-prag`)).status()).toBe(404)
})

for (const [asked, to] of [
  ['/route/wien-prag', '/route/vienna-prague'],
  ['/route/lodnon-paris?sort=eco', '/route/london-paris?sort=eco'],
  ['/de/route/wien-prag', '/de/route/vienna-prague'],
  ['/route/London_Paris', '/route/london-paris'],
] as const) {
  test(`the browser leads from ${asked} to ${to}`, async ({ page, problems }) => {
    await page.goto(asked)
    await expect(page).toHaveURL(to)
    await expect(boardRows(page).first()).toBeVisible()
    await expectNoCounter(problems)
  })
}

test('going back from a resolved address does not land on it again', async ({ page, problems }) => {
  await page.goto('/privacy')
  await page.evaluate(() => location.assign('/route/wien-prag'))
  await expect(page).toHaveURL('/route/vienna-prague')
  await expectNoCounter(problems)
  await page.goBack()
  await expect(page).toHaveURL('/privacy')
})

test('a route that does not exist names the two places and offers similar ones', async ({
  page,
  problems,
}) => {
  await page.goto('/route/london-atlantisburg')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
  await expect(page.getByText(t.noRoute({ from: 'London', to: 'Atlantisburg' }))).toBeVisible()
  await expect(page.getByRole('region', { name: t.similar }).getByRole('link').first()).toBeVisible()
  await expectNoCounter(problems)
})

for (const lang of languages) {
  test(`a missed city has its own words: ${lang}`, async ({ page }) => {
    await page.goto(pathTo.city('atlantisburg', lang))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messagesFor(lang).notFound.city.title)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
  })
}

test('an unknown page shows the view and says while a route is looked up that it is loading', async ({
  page,
  problems,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/directory.json', async (request) => {
    await promise
    await request.continue()
  })
  await page.goto('/route/atlantisburg-eldoradoburg')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messagesFor('en').route.loading)
  resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
  await expectNoCounter(problems)
})

test('without the list of cities the not-found page stays whole', async ({ page, problems }) => {
  await page.route('**/directory.json', (request) => request.fulfill({ status: 500, body: '' }))
  await page.goto('/route/wien-prag')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
  await expect(page.getByRole('link', { name: t.goHome })).toBeVisible()
  await expectProblem(problems, /500/)
})

test('search works there too', async ({ page, problems }) => {
  await page.goto(home())
  const { origin, destination, submit, live } = searchForm(page)
  await origin.fill('Roma')
  await destination.fill('Mailand')
  await expect(live).toBeVisible()
  await submit.click()
  await expect(page).toHaveURL(route('en', 'rome-milan'))
  await expect(boardRows(page).first()).toBeVisible()
  await expectNoCounter(problems)
})

test.describe('two towns', () => {
  for (const lang of ['en', 'de'] as const) {
    test(`have the page that functions draw, with its board, map and title: ${lang}`, async ({
      page,
      problems,
    }) => {
      await page.goto(route(lang, 'bordeaux-turin'))
      const title = routeTitle(lang, 'bordeaux', 'turin')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', await page.title())
      expect(await boardRows(page).count()).toBeGreaterThan(2)
      await expect(page.locator('.map-box svg').first()).toBeVisible()
      await boardRows(page).first().getByRole('button').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoCounter(problems)
      await page.keyboard.press('Escape')
      await page.keyboard.press('End')
      await expectProblem(problems, /\/api\/weather\/|Error: 404/)
    })
  }

  test('say that something went wrong where a file cannot be read, and offer another try', async ({
    page,
    problems,
  }) => {
    const { error } = await loadLiveWords('en')
    await page.route('**/facts.json', (request) => request.fulfill({ status: 500, body: '' }))
    await page.goto(route('en', 'bordeaux-turin'))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(error.title)
    await expectProblem(problems, /500|\/api\/track\//)
    await page.unroute('**/facts.json')
    await page.getByRole('button', { name: error.reload }).click()
    await expect(heading).toHaveText(routeTitle('en', 'bordeaux', 'turin'))
  })
})

test.describe('any two places', () => {
  for (const [asked, lang, names] of [
    ['/route/london-new-york', 'en', ['London', 'New York']],
    ['/de/route/kopavogur-oslo', 'de', ['Kópavogur', 'Oslo']],
  ] as const) {
    test(`${asked} is drawn by the browser, in its language, with its own title`, async ({
      page,
      problems,
    }) => {
      await page.goto(asked)
      const title = messagesFor(lang).route.title({ from: names[0], to: names[1] })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page).toHaveTitle(`${title} – Waymark`)
      const shared = page.locator('meta[property="og:title"]')
      await expect(shared).toHaveAttribute('content', `${title} – Waymark`)
      await expect(page.locator('.board-row h3')).toHaveCount(1)
      await expect(page.locator('.map-box svg').first()).toBeVisible()
      await expectNoCounter(problems)
    })
  }

  test('another name leads to the final address', async ({ page, problems }) => {
    await page.goto('/fr/route/nuernberg-delft')
    await expect(page).toHaveURL('/fr/route/nuremberg-delft')
    await expect(page.locator('.board-row h3')).toHaveCount(3)
    await expectNoCounter(problems)
  })
})
