// The home page without its search: real routes with real figures, linked to their pages.
import type { BrowserContext, Page } from '@playwright/test'
import { home as limits } from '#catalogue/limits.ts'
import { unpackFacts } from '#catalogue/row-facts.ts'
import { site } from '#catalogue/site.ts'
import { storageKeys } from '#catalogue/storage-keys.ts'
import { messagesFor } from '#i18n/messages.ts'
import { expect, expectProblem, test } from './fixtures/test.ts'
import { expectNoLayoutShift, watchLayoutShift } from './support/layout-shift.ts'
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
  await expect(trips.first()).toContainText(t.popularBadge)
  for (const trip of await trips.all()) await expect(trip.locator('data').first()).toHaveText(/^€\d+\+$/)
  await links.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTitle('en'))
})

test('prices of the home page stay in euro, with plus or the sign of an estimate, in every chosen currency', async ({
  page,
}) => {
  await page.goto(`${route('en', 'vienna-prague')}?currency=USD`)
  await expect(page.locator('#board data').first()).toContainText('$')
  await page.goto(`${home()}?currency=USD`)
  await page.waitForLoadState('networkidle')
  const prices = page.getByRole('region', { name: messagesFor('en').home.featured }).locator('data')
  for (const price of await prices.all()) await expect(price).toHaveText(/^(€\d+\+|(≈\u00a0)?€\d+)$/)
})

test('the price on a featured card is the lowest of its route page', async ({ page }) => {
  await page.goto(home('it'))
  const card = page.locator('.home-trips li', {
    has: page.locator(`a[href="${route('it', 'vienna-prague')}"]`),
  })
  const price = Number(await card.locator('data').first().getAttribute('value'))
  await card.click()
  await expect(page).toHaveURL(route('it', 'vienna-prague'))
  const facts = await page
    .locator('[data-row]')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.row ?? ''))
  expect(Math.min(...facts.map((row) => unpackFacts(row)?.fare.low ?? Number.NaN))).toBe(price)
})

const words = messagesFor('de').home
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('each group states its rule, and its cards name best and greenest option, price range and details', async ({
  page,
}) => {
  const t = messagesFor('de')
  await page.goto(home('de'))
  for (const [name, rule] of [
    [words.quick, words.quickRule('3\u00a0h')],
    [words.budget, words.budgetRule],
    [words.popular, words.popularRule],
  ] as const) {
    const group = region(page, name)
    await expect(group).toContainText(rule)
    const cards = group.getByRole('listitem')
    await expect(cards).toHaveCount(limits.groupSize)
    for (const card of await cards.all()) {
      await expect(card).toContainText(t.route.bestRoute)
      await expect(card).toContainText(t.route.greenestShort)
      await expect(card.locator('data').first()).toHaveText(/^\d[\d.]*–\d[\d.]*\u00a0€$/)
      await expect(card.locator('data').last()).toHaveText(/^(≈\u00a0)?\d+\u00a0€$/)
    }
  }
  const card = region(page, words.quick).getByRole('listitem').first()
  const href = (await card.getByRole('link').getAttribute('href')) as string
  // the whole card can be clicked, not only its words
  await card.click({ position: { x: 20, y: 20 } })
  await expect(page).toHaveURL(href)
})

test('fifteen cities and twelve airports lead to their pages', async ({ page }) => {
  await page.goto(home('de'))
  const cities = region(page, words.cities).locator('.place-rows').getByRole('link')
  await expect(cities).toHaveCount(limits.cities)
  await expect(region(page, words.cities).getByRole('link'), 'and all others by name').toHaveCount(40)
  const airports = region(page, words.airports).getByRole('link')
  await expect(airports).toHaveCount(limits.airports)
  await expect(airports.first()).toHaveAttribute('href', '/de/airport/lhr-to-london')
  await cities.first().click()
  await expect(page).toHaveURL('/de/city/paris')
})

const search = (origin: string, destination: string, timestamp: number) => ({
  ...{ origin, destination, timestamp },
  slug: `${origin}-${destination}`,
})
const someSearches = [
  search('munich', 'new-york', 2),
  search('vienna', 'rome', 1),
  search('oslo', 'porto', 3),
]

