// Pairs of airports below the board: closed at first, opened by click and key, printed, and sorted (D159).

import type { Page } from '@playwright/test'
import { messagesFor } from '#i18n/messages.ts'
import { type Language, languages } from '#lib/languages.ts'
import { expect, test } from './fixtures/test.ts'
import { chip, expectBoard, factsOf, readRows } from './support/board.ts'
import { boardRows, route } from './support/pages.ts'

const slug = 'london-amsterdam'
const titleOf = (lang: Language) => {
  const t = messagesFor(lang)
  return `${t.transport.modes.flight}${t.common.colon}${t.route.moreAirports(2)}`
}

const summaryOf = (page: Page) => page.locator('details:has([data-more]) > summary')
const rowsOf = (page: Page) => page.locator('[data-more] > li')

for (const lang of languages)
  test(`two more airports open on request (${lang})`, async ({ page }) => {
    await page.goto(route(lang, slug))
    const rows = rowsOf(page)
    await expect(rows.first()).toBeHidden()
    await expect(summaryOf(page)).toHaveText(titleOf(lang))
    await summaryOf(page).click()
    await expect(rows).toHaveCount(2)
    await expect(rows.filter({ hasText: '(STN)' })).toContainText('easyJet')
  })

test('the board above names Heathrow with both its airlines', async ({ page }) => {
  await page.goto(route('en', slug))
  await expect(boardRows(page).filter({ hasText: '(LHR)' })).toContainText('British Airways and KLM')
})

test('a key opens and closes the list', async ({ page }) => {
  await page.goto(route('en', slug))
  const row = rowsOf(page).first()
  await summaryOf(page).focus()
  await page.keyboard.press('Enter')
  await expect(row).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(row).toBeHidden()
})

test('the list is sorted with the board', async ({ page }) => {
  await page.goto(`${route('en', slug)}?sort=eco`)
  await expectBoard(page)
  const figures = (await readRows(page)).filter(({ isOnBoard }) => !isOnBoard).map((row) => factsOf(row).co2)
  expect(figures).toHaveLength(2)
  expect(figures).toEqual([...figures].sort((a, b) => a - b))
})

test('the list is open while its row is the best, and a list that a visitor has opened stays', async ({
  page,
}) => {
  const best = rowsOf(page).locator('[data-badge="best"]')
  await page.goto(`${route('en', slug)}?door=0`)
  await expect(best).toBeVisible()
  await chip(page, 'door').uncheck()
  await expectBoard(page)
  await expect(rowsOf(page).first()).toBeHidden()
  await summaryOf(page).click()
  await chip(page, 'door').check()
  await expect(best).toBeVisible()
  await chip(page, 'door').uncheck()
  await expectBoard(page)
  await expect(rowsOf(page).first()).toBeVisible()
})

test('print opens the list', async ({ page }) => {
  await page.goto(route('de', slug))
  await page.emulateMedia({ media: 'print' })
  for (const row of await rowsOf(page).all()) await expect(row).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list opens', async ({ page }) => {
    await page.goto(route('fr', slug))
    await summaryOf(page).click()
    await expect(rowsOf(page).first()).toBeVisible()
  })
})
