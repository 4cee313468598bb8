// The filter of a mode list: its state in the address, skeletons while it loads, all rows covered, and its removal.
import type { Page } from '@playwright/test'
import { routeIndex } from '#catalogue/load.ts'
import { messagesFor } from '#i18n/messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { expect, expectProblem, test } from './fixtures/test.ts'

const words = messagesFor('en').travelByType
const list = pathTo.travel('train', 'en')
const trains = routeIndex().filter(({ modes }) => modes.train)
const fromLisbon = trains.filter(({ origin }) => origin === 'lisbon')
const shown = (page: Page) => page.locator('astro-island .link-list > li')
const origin = (page: Page) => page.getByRole('combobox', { name: messagesFor('en').search.origin })

test('rows are filtered by origin and budget over all pages, and the address says so', async ({ page }) => {
  await page.goto(list)
  await origin(page).selectOption('lisbon')
  await expect(page.getByText(words.found(String(fromLisbon.length)))).toBeVisible()
  await expect(shown(page)).toHaveCount(fromLisbon.length)
  await expect(page).toHaveURL(`${list}?from=lisbon`)
  await page.getByRole('spinbutton', { name: words.filter.budget }).fill('60')
  const cheap = fromLisbon.filter(({ modes }) => (modes.train?.low ?? 0) <= 60)
  await expect(shown(page)).toHaveCount(cheap.length)
  await page.getByRole('button', { name: words.filter.clear }).click()
  await expect(page).toHaveURL(list)
  await expect(page.locator('[data-mode-list]').first()).toBeVisible()
})

test('a shared address shows six skeletons, then the filtered rows', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/mode-rows/train.json', async (request) => {
    await held
    await request.continue()
  })
  await page.goto(`${list}?from=lisbon`)
  await expect(page.getByText(words.filter.loading)).toBeVisible()
  await expect(page.locator('astro-island [aria-hidden] > li')).toHaveCount(6)
  answer()
  await expect(shown(page)).toHaveCount(fromLisbon.length)
  await expect(page.locator('[data-mode-list]').first()).toBeHidden()
})

test('an empty result shows a message, and so do rows that do not load', async ({ page, problems }) => {
  await page.goto(`${list}?from=lisbon&budget=0`)
  await expect(page.getByText(words.none('train'))).toBeVisible()
  await page.route('**/mode-rows/train.json', (request) => request.fulfill({ status: 500, body: 'no' }))
  await page.goto(`${list}?from=paris`)
  await expect(page.getByText(words.filter.failed)).toBeVisible()
  await expectProblem(problems, /500/)
})
