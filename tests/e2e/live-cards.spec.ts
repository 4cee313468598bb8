// Weather, live fares and ad slots of a route in every state (D46, D47, D83, D84), in boxes that do not move.
import type { Locator, Page } from '@playwright/test'
import { type FlightOffer, flightsSearchPath, flightsSearchReplyExample } from '#contracts/flights-search.ts'
import { flightsStatusPath } from '#contracts/flights-status.ts'
import { weatherPath, weatherReplyExample } from '#contracts/weather.ts'
import { de } from '#i18n/live/de.ts'
import { en } from '#i18n/live/en.ts'
import { messagesFor } from '#i18n/messages.ts'
import { answerCalls } from '../../scripts/lib/example-answers.ts'
import { openWithSettings } from '../../scripts/lib/pages-with-settings.ts'
import { expect, test } from './fixtures/test.ts'
import { expectNoLayoutShift, watchLayoutShift } from './support/layout-shift.ts'
import { route } from './support/pages.ts'

const dates = Array.from({ length: 7 }, (_, day) => `2026-11-${22 + day}`)
const days = (maxTemp: number) => dates.map((date) => ({ date, icon: 'rain', maxTemp, minTemp: -2.4 }))
const nothing = { forecast: [], message: 'none', fault: 'timeout' }
const known = (maxTemp: number) => ({ ...weatherReplyExample, forecast: days(maxTemp) })

/** Answers of the weather call by city. */
const answerWeather = (page: Page, london: object, paris: object) =>
  page.route(`**${weatherPath}*`, (call) => {
    const { searchParams } = new URL(call.request().url())
    return call.fulfill({ json: searchParams.get('city')?.startsWith('Lond') ? london : paris })
  })
/** A page as a build with a provider of fares draws it, and the provider's answers. */
async function answerFares(page: Page, configured: boolean, reply: object = {}) {
  await openWithSettings(page, route(), { FLIGHT_PROVIDER: 'travelpayouts' })
  await answerCalls(page, {
    [flightsStatusPath('travelpayouts')]: { configured },
    [flightsSearchPath]: reply,
  })
}
type Section = 'weather' | 'live-prices'
const sectionOf = (page: Page, id: Section) =>
  page.locator(`section:has(> #${id}), section:has(#${id})`).last()

/** A section of the page after the visitor has jumped to it: it is in view before any answer. */
async function open(page: Page, id: Section, path = route()) {
  await watchLayoutShift(page)
  await page.goto(path)
  await page.mouse.wheel(0, 200)
  const section = sectionOf(page, id)
  await section.scrollIntoViewIfNeeded()
  await page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView())
  return section
}

/** A section that the visitor comes near to and then reads, after its box has the height of what it shows. */
async function scrollTo(page: Page, id: Section) {
  await watchLayoutShift(page)
  await page.goto(route())
  const heading = page.locator(`#${id}`)
  await page.mouse.wheel(0, 50)
  await heading.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - innerHeight - 300))
  await expect(sectionOf(page, id).locator('[data-fitted]')).toBeAttached()
  await heading.evaluate((element) => element.scrollIntoView())
  return sectionOf(page, id)
}
/** The room below the last element of a box that scripts fill. */
const slackOf = (section: Locator) =>
  section
    .locator('.weather, .live-prices')
    .evaluate(
      (box) =>
        box.getBoundingClientRect().bottom -
        Math.max(...[...box.querySelectorAll('*')].map((part) => part.getBoundingClientRect().bottom)),
    )

test('seven days of both cities, in the words of the page, with their source', async ({ page }) => {
  await answerWeather(page, known(17.6), known(4))
  const section = await open(page, 'weather', route('de'))
  await expect(section.getByRole('listitem')).toHaveCount(14)
  const monday = section.getByRole('listitem').nth(1)
  await expect(monday).toContainText('Mo')
  await expect(monday).toContainText('18°')
  await expect(monday).toContainText('−2°')
  await expect(monday.getByRole('img', { name: de.weather.icons.rain })).toBeVisible()
  await expect(section.getByRole('link')).toHaveAttribute('href', 'https://www.met.no/')
  await expect(section.getByText('14 °C')).toBeVisible()
  await expectNoLayoutShift(page)
})

