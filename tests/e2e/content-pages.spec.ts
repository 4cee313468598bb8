// Pages about sights, ferries, airports and cities: prices in another currency, streets on request, links.
import type { Page } from '@playwright/test'
import { fallbackRates } from '#catalogue/currency.ts'
import { airportsOf, ferryRoutes, landmarks } from '#catalogue/load.ts'
import { readPrice } from '#catalogue/price-text.ts'
import { formatConverted, formatPrice } from '#i18n/format.ts'
import { messagesFor } from '#i18n/messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { mapTiles } from '#lib/map-tiles.ts'
import { expect, expectProblem, test } from './fixtures/test.ts'

const t = messagesFor('en')
const rates = { ...fallbackRates, USD: 1.2, GBP: 0.9 }
const useRates = (page: Page) =>
  page.route('**/api/currency/rates', (request) =>
    request.fulfill({ json: { rates, date: '2026-11-20', source: 'ecb' } }),
  )
const chooseCurrency = (page: Page, code: string) =>
  page.getByRole('combobox', { name: t.route.currency }).selectOption(code)

/** A value of the catalogue that a test needs. @throws Error when it is missing */
function there<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`${what} is missing in the catalogue.`)
  return value
}

const ferry = Object.entries(ferryRoutes()).find(([, { facts }]) => facts.pricing.passenger?.startsWith('£'))
const landmark = Object.entries(landmarks()).find(([, { facts }]) => facts.ways.some(({ price }) => price))

test('a fare in pounds is converted from pounds, and shown as it is in pounds', async ({ page }) => {
  const [id, { facts }] = there(ferry, 'A ferry fare in pounds')
  const fare = there(readPrice(facts.pricing.passenger ?? ''), 'A fare that can be read')
  await useRates(page)
  await page.goto(pathTo.ferry(id, 'en'))
  const shown = page.locator('dd data').first()
  const inEuro = { low: fare.low / fallbackRates.GBP, high: fare.high / fallbackRates.GBP }
  await expect(shown).toHaveText(formatConverted(inEuro.low, inEuro.high, 'EUR', 'en'))
  await chooseCurrency(page, 'GBP')
  await expect(shown).toHaveText(formatPrice(fare, 'GBP', 'en', 2))
  const inDollars = { low: (fare.low / 0.9) * 1.2, high: (fare.high / 0.9) * 1.2 }
  await chooseCurrency(page, 'USD')
  await expect(shown).toHaveText(formatConverted(inDollars.low, inDollars.high, 'USD', 'en'))
  await expect(page.locator('[data-rates-note]')).toContainText('2026')
})

test('prices of a landmark are whole units in any currency', async ({ page }) => {
  const [id] = there(landmark, 'A landmark with a price')
  await useRates(page)
  await page.goto(`${pathTo.landmark(id, 'en')}?currency=JPY`)
  const prices = page.locator('#ways').locator('xpath=ancestor::section').locator('data')
  await expect(prices.first()).toContainText('¥')
  for (const text of await prices.allTextContents()) expect(text).not.toMatch(/\.\d/)
})

test('streets around a landmark are asked for only by the button, with credit', async ({
  page,
  problems,
}) => {
  const [id] = there(landmark, 'A landmark with a price')
  const { origin } = new URL(mapTiles({})?.url.replace(/[{}]/g, '') ?? '')
  const asked: string[] = []
  // tests do not call the real tile service
  await page.context().route(`${origin}/**`, (request) => {
    asked.push(request.request().url())
    return request.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    })
  })
  await page.goto(pathTo.landmark(id, 'en'))
  await page.mouse.wheel(0, 100)
  expect(asked).toEqual([])
  await page.getByRole('button', { name: t.route.mapStreet }).click()
  await expect(page.getByRole('application', { name: t.route.map })).toBeVisible()
  await expectProblem(problems, /third party: https:\/\/tile\.openstreetmap\.org/)
  expect(asked.length).toBeGreaterThan(0)
  await expect(page.getByRole('link', { name: /OpenStreetMap/ })).toBeVisible()
})

test('from a city by its nearest airport to the ways into the city and back', async ({ page }) => {
  const [nearest] = airportsOf('london')
  await page.goto(pathTo.city('london', 'en'))
  await page.getByRole('link', { name: t.content.city.allAirports('London') }).click()
  const card = page.getByRole('listitem').filter({ hasText: t.content.airportsNear.closest })
  await expect(card).toContainText(nearest?.airport.code ?? '')
  await card.getByRole('link').click()
  await expect(page).toHaveURL(pathTo.airport(nearest?.airport.code ?? '', 'london', 'en'))
  await expect(page.locator('a[href*="m.uber.com"]')).toHaveAttribute('href', /dropoff%5Blatitude%5D=51\.5/)
  await page.getByRole('link', { name: t.content.airport.guide('London') }).click()
  await expect(page).toHaveURL(pathTo.city('london', 'en'))
})
