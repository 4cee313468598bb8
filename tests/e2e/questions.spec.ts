// Questions that impatient travellers ask, on a phone from the home page: the answer stands on the first two screens.
import type { Page } from '@playwright/test'
import { messagesFor } from '#i18n/messages.ts'
import { expect, test } from './fixtures/test.ts'
import { chip, factsOf, readRows, verdict } from './support/board.ts'
import { boardRows, home, route, searchForm } from './support/pages.ts'
import { phone } from './support/widths.ts'

test.use({ viewport: phone })

const screens = 2

/** Types both towns on the home page, taking the first suggestion of each. */
async function ask(page: Page, from: string, to: string): Promise<void> {
  await page.goto(home())
  const { origin, destination, submit, suggestion } = searchForm(page)
  for (const [field, town] of [
    [origin, from],
    [destination, to],
  ] as const) {
    await field.click()
    await page.keyboard.type(town)
    await suggestion(new RegExp(`^${town}\\b`))
      .first()
      .click()
  }
  await submit.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(to)
}

const shownRows = async (page: Page) =>
  (await readRows(page)).filter(({ hidden, isOnBoard }) => isOnBoard && !hidden)

/** Its lower edge is on the first two screens of the page. */
async function expectNear(what: ReturnType<Page['locator']>): Promise<void> {
  const bottom = await what.evaluate((element) => element.getBoundingClientRect().bottom + scrollY)
  expect(bottom).toBeLessThanOrEqual(screens * phone.height)
}

test('the cheapest way from London to Paris under five hours', async ({ page }) => {
  await ask(page, 'London', 'Paris')
  await chip(page, 'hours').selectOption('5')
  await chip(page, 'sort').selectOption('price')
  await expect(page).toHaveURL(/hours=5.*sort=price|sort=price.*hours=5/)
  await expect(page.locator('[data-hidden] button')).toBeVisible()
  const rows = await shownRows(page)
  expect(rows.length).toBeGreaterThan(0)
  const prices = rows.map((row) => Number(row.all.replace(/[^\d]/g, '')))
  expect(prices[0]).toBe(Math.min(...prices))
  for (const row of rows) expect(Number.parseInt(row.door, 10)).toBeLessThan(5)
  await expectNear(boardRows(page).filter({ visible: true }).first())
})

test('the greenest way from Munich to Venice for three with a cabin bag', async ({ page }) => {
  await ask(page, 'Munich', 'Venice')
  await chip(page, 'travellers').selectOption('3')
  await chip(page, 'bag').selectOption('cabin')
  await chip(page, 'sort').selectOption('eco')
  await expect(page).toHaveURL(/sort=eco/)
  await expect(boardRows(page).first().locator('[data-badge="greenest"]')).toBeVisible()
  const [first, ...others] = await shownRows(page)
  const kg = (row: typeof first) => Number.parseFloat(row?.co2 ?? '')
  for (const other of others) expect(kg(other)).toBeGreaterThanOrEqual(kg(first))
  await expect(verdict(page)).toContainText('3')
  await expectNear(boardRows(page).first())
})

test('how at all from Krakow to Tallinn, and why', async ({ page }) => {
  await ask(page, 'Krakow', 'Tallinn')
  const best = boardRows(page).first()
  await expect(best.locator('[data-badge="best"] > span')).not.toBeEmpty()
  await expectNear(best)
})

test('Dublin to Amsterdam without flying, and what to book where', async ({ page }) => {
  await ask(page, 'Dublin', 'Amsterdam')
  await chip(page, 'fly').check()
  await expect(page).toHaveURL(/fly=0/)
  const first = boardRows(page).filter({ visible: true }).first()
  const [row] = await shownRows(page)
  expect(row && factsOf(row).mode).not.toBe('flight')
  await expectNear(first)
  const t = messagesFor('en').route
  await first.getByRole('button', { name: t.details }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await expect(dialog.getByRole('link').first()).toHaveAttribute('href', /^https:/)
})

test('a shared page in German and pounds says pounds everywhere', async ({ page }) => {
  await ask(page, 'London', 'Paris')
  await page.getByRole('combobox', { name: messagesFor('en').route.currency }).selectOption('GBP')
  await expect(verdict(page)).toContainText('£')
  await page.goto(`${route('de')}${new URL(page.url()).search}`)
  await expect(verdict(page)).toContainText('£')
  const prices = page.locator('#board data:visible, [data-verdict] data:visible')
  for (const text of await prices.allTextContents()) expect(text).not.toContain('€')
})

test('whether the price is real, of when, and who says so', async ({ page }) => {
  await ask(page, 'London', 'Paris')
  const best = boardRows(page).first()
  const { basis } = messagesFor('en').transport
  await expect(best.locator('.board-all .board-note')).toContainText(basis.known)
  await expectNear(best)
  await best.getByRole('button', { name: messagesFor('en').route.details }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('summary').first().click()
  await expect(dialog).toContainText(/As of (\w+ )?20\d\d/)
})
