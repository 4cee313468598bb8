// What a visitor does on a route page: sort, change the currency, look at details, share, print, go back.
import type { Page } from '@playwright/test'
import { fallbackRates } from '#catalogue/limits.ts'
import { formatMoney, formatMoneyRange } from '#i18n/format.ts'
import { messagesFor } from '#i18n/messages.ts'
import { type RowFigures, type SortMode, sortModes, sortRows } from '#stores/sort.ts'
import { expect, expectProblem, test } from './fixtures/test.ts'
import { boardRows, home, route } from './support/pages.ts'
import { delayScripts } from './support/slow-scripts.ts'

const words = messagesFor('en')

/** What every row says about itself, in the order shown. */
const figures = (page: Page) =>
  boardRows(page).evaluateAll((rows): RowFigures[] =>
    rows.map((row) => ({ ...(row as HTMLElement).dataset })),
  )
const ranks = async (page: Page) => (await figures(page)).map(({ rank }) => rank)
const sorted = (rows: RowFigures[], mode: SortMode) =>
  sortRows(rows, mode, (row) => row).map(({ rank }) => rank)
const radio = (page: Page, mode: SortMode) => page.getByRole('radio', { name: words.route.sort[mode] })

test('each of the four sort modes orders the board and stands in the address', async ({ page }) => {
  await page.goto(route())
  const rows = await figures(page)
  expect(rows.length).toBeGreaterThan(3)
  for (const mode of [...sortModes.slice(1), 'default'] as const) {
    await radio(page, mode).check({ force: true }) // the radio button lies invisible under its label
    await expect.poll(() => ranks(page), mode).toEqual(sorted(rows, mode))
    await expect(page).toHaveURL(mode === 'default' ? route() : `${route()}?sort=${mode}`)
  }
})

test('sorting by price never goes down, and equal prices stay as recommended', async ({ page }) => {
  await page.goto(`${route()}?sort=price`)
  await expect(radio(page, 'price')).toBeChecked()
  const rows = await figures(page)
  const keys = rows.map(({ low, rank }) => [Number(low), Number(rank)] as const)
  expect(keys).toEqual([...keys].sort(([a, i], [b, j]) => a - b || i - j))
})

test('arrow keys sort, and the new order is announced', async ({ page }) => {
  await page.goto(route())
  const rows = await figures(page)
  await radio(page, 'default').focus()
  await page.keyboard.press('ArrowRight')
  await expect(radio(page, 'duration')).toBeChecked()
  await expect.poll(() => ranks(page)).toEqual(sorted(rows, 'duration'))
  await expect(page.getByText(words.route.sorted(words.route.sort.duration))).toBeAttached()
})

test('a shared address shows the board sorted and in its currency', async ({ page }) => {
  await page.goto(`${route('de')}?sort=eco&currency=chf`)
  const t = messagesFor('de')
  await expect(page.getByRole('radio', { name: t.route.sort.eco })).toBeChecked()
  await expect(page.getByRole('combobox', { name: t.route.currency })).toHaveValue('CHF')
  await expect(boardRows(page).first().locator('data.money').first()).toContainText('CHF')
  const rows = await figures(page)
  expect(rows.map(({ rank }) => rank)).toEqual(sorted(rows, 'eco'))
})

test('what is clicked before scripts arrive is not forgotten', async ({ page }) => {
  await delayScripts(page, 500)
  await page.goto(route(), { waitUntil: 'commit' })
  await radio(page, 'price').check({ force: true })
  await page.getByRole('combobox', { name: words.route.currency }).selectOption('USD')
  await expect(page).toHaveURL(/sort=price/, { timeout: 15_000 })
  await expect(page).toHaveURL(/currency=USD/)
  const rows = await figures(page)
  expect(rows.map(({ rank }) => rank)).toEqual(sorted(rows, 'price'))
})

