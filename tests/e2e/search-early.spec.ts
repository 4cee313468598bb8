// The search form before and while React takes over: no typed text and no press is lost.
import { expect, test } from './fixtures/test.ts'
import { home, route, searchForm } from './support/pages.ts'
import { delayScripts } from './support/slow-scripts.ts'

test('what is typed while scripts are two seconds late is kept to the letter and gets its suggestions', async ({
  page,
}) => {
  await delayScripts(page, 2000)
  await page.goto(home(), { waitUntil: 'commit' })
  const { origin, suggestion, live } = searchForm(page)
  await origin.click()
  await expect(live).toHaveCount(0)
  // one letter per second: React takes over while the text is typed
  await page.keyboard.type('amsterdam', { delay: 1000 })
  await expect(live).toBeVisible()
  await expect(origin).toBeFocused()
  await expect(origin).toHaveValue('amsterdam')
  await expect(suggestion(/^Amsterdam\b.*Netherlands/)).toBeVisible()
})

test('a form filled in and sent before React is there reaches the route', async ({ page }) => {
  await delayScripts(page, 2000)
  await page.goto(home(), { waitUntil: 'commit' })
  const { origin, destination } = searchForm(page)
  await origin.fill('Wien')
  await destination.fill('Prag')
  await destination.press('Enter')
  await expect(page).toHaveURL(route('en', 'vienna-prague'), { timeout: 15_000 })
})

test('a swap asked for before React is there happens once', async ({ page }) => {
  await delayScripts(page, 500)
  await page.goto(home(), { waitUntil: 'commit' })
  const { origin, destination, swap } = searchForm(page)
  await origin.fill('London')
  await destination.fill('Paris')
  await swap.click()
  await expect(origin).toHaveValue('Paris', { timeout: 10_000 })
  await expect(destination).toHaveValue('London')
})

test('a place typed before React is there is looked up like one typed after', async ({ page }) => {
  await delayScripts(page, 1000)
  await page.goto(home(), { waitUntil: 'commit' })
  const { origin, destination, submit, live } = searchForm(page)
  await origin.fill('Paris')
  await destination.fill('Nairobi')
  await expect(live).toBeVisible({ timeout: 10_000 })
  await expect(submit).toBeEnabled()
  await submit.click()
  await expect(page).toHaveURL(route('en', 'paris-nairobi'))
})

test('a click that React interrupts is not lost, though it is not yet known what the texts mean', async ({
  page,
}) => {
  await delayScripts(page, 1000)
  await page.goto(home(), { waitUntil: 'commit' })
  const { origin, destination, submit, live } = searchForm(page)
  await origin.fill('Paris')
  await destination.fill('Nairobi')
  await submit.hover()
  await page.mouse.down()
  await expect(live).toBeVisible({ timeout: 10_000 })
  await page.mouse.up()
  await expect(page).toHaveURL(route('en', 'paris-nairobi'))
})