/** Fills the storage of this browser before the first page. */
async function remember(context: BrowserContext, key: string, text: string): Promise<void> {
  await context.addInitScript(
    ([name, value]) => {
      if (sessionStorage.getItem('remembered')) return
      sessionStorage.setItem('remembered', 'yes')
      localStorage.setItem(name as string, value as string)
    },
    [key, text],
  )
}
const recent = (page: Page) => region(page, words.recent)

test.describe('recent searches', () => {
  test('are not there on a first visit', async ({ page }) => {
    await page.goto(home('de'))
    await expect(recent(page)).toBeHidden()
  })

  test('stand newest first in the words of the page, and nothing moves to make room', async ({
    page,
    context,
  }) => {
    const searches = [...someSearches, search('genoa', 'brest-fr', 4)]
    await remember(context, storageKeys.recentSearches, JSON.stringify(searches))
    await watchLayoutShift(page)
    await page.goto(home('de'))
    const links = recent(page).getByRole('link')
    await expect(links).toHaveText(['Genua – Brest', 'Oslo – Porto', 'München – New York', 'Wien – Rom'])
    await expectNoLayoutShift(page)
    await links.nth(3).click()
    await expect(page).toHaveURL(route('de', 'vienna-rome'))
  })

  test('have the figures of the best way that their page gave', async ({ page }) => {
    await page.goto(route('de', 'london-paris'))
    const figures = page.locator('[data-row][data-best]')
    const [door, price] = [figures.locator('.board-door .board-figure'), figures.locator('data.board-figure')]
    const [hours, euro] = [await door.textContent(), await price.textContent()]
    await watchLayoutShift(page)
    await page.goto(home('de'))
    await expect(recent(page).getByRole('link')).toHaveText(`London – Paris Zug ${hours} · ${euro}`)
    await expectNoLayoutShift(page)
  })

  test('are forgotten one by one with the keyboard, the focus staying in the list', async ({
    page,
    context,
  }) => {
    await remember(context, storageKeys.recentSearches, JSON.stringify(someSearches))
    await page.goto(home('de'))
    const forget = (trip: string) => recent(page).getByRole('button', { name: words.recentRemove(trip) })
    await forget('München – New York').press('Enter')
    await expect(recent(page).getByRole('link')).toHaveText(['Oslo – Porto', 'Wien – Rom'])
    await expect(forget('Wien – Rom')).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'München – New York' })).toBeInViewport()
    await forget('Wien – Rom').press('Enter')
    await forget('Oslo – Porto').press('Enter')
    await expect(recent(page)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    await page.reload()
    await expect(recent(page)).toBeHidden()
  })

  test('are cleared all at once, in every open tab', async ({ page, context }) => {
    await remember(context, storageKeys.recentSearches, JSON.stringify(someSearches))
    await page.goto(home('de'))
    const other = await context.newPage()
    await other.goto(home('de'))
    await expect(recent(other)).toBeVisible()
    await recent(page).getByRole('button', { name: words.recentClear }).click()
    await expect(recent(page)).toBeHidden()
    await expect(recent(other)).toBeHidden()
    await expect(page.getByText(words.recentCleared)).toBeInViewport()
    expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.recentSearches)).toBeNull()
  })

  test('of the older key move over', async ({ page, context }) => {
    const older = [{ ...search('rome', 'milan', 5), slug: 'rome_milan' }]
    await remember(context, storageKeys.olderRecentSearches, JSON.stringify(older))
    await page.goto(home('de'))
    await expect(recent(page).getByRole('link')).toHaveAttribute('href', route('de', 'rome-milan'))
  })

  test('that cannot be read are none', async ({ page, context, problems }) => {
    await remember(context, storageKeys.recentSearches, '[{"slug":')
    await page.goto(home('de'))
    await expect(recent(page)).toBeHidden()
    await expectProblem(problems, /cannot be read/)
  })

  test('of a page one comes back to are those of now', async ({ page, context }) => {
    await remember(context, storageKeys.recentSearches, JSON.stringify(someSearches))
    await page.goto(home('de'))
    await expect(recent(page).getByRole('link')).toHaveCount(3)
    // the back/forward cache restores a page unchanged and fires only this event
    await page.evaluate(
      ([key, text]) => {
        localStorage.setItem(key as string, text as string)
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      },
      [storageKeys.recentSearches, JSON.stringify([search('lyon', 'nice', 9)])],
    )
    await expect(recent(page).getByRole('link')).toHaveText(['Lyon – Nizza'])
  })
})
