// The home page beyond its search: real routes with real figures that lead to them.
import { site } from '#catalogue/site.ts'
import { messagesFor } from '#i18n/messages.ts'
import { expect, test } from './fixtures/test.ts'
import { home, route, routeTitle } from './support/pages.ts'

test('the six featured trips stand in their order, the first marked popular, each priced from its lowest', async ({
  page,
}) => {
  const t = messagesFor('en').home
  await page.goto(home())
  const trips = page
    .getByRole('region', { name: t.featured })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
  const links = trips.getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    site.featuredTrips.map((slug) => route('en', slug)),
  )
  await expect(links.first()).toContainText(t.popularBadge)
  for (const link of await links.all())
    await expect(link.locator('data.money').first()).toHaveText(/^€\d+\+$/)
  await links.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTitle('en'))
})

test('the price on a featured card is the lowest of its route page', async ({ page }) => {
  await page.goto(home('it'))
  const link = page
    .getByRole('main')
    .locator(`a[href="${route('it', 'vienna-prague')}"]`)
    .first()
  const price = Number(await link.locator('data.money').first().getAttribute('value'))
  await link.click()
  await expect(page).toHaveURL(route('it', 'vienna-prague'))
  const lows = await page
    .locator('[data-board] > li')
    .evaluateAll((rows) => rows.map((row) => Number((row as HTMLElement).dataset.low)))
  expect(Math.min(...lows)).toBe(price)
})
