// Actions on a route page: sort, change the currency, open questions, go back.
import { fallbackRates } from '#catalogue/currency.ts'
import { plannedRow } from '#catalogue/planned-row.ts'
import { usualPlan } from '#catalogue/trip-plan.ts'
import { aboutSign, formatConverted } from '#i18n/format.ts'
import { loadLiveWords } from '#i18n/load-live.ts'
import { messagesFor } from '#i18n/messages.ts'
import { readWrittenPrice } from '#i18n/written-price.ts'
import { fill } from '#lib/fill.ts'
import { sortModes } from '#stores/sort.ts'
import { expect, expectProblem, test } from './fixtures/test.ts'
import { chip, expectBoard, factsOf, readRows } from './support/board.ts'
import { boardRows, home, route } from './support/pages.ts'
import { delayScripts } from './support/slow-scripts.ts'

const words = messagesFor('en')

for (const mode of sortModes.slice(1))
  test(`the board is sorted by ${mode}, says so and stands in the address`, async ({ page }) => {
    await page.goto(route())
    await chip(page, 'sort').selectOption(mode)
    await expect(page).toHaveURL(`${route()}?sort=${mode}`)
    await expectBoard(page)
    const announced = fill((await loadLiveWords('en')).sorted, { mode: words.route.sort[mode] })
    await expect(page.getByText(announced)).toBeAttached()
    await chip(page, 'sort').selectOption('default')
    await expect(page).toHaveURL(route())
    await expectBoard(page)
  })

test('a shared address shows the board sorted and in its currency', async ({ page }) => {
  await page.goto(`${route('de')}?sort=eco&currency=chf`)
  const t = messagesFor('de')
  await expect(page.getByRole('combobox', { name: t.route.sortBy })).toHaveValue('eco')
  await expect(page.getByRole('combobox', { name: t.route.currency })).toHaveValue('CHF')
  await expect(boardRows(page).first().locator('data').first()).toContainText('CHF')
  const co2 = (await readRows(page)).filter(({ isOnBoard }) => isOnBoard).map((row) => factsOf(row).co2)
  expect(co2).toEqual([...co2].sort((one, other) => one - other))
})

test('what is chosen before scripts arrive is not forgotten', async ({ page }) => {
  await delayScripts(page, 500)
  await page.goto(route(), { waitUntil: 'commit' })
  await chip(page, 'sort').selectOption('price')
  await page.getByRole('combobox', { name: words.route.currency }).selectOption('USD')
  await expect(page).toHaveURL(/sort=price/, { timeout: 15_000 })
  await expect(page).toHaveURL(/currency=USD/)
  const all = (await readRows(page)).filter(({ isOnBoard }) => isOnBoard)
  const prices = all.map((row) => plannedRow(factsOf(row), usualPlan).all.low)
  expect(prices).toEqual([...prices].sort((one, other) => one - other))
})

for (const lang of ['en', 'fr'] as const) {
  test(`a chosen currency rewrites every price of the page and of the next one (${lang})`, async ({
    page,
  }) => {
    await page.goto(route(lang))
    const prices = page.locator('data')
    const euros = await prices.evaluateAll((all) =>
      (all as HTMLDataElement[]).map(({ dataset: { high, about }, value, textContent: text }) => ({
        ...{ value, high, text },
        isAbout: about !== undefined,
      })),
    )
    const inYen = euros.map(({ value, high, text, isAbout }) => {
      const price =
        value === '' ? readWrittenPrice(text) : { low: Number(value), high: Number(high ?? value) }
      if (!price) return text.replaceAll('€', '¥')
      const [low, most] = [price.low, price.high ?? price.low].map((amount) => amount * fallbackRates.JPY)
      return (isAbout ? aboutSign : '') + formatConverted(low as number, most as number, 'JPY', lang)
    })
    const t = messagesFor(lang)
    await page.getByRole('combobox', { name: t.route.currency }).selectOption('JPY')
    await expect(prices).toHaveText(inYen)
    const { rates } = await loadLiveWords(lang)
    await expect(page.getByText(rates.fixed)).toBeVisible()
    await expect(page).toHaveURL(`${route(lang)}?currency=JPY`)

    await page.goto(route(lang, 'vienna-prague'))
    await expect(page.getByRole('combobox', { name: t.route.currency })).toHaveValue('JPY')
    await expect(boardRows(page).first().locator('data').first()).toContainText('¥')
    await page.getByRole('combobox', { name: t.route.currency }).selectOption('EUR')
    await expect(boardRows(page).first().locator('data').first()).toContainText('€')
    await expect(page).toHaveURL(route(lang, 'vienna-prague'))
  })
}

test('a currency chosen offline before anything else is taken back, and works online', async ({
  page,
  context,
  problems,
}) => {
  await page.goto(route())
  await context.setOffline(true)
  const menu = page.locator('select[data-currency]')
  await menu.selectOption('GBP')
  await expect(menu).toHaveValue('EUR')
  await expect(boardRows(page).first().locator('.board-all data').first()).toContainText('€')
  await expectProblem(problems, /ERR_INTERNET_DISCONNECTED|dynamically imported module/)
  await context.setOffline(false)
  await menu.selectOption('GBP')
  await expect(boardRows(page).first().locator('.board-all data').first()).toContainText('£')
  await expect(menu).toHaveValue('GBP')
})

test('rates that do not answer leave the fixed table and a usable page', async ({ page, problems }) => {
  await page.route('**/api/currency/rates', (request) => request.fulfill({ status: 200, body: '<html>' }))
  await page.goto(route())
  await page.getByRole('combobox', { name: words.route.currency }).selectOption('USD')
  await expect(boardRows(page).first().locator('data').first()).toContainText('$')
  await expect(page.getByText((await loadLiveWords('en')).rates.fixed)).toBeVisible()
  await expectProblem(problems, /not valid JSON/)
})

for (const width of [320, 390, 1280])
  test(`what is on board stands in the rows as words beside icons, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(route('de'))
    const { amenities, route: t } = messagesFor('de')
    const train = page.locator('.board-row').filter({ has: page.locator('[commandfor="train-1"]') })
    const items = train.getByRole('list', { name: t.amenitiesLabel }).getByRole('listitem')
    await expect(items).toHaveText(Object.values(amenities))
    for (const item of await items.all()) {
      await expect(item.locator('svg')).toHaveAttribute('aria-hidden', 'true')
      expect(await item.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
        0,
      )
      expect((await item.boundingBox())?.height).toBeLessThan(24)
    }
  })

test('one question is open at a time, and it can be closed again', async ({ page }) => {
  await page.goto(route())
  const open = page.locator('details[name="faq"][open]')
  const questions = page.locator('details[name="faq"] > summary')
  await expect(open).toHaveCount(0)
  await questions.nth(0).click()
  await expect(open).toHaveCount(1)
  await questions.nth(1).click()
  await expect(open).toHaveCount(1)
  await expect(open.locator('summary')).toHaveText(await questions.nth(1).innerText())
  await questions.nth(1).press('Enter')
  await expect(open).toHaveCount(0)
})

test('back goes to the page of the site one came from, else home', async ({ page }) => {
  const back = page.getByRole('link', { name: words.route.back, exact: true })
  await page.goto('/privacy')
  const routes = page.getByRole('navigation', { name: words.transport.modes.train })
  await routes.getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/route\//)
  await back.click()
  await expect(page).toHaveURL('/privacy')

  await page.goto(route('de'))
  await page.getByRole('link', { name: messagesFor('de').route.back, exact: true }).click()
  await expect(page).toHaveURL(home('de'))
})
