// The built files on a host without functions: the browser resolves a missed address with the same code.
import { messagesFor } from '#i18n/messages.ts'
import { test } from './fixtures/static-host.ts'
import { expect, expectProblem } from './fixtures/test.ts'
import { boardRows, home, route, searchForm } from './support/pages.ts'

const t = messagesFor('en').notFound

/** Nobody counts there: every route page notes that in the console. */
const expectNoCounter = (problems: string[]) => expectProblem(problems, /\/api\/track\//)

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

test('a route that does not exist names the two places and offers similar ones', async ({ page }) => {
  await page.goto('/route/london-atlantis')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
  await expect(page.getByText(t.noRoute({ from: 'London', to: 'Atlantis' }))).toBeVisible()
  await expect(page.getByRole('region', { name: t.similar }).getByRole('link').first()).toBeVisible()
})

test('a missed city has its own words', async ({ page }) => {
  await page.goto('/city/atlantis')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.city.title)
})

test('an unknown page shows the view and says while a route is looked up that it is loading', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/directory.json', async (request) => {
    await promise
    await request.continue()
  })
  await page.goto('/route/atlantis-eldorado')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messagesFor('en').route.loading)
  resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
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