for (const lang of ['en', 'fr'] as const) {
  test(`a chosen currency rewrites every price of the page and of the next one (${lang})`, async ({
    page,
  }) => {
    await page.goto(route(lang))
    const prices = page.locator('data.money')
    const euros = await prices.evaluateAll((all) =>
      all.map((price) => {
        const { dataset, value } = price as HTMLDataElement
        return {
          low: Number(value),
          high: dataset.high ? Number(dataset.high) : undefined,
          format: dataset.format,
        }
      }),
    )
    const inYen = euros.map(({ low, high, format }) => {
      const text =
        high === undefined
          ? formatMoney(low * fallbackRates.JPY, 'JPY', lang)
          : formatMoneyRange(low * fallbackRates.JPY, high * fallbackRates.JPY, 'JPY', lang)
      return format === 'plus' ? `${text}+` : text
    })
    const t = messagesFor(lang)
    await page.getByRole('combobox', { name: t.route.currency }).selectOption('JPY')
    await expect(prices).toHaveText(inYen)
    await expect(page.getByText(t.common.ratesFixed)).toBeVisible()
    await expect(page).toHaveURL(`${route(lang)}?currency=JPY`)

    await page.goto(route(lang, 'vienna-prague'))
    await expect(page.getByRole('combobox', { name: t.route.currency })).toHaveValue('JPY')
    await expect(boardRows(page).first().locator('data.money').first()).toContainText('¥')
    await page.getByRole('combobox', { name: t.route.currency }).selectOption('EUR')
    await expect(boardRows(page).first().locator('data.money').first()).toContainText('€')
    await expect(page).toHaveURL(route(lang, 'vienna-prague'))
  })
}

test('rates that do not answer leave the fixed table and a usable page', async ({ page, problems }) => {
  await page.route('**/api/currency/rates', (request) => request.fulfill({ status: 200, body: '<html>' }))
  await page.goto(route())
  await page.getByRole('combobox', { name: words.route.currency }).selectOption('USD')
  await expect(boardRows(page).first().locator('data.money').first()).toContainText('$')
  await expect(page.getByText(words.common.ratesFixed)).toBeVisible()
  await expectProblem(problems, /not valid JSON/)
})

test('details open with the keyboard, keep the focus inside, and give it back on Escape', async ({
  page,
}) => {
  await page.goto(route())
  const opener = boardRows(page).nth(1).getByRole('button')
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('heading', { name: words.route.numbers })).toBeVisible()
  await expect(dialog).toContainText('CO₂e')
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    const escaped = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement !== document.body && !activeElement?.closest('dialog')
    })
    expect(escaped, `focus after ${press + 1} tabs`).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('details close by their button and by a click beside them; one is open at a time', async ({ page }) => {
  await page.goto(route())
  const dialog = page.getByRole('dialog')
  await boardRows(page).nth(0).getByRole('button').click()
  await expect(dialog).toHaveCount(1)
  await dialog.getByRole('button', { name: words.route.close }).click()
  await expect(dialog).toHaveCount(0)
  await boardRows(page).nth(2).getByRole('button').click()
  await expect(dialog).toHaveCount(1)
  await page.mouse.click(5, 5)
  await expect(dialog).toHaveCount(0)
})

test('open details stand in the address: back closes them, forward opens them again', async ({ page }) => {
  await page.goto(`${route()}?sort=eco`)
  const dialog = page.getByRole('dialog')
  const opener = page.locator('[commandfor="bus-1"]').first()
  await opener.click()
  await expect(dialog).toHaveAttribute('id', 'bus-1')
  await expect(page).toHaveURL(`${route()}?sort=eco&details=bus-1`)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(`${route()}?sort=eco`)
  await page.goForward()
  await expect(dialog).toHaveAttribute('id', 'bus-1')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(`${route()}?sort=eco`)
})

test('details closed by their button leave no step behind: back leaves the page', async ({ page }) => {
  await page.goto(home())
  await page.goto(route())
  const dialog = page.getByRole('dialog')
  for (const row of [0, 1]) {
    await boardRows(page).nth(row).getByRole('button').click()
    await expect(page).toHaveURL(/[?]details=/)
    await dialog.getByRole('button', { name: words.route.close }).click()
    await expect(page).toHaveURL(route())
  }
  await page.goBack()
  await expect(page).toHaveURL(home())
})