test('one city without weather is named, the other has its days', async ({ page }) => {
  await answerWeather(page, nothing, known(4))
  const section = await open(page, 'weather')
  await expect(section.getByText('Weather data unavailable for London')).toBeVisible()
  await expect(section.getByRole('listitem')).toHaveCount(7)
  await expect(section.getByText(/Usual in/)).toHaveCount(2)
})

test('without any weather the page says so and what is usual', async ({ page }) => {
  await answerWeather(page, nothing, nothing)
  const section = await open(page, 'weather')
  await expect(section.getByText(en.weather.failed)).toBeVisible()
  await expect(section.getByText(/Usual in/)).toHaveCount(2)
  await expectNoLayoutShift(page)
})

for (const [state, london, paris, most] of [
  ['both cities', known(17.6), known(4), 300],
  ['one city', nothing, known(4), 190],
  ['no city', nothing, nothing, 100],
] as const)
  test(`on a phone the weather of ${state} has the height of what it says`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await answerWeather(page, london, paris)
    const section = await scrollTo(page, 'weather')
    expect(await slackOf(section)).toBeLessThan(1)
    const box = await section.locator('.weather').boundingBox()
    expect(box?.height).toBeLessThanOrEqual(most)
    await expectNoLayoutShift(page)
  })

test('built without a provider the card says so, leads to flight searches and asks nobody', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/status$|flights/.test(new URL(request.url()).pathname)) asked.push(request.url())
  })
  const section = await open(page, 'live-prices')
  await expect(section.getByRole('heading', { name: 'Real-Time Prices (Not Configured)' })).toBeVisible()
  await expect(section.getByRole('link', { name: 'Google Flights' })).toHaveAttribute('href', /LON.*PAR/)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await expectNoLayoutShift(page)
})

test('a server without the provider of a page has the same heading and links', async ({ page }) => {
  await answerFares(page, false)
  const section = await scrollTo(page, 'live-prices')
  await expect(section.getByRole('heading', { name: 'Real-Time Prices (Not Configured)' })).toBeVisible()
  await expect(section.getByRole('link', { name: 'Google Flights' })).toHaveAttribute('href', /LON.*PAR/)
  expect(await slackOf(section)).toBeLessThan(10)
  await expectNoLayoutShift(page)
})

test('sold ad slots are labelled boxes of one height, which load nothing and do not move', async ({
  page,
}) => {
  const path = route('en', 'berlin-rome')
  await openWithSettings(page, path, { AD_PROVIDER: 'Example Ads' })
  await watchLayoutShift(page)
  await page.goto(path)
  const slots = page.locator('[data-ad-slot]')
  await expect(slots).toHaveCount(6)
  for (const slot of await slots.all()) {
    await expect(slot).toContainText('Advertisement')
    await expect(slot).toContainText('Example Ads')
    expect((await slot.boundingBox())?.height).toBe(100)
  }
  await expectNoLayoutShift(page)
})

test('three offers at most, with a link that says it earns', async ({ page }) => {
  const [offer] = flightsSearchReplyExample.data as [FlightOffer]
  const link = `${offer.link}?marker=1`
  const data = Array.from({ length: 4 }, (_, id) => ({ ...offer, id: String(id), link }))
  await answerFares(page, true, { ...flightsSearchReplyExample, data })
  const section = await open(page, 'live-prices')
  const offers = section.getByRole('listitem')
  await expect(offers).toHaveCount(3)
  for (const text of ['06:20 STN', '09:30 BCN', '2h 10m', 'non-stop', 'FR', '€31', '10 Dec'])
    await expect(offers.first()).toContainText(text)
  await expect(offers.first().getByRole('link')).toHaveAttribute('rel', 'sponsored nofollow noopener')
  await expect(section.getByText(en.fares.earns)).toBeVisible()
  await expectNoLayoutShift(page)
})

for (const [state, reply, text] of [
  ['an empty list', { configured: true, data: [], message: null }, en.fares.empty],
  ['a failure', { configured: true, data: [], message: null, fault: 'timeout' }, en.fares.failed],
] as const)
  test(`${state} of fares is named`, async ({ page }) => {
    await answerFares(page, true, reply)
    const section = await open(page, 'live-prices')
    await expect(section.getByText(text, { exact: true })).toBeVisible()
    await expect(section.getByRole('heading', { name: messagesFor('en').route.livePrices })).toBeVisible()
  })
