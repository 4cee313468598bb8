// The planner: the assumptions of a visitor change its rows and are in the address.
import type { Page } from '@playwright/test'
import { messagesFor } from '#i18n/messages.ts'
import { expect, test } from './fixtures/test.ts'
import { expectNoLayoutShift, watchLayoutShift } from './support/layout-shift.ts'
import { route } from './support/pages.ts'

const { planner, title } = messagesFor('en').trip
const section = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })
const row = (page: Page, mode: string) =>
  section(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: mode, exact: true }) })
const minutesOf = (text: string) => {
  const [, hours = '0', minutes = '0'] = /(?:(\d+)h)? ?(?:(\d+)m)?/.exec(text) ?? []
  return Number(hours) * 60 + Number(minutes)
}
const figures = (page: Page, mode: string) => row(page, mode).locator('.board-figure').allTextContents()

test('three in a car share it, on the train each pays; all of it can be shared as an address', async ({
  page,
}) => {
  await watchLayoutShift(page)
  await page.goto(route())
  const [, alone] = await figures(page, 'Car')
  const [, ticket] = await figures(page, 'Train')
  const more = page.getByRole('button', { name: planner.more })
  await more.click()
  await expect(row(page, 'Car')).toContainText('for 2')
  await more.click()
  await expect(row(page, 'Car')).toContainText(`${alone} for 3`)
  expect((await figures(page, 'Train'))[1]).toBe(ticket)
  await expect(page).toHaveURL(/[?&]travellers=3\b/)
  const shared = await figures(page, 'Car')
  await page.reload()
  await expect(row(page, 'Car')).toContainText(`${alone} for 3`)
  expect(await figures(page, 'Car')).toEqual(shared)
  await page.getByRole('button', { name: planner.fewer }).click()
  await page.getByRole('button', { name: planner.fewer }).click()
  await expect(page).not.toHaveURL(/travellers/)
  await expect(page.getByRole('button', { name: planner.fewer })).toBeDisabled()
  await expectNoLayoutShift(page)
})

test('ways and waiting count, or not, or as the visitor says', async ({ page }) => {
  await page.goto(route())
  const total = async (mode: string) => minutesOf((await figures(page, mode))[0] ?? '')
  const [train, flight] = [await total('Train'), await total('Flight')]
  await page.getByText(planner.assumptions).click()
  await page.getByLabel(planner.fields.airport).fill('60')
  await expect.poll(() => total('Flight')).toBeLessThan(flight)
  expect(await total('Train')).toBe(train)
  await expect(row(page, 'Flight')).toContainText('1h of waiting')
  await expect(page).toHaveURL(/[?&]airport=60\b/)
  await page.getByLabel(planner.door).uncheck()
  await expect.poll(() => total('Train')).toBeLessThan(train)
  await expect(row(page, 'Train')).not.toContainText('waiting')
  await expect(page).toHaveURL(/[?&]door=0\b/)
  await page.getByRole('button', { name: planner.reset }).click()
  await expect.poll(() => total('Flight')).toBe(flight)
  await expect(page.getByLabel(planner.fields.airport)).toHaveValue('')
})

test('prices follow the currency, before and after the island is there', async ({ page }) => {
  await page.goto(`${route()}?currency=GBP`)
  const price = row(page, 'Train').locator('data.money')
  await expect(price).toContainText('£')
  await page.getByRole('button', { name: planner.more }).click()
  await expect(row(page, 'Train')).toContainText('for 2')
  await expect(price).toContainText('£')
  await expect(row(page, 'Train').getByText('for 2').first()).toContainText('£')
})
