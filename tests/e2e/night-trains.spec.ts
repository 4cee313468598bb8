// The boards of night trains: opened by a summary or a link, filtered by a town, with a page a town, whole without JavaScript.
import type { Page } from '@playwright/test'
import { messagesFor } from '#i18n/messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { expect, test } from './fixtures/test.ts'

const words = messagesFor('en').night
const path = pathTo.nightTrains('en')
const board = (page: Page, town: string) =>
  page.locator('.night-board').filter({ has: page.getByRole('heading', { name: town, exact: true }) })
// the map above the boards says when it loads, so the page has a second status for a moment
const found = (page: Page) => page.getByRole('region', { name: words.towns }).getByRole('status')
const filter = (page: Page) => page.getByRole('searchbox', { name: words.filter })

test('a board opens with the keyboard and leads to the comparison', async ({ page }) => {
  await page.goto(path)
  await board(page, 'Vienna').locator('summary').press('Enter')
  await board(page, 'Vienna').getByRole('link', { name: 'Rome', exact: true }).first().click()
  await expect(page).toHaveURL(pathTo.route('vienna-rome', 'en'))
})

test('a link to a board opens it', async ({ page }) => {
  await page.goto(`${path}#vienna`)
  await expect(board(page, 'Vienna').getByText('Wien Hbf').first()).toBeInViewport()
})

test('a town leaves its board and the trains that lead there', async ({ page }) => {
  await page.goto(path)
  await filter(page).fill('rijeka')
  await expect(board(page, 'Rijeka')).toBeVisible()
  await expect(board(page, 'Aberdeen')).toBeHidden()
  for (const other of await page.locator('.night-board:visible').all()) {
    const name = await other.getByRole('heading').textContent()
    if (name !== 'Rijeka')
      await expect(other.locator('[data-train]:not([hidden]) a[href*="rijeka"]')).not.toHaveCount(0)
  }
  await filter(page).fill('')
  await expect(board(page, 'Aberdeen')).toBeVisible()
})

test('a name that nobody has says so, and accents need not be typed', async ({ page }) => {
  await page.goto(path)
  await filter(page).fill('atlantis')
  await expect(found(page)).toHaveText(words.none)
  await filter(page).fill('kosice')
  await expect(board(page, 'Košice')).toBeVisible()
  await expect(found(page)).toHaveText('')
})

test('the address has the filter, and going back finds it', async ({ page }) => {
  await page.goto(path)
  await filter(page).fill('aberdeen')
  await board(page, 'Aberdeen').getByRole('link', { name: 'London' }).click()
  await expect(page).toHaveURL(pathTo.route('aberdeen-london', 'en'))
  await page.goBack()
  await expect(page).toHaveURL(`${path}?town=aberdeen`)
  await expect(filter(page)).toHaveValue('aberdeen')
  await expect(board(page, 'Vienna')).toBeHidden()
})

test('the name of a board leads to the page of the town, and from there the way back is one step', async ({
  page,
}) => {
  await page.goto(path)
  await board(page, 'Vienna').getByRole('link', { name: 'Vienna', exact: true }).click()
  await expect(page).toHaveURL(pathTo.nightTrains('en', 'vienna'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.from('Vienna'))
  const back = page.locator('section', { has: page.getByRole('heading', { name: words.to('Vienna') }) })
  await back.getByRole('link', { name: 'Rome', exact: true }).click()
  await expect(page).toHaveURL(pathTo.route('rome-vienna', 'en'))
})

test('another name of a town leads to its page', async ({ page }) => {
  await page.goto('/de/night-trains/Wien')
  await expect(page).toHaveURL(pathTo.nightTrains('de', 'vienna'))
})

test('a town leads to everything around it by night', async ({ page }) => {
  await page.goto(pathTo.nightTrains('en', 'rijeka'))
  await page.getByRole('link', { name: words.aroundByNight('Rijeka') }).click()
  await expect(page).toHaveURL(`${pathTo.explore('en', 'rijeka')}?night=1`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rijeka')
})

test('the page of a town keeps within the screen from 320 px on, with long names', async ({ page }) => {
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const town of ['hamburg', 'vienna', 'freiburg']) {
      await page.goto(pathTo.nightTrains('de', town))
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(beyond, `${town} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('everything is there, and no field that does nothing', async ({ page }) => {
    await page.goto(`${path}#vienna`)
    await expect(page.locator('[data-train]').first()).toBeAttached()
    await expect(page.locator('[data-night-filter]')).toBeHidden()
    await board(page, 'Vienna').getByRole('link', { name: 'Venice' }).click()
    await expect(page).toHaveURL(pathTo.route('vienna-venice', 'en'))
  })

  test('the page of a town has its trains and the trains back', async ({ page }) => {
    await page.goto(pathTo.nightTrains('en', 'vienna'))
    await expect(page.locator('[data-train]').first()).toBeVisible()
    await expect(page.locator('.night-arrivals li').first()).toBeVisible()
  })
})
