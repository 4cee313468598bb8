// The site without JavaScript is complete: facts, links, search, languages.

import { messagesFor } from '#i18n/messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { placeName } from '#models/names.ts'
import { expect, test } from './fixtures/test.ts'
import { boardRows, home, route, routeTitle, searchForm } from './support/pages.ts'

test.use({ javaScriptEnabled: false })

test('search goes through the server, in any language and with any name of a city', async ({ page }) => {
  await page.goto(home('de'))
  const { origin, destination, submit } = searchForm(page, 'de')
  await expect(submit).toBeEnabled()
  await origin.fill('Wien')
  await destination.fill('Praha')
  await submit.click()
  await expect(page).toHaveURL(route('de', 'vienna-prague'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTitle('de', 'vienna', 'prague'))
})

test('an airport and its own city lead to the ways between them', async ({ page }) => {
  await page.goto(home('de'))
  const { origin, destination, submit } = searchForm(page, 'de')
  await origin.fill('CDG')
  await destination.fill('Paris')
  await submit.click()
  await expect(page).toHaveURL(pathTo.airport('CDG', 'paris', 'de'))
})

for (const { origin: from, destination: to, message: text } of [
  { origin: 'Atlantisburg', destination: 'Paris', message: 'unknownPlaces' },
  { origin: 'London', destination: 'Londres', message: 'same' },
  { origin: '', destination: 'Paris', message: 'choose' },
  { origin: '<script>alert(1)</script>', destination: 'Paris', message: 'unknownPlaces' },
] as const) {
  test(`search from "${from}" to "${to}" comes home with a message`, async ({ page }) => {
    await page.goto(home('fr'))
    const { origin, destination, submit } = searchForm(page, 'fr')
    await origin.fill(from)
    await destination.fill(to)
    await submit.click()
    await expect(page).toHaveURL(new RegExp(`${home('fr')}\\?message=`))
    const message = page.getByRole('alert')
    await expect(message).toHaveCount(1)
    await expect(message).toHaveText(messagesFor('fr').search[text])
  })
}

test('a route page shows every option, answer and link, and nothing that could not work', async ({
  page,
}) => {
  const t = messagesFor('en')
  await page.goto(route())
  expect(await boardRows(page).count()).toBeGreaterThan(3)
  await expect(boardRows(page).first().getByRole('button')).toBeHidden()
  await expect(page.getByRole('radio').first()).toBeHidden()
  await expect(page.getByRole('button', { name: t.nav.theme })).toBeHidden()
  await expect(page.locator('table.comparison')).toBeHidden()
  await page.locator('[data-views] > summary').click()
  await expect(page.locator('table.comparison')).toBeVisible()
  await expect(page.getByRole('img', { name: /\(A\).*\(B\)/ })).toBeVisible()
  const faq = page.locator('details[name="faq"]')
  await faq.nth(1).locator('summary').click()
  await expect(faq.nth(1).locator('p')).toBeVisible()
  await expect(faq.nth(0).locator('p')).toBeHidden()
})

test('the language menu works', async ({ page }) => {
  await page.goto(route())
  const nav = page.getByRole('navigation', { name: messagesFor('en').nav.main })
  await nav.getByText('English').first().click()
  await nav.getByRole('link', { name: 'Italiano' }).click()
  await expect(page).toHaveURL(route('it'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(placeName('london', 'it'))
})

test('a missed address shows the not-found view', async ({ page }) => {
  await page.goto('/route/london-atlantisburg')
  const t = messagesFor('en').notFound
  await expect(page.getByText(t.noRoute({ from: 'London', to: 'Atlantisburg' }))).toBeVisible()
  await page.getByRole('link', { name: t.goHome }).click()
  await expect(page).toHaveURL(home())
})