test('a shared address opens the details; closed, they leave the address and the page stays', async ({
  page,
}) => {
  await page.goto(`${route('de')}?details=train-1`)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAttribute('id', 'train-1')
  await dialog.getByRole('button', { name: messagesFor('de').route.close }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(route('de'))
})

for (const unknown of ['train-99', 'map', 'board', '<script>', ''])
  test(`an address that asks for details "${unknown}" opens nothing`, async ({ page }) => {
    await page.goto(`${route()}?details=${encodeURIComponent(unknown)}`)
    await expect(boardRows(page).first()).toBeVisible()
    await page.waitForLoadState('load')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

test('details opened before scripts arrive stand in the address as well', async ({ page }) => {
  await delayScripts(page, 500)
  await page.goto(route(), { waitUntil: 'commit' })
  await boardRows(page).first().waitFor()
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#train-1')?.showModal())
  await expect(page).toHaveURL(`${route()}?details=train-1`, { timeout: 15_000 })
})

test('details say how to buy and by which rules, official pages first', async ({ page }) => {
  await page.goto(`${route('en', 'london-milan')}?details=train-1`)
  const steps = page
    .getByRole('dialog')
    .getByRole('list')
    .filter({ has: page.getByRole('link') })
  const items = steps.getByRole('listitem')
  await expect(items.nth(0).getByRole('link')).toHaveAttribute('href', 'https://www.eurostar.com/')
  await expect(items.nth(1).getByRole('link')).toHaveAttribute('href', 'https://www.trenitalia.com/')
  await expect(items.nth(2)).toContainText('330 days ahead')
  await expect(page.getByRole('dialog').getByRole('term').filter({ hasText: 'Bicycles' })).toBeVisible()
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
  await expect(open).toHaveCount(1)
  await questions.nth(1).click()
  await expect(open).toHaveCount(1)
  await expect(open.locator('summary')).toHaveText(await questions.nth(1).innerText())
  await questions.nth(1).press('Enter')
  await expect(open).toHaveCount(0)
})

const share = (page: Page) => page.getByRole('button', { name: words.route.share })

test('share copies the address as it is seen and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${route()}?sort=eco`)
  await share(page).click()
  await expect(page.getByRole('status').filter({ hasText: words.share.copied })).toBeInViewport()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await page.getByRole('button', { name: words.route.close }).click()
  await expect(page.getByText(words.share.copied)).toBeHidden()
})

test('share falls back to a text area when the clipboard refuses', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await page.goto(route())
  await share(page).click()
  await expect(page.getByRole('status').filter({ hasText: words.share.copied })).toBeInViewport()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await expect(share(page)).toBeFocused()
})

test('share says when nothing can be copied; messages come one at a time and go after five seconds', async ({
  page,
}) => {
  await page.clock.install()
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    document.execCommand = () => false
  })
  await page.goto(route())
  const alert = page.getByRole('alert').filter({ hasText: words.share.copyFailed })
  await share(page).click()
  await expect(alert).toBeInViewport()
  await share(page).click()
  await expect(alert).toHaveCount(1)
  await page.mouse.move(5, 5)
  await page.clock.runFor(4000)
  await expect(alert).toBeVisible()
  await page.clock.runFor(1500)
  await expect(alert).toBeHidden()
})

test('a message can be swiped away to the right, from 50 px on', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto(route())
  await share(page).click()
  const toast = page.getByText(words.share.copied)
  await expect(toast).toBeInViewport()
  await page.clock.pauseAt(Date.now() + 1000) // it must not go by itself
  const { x, y } = (await toast.boundingBox()) as { x: number; y: number }
  const swipe = async (by: number) => {
    await page.mouse.move(x + 5, y + 5)
    await page.mouse.down()
    await page.mouse.move(x + 5 + by, y + 5, { steps: 3 })
    await page.mouse.up()
  }
  await swipe(45)
  await expect(toast).toBeVisible()
  await swipe(60)
  await expect(toast).toBeHidden()
})

test('printing shows the details of all options and none of the controls', async ({ page }) => {
  await page.goto(route())
  const count = await boardRows(page).count()
  await page.emulateMedia({ media: 'print' })
  const details = page.locator('dialog.details')
  await expect(details).toHaveCount(count)
  for (const dialog of await details.all()) await expect(dialog).toBeVisible()
  await expect(share(page)).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test('the print button opens the print dialog', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.goto(route())
  await page.getByRole('button', { name: words.route.print }).click()
  await expect(page.locator('html[data-printed]')).toBeAttached()
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
