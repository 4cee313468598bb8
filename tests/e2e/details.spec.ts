import { messagesFor } from '#i18n/messages.ts'
import { expect, test } from './fixtures/test.ts'
import { boardRows, home, route } from './support/pages.ts'
import { delayScripts } from './support/slow-scripts.ts'

const words = messagesFor('en')

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
