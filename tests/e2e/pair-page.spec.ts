// Pages of two towns: the board of a catalogue page, drawn when asked for, also without JavaScript.
import type { Page } from '@playwright/test'
import { messagesFor } from '#i18n/messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { expect, test } from './fixtures/test.ts'
import { chip, expectBoard, view } from './support/board.ts'
import { boardRows, home, route, routeTitle, searchForm } from './support/pages.ts'

const slug = 'bordeaux-turin'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('two towns typed into the form lead to a page with the board, also after a reload', async ({ page }) => {
  await page.goto(home())
  const { origin, destination, submit, live } = searchForm(page)
  await origin.fill('Bordeaux')
  await destination.fill('Turin')
  await expect(live).toBeVisible()
  await submit.click()
  await expect(page).toHaveURL(route('en', slug))
  await expect(heading(page)).toHaveText(routeTitle('en', 'bordeaux', 'turin'))
  await expect(page.locator('[data-generated]')).toHaveCount(0)
  await page.reload()
  expect(await boardRows(page).count()).toBeGreaterThan(2)
})

test('its rows open the details of the journey, and going back closes them', async ({ page }) => {
  const t = messagesFor('de')
  await page.goto(route('de', slug))
  await boardRows(page).first().getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('heading', { name: t.route.numbers })).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(route('de', slug))
})

test('its board follows the chips, its bars are drawn, and its map becomes movable', async ({ page }) => {
  const t = messagesFor('en')
  await page.goto(route('en', slug))
  await chip(page, 'travellers').selectOption('2')
  await expect(page).toHaveURL(/travellers=2/)
  await expectBoard(page)
  await view(page, 'bars').check({ force: true })
  await expect(page.locator('.charts canvas')).toHaveCount(3)
  await view(page, 'lines').check({ force: true })
  await page.mouse.wheel(0, 300)
  await page.locator('.map-box').scrollIntoViewIfNeeded()
  await expect(page.getByRole('application', { name: t.route.map })).toBeVisible()
})

test('is counted as viewed, not as missing, and remembered', async ({ page }) => {
  const missing: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/missing-route')) missing.push(request.url())
  })
  const viewed = page.waitForRequest('**/api/track/page-view')
  await page.goto(route('fr', slug))
  expect((await (await viewed).response())?.status()).toBe(204)
  await page.waitForLoadState('networkidle')
  expect(missing).toEqual([])
  await page.goto(home('fr'))
  await expect(page.getByRole('link', { name: /Bordeaux.*Turin/ })).toHaveAttribute('href', route('fr', slug))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is whole: options, details, questions, map and languages', async ({ page }) => {
    await page.goto(route('it', slug))
    await expect(heading(page)).toHaveText(routeTitle('it', 'bordeaux', 'turin'))
    expect(await boardRows(page).count()).toBeGreaterThan(2)
    await expect(page.getByRole('img', { name: /\(A\).*\(B\)/ })).toBeVisible()
    const faq = page.locator('details[name="faq"]')
    await faq.first().locator('summary').click()
    await expect(faq.first().locator('p')).toBeVisible()
    const nav = page.getByRole('navigation', { name: messagesFor('it').nav.main })
    await nav.getByText('Italiano').first().click()
    await nav.getByRole('link', { name: 'Français' }).click()
    await expect(page).toHaveURL(route('fr', slug))
  })

  test('its way back is a page of its own', async ({ page }) => {
    await page.goto(route('en', slug))
    await page
      .locator(`a[href="${pathTo.route('turin-bordeaux', 'en')}"]`)
      .first()
      .click()
    await expect(heading(page)).toHaveText(routeTitle('en', 'turin', 'bordeaux'))
    expect(await boardRows(page).count()).toBeGreaterThan(2)
  })
})
