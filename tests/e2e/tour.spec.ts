// The page of tours: the form with and without scripts, answers of functions, print, and the calendar file.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { messagesFor } from '#i18n/messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { sheetsIn } from '../../scripts/lib/pdf-sheets.ts'
import { expect, test } from './fixtures/test.ts'

const t = messagesFor('en')
const words = t.tour
const path = pathTo.tour('en')
const asked = `${path}?stop=paris&stop=vienna.3&stop=milan&order=hours&start=2026-12-05`

const town = (page: Page, number: number, lang: 'en' | 'de' = 'en') =>
  page.getByRole('combobox', { name: messagesFor(lang).tour.form.town(number), exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const plan = (page: Page) => page.getByRole('region', { name: 'Paris – Milan – Vienna' })

test('an example stands below the form, and leads to itself as a tour that can be changed', async ({
  page,
}) => {
  await page.goto(path)
  const example = page.getByRole('region', { name: new RegExp(`^${words.example}`) })
  await expect(example.getByRole('link', { name: /→/ })).toHaveCount(5)
  await example.getByRole('link', { name: words.change }).click()
  await expect(page.getByRole('region', { name: /^Paris – / }).getByRole('link', { name: /→/ })).toHaveCount(
    5,
  )
  await page.getByText(words.change).click()
  await expect(town(page, 2)).toHaveValue('Vienna')
})

test('towns are typed, moved and removed with the keyboard alone, and the address is short', async ({
  page,
}) => {
  await page.goto(path)
  await town(page, 1).fill('Milano')
  await town(page, 2).fill('Paris')
  await town(page, 3).fill('Oslo')
  await button(page, words.form.up(2)).focus()
  await page.keyboard.press('Enter')
  await expect(town(page, 1)).toHaveValue('Paris')
  await expect(town(page, 2)).toHaveValue('Milano')
  // the first town cannot go further up
  await expect(button(page, words.form.up(1))).toBeDisabled()
  await expect(button(page, words.form.down(1))).toBeFocused()
  await button(page, words.form.remove(3)).press('Enter')
  await expect(town(page, 3)).toHaveValue('')
  await button(page, words.form.add).press('Enter')
  await expect(town(page, 4)).toBeFocused()
  await page.keyboard.type('Wien')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${path}?stop=paris&stop=milan&stop=vienna`)
  await expect(plan(page).getByRole('link', { name: 'Milan → Vienna' })).toBeVisible()
})

test('ten towns are the most', async ({ page }) => {
  await page.goto(path)
  const add = button(page, words.form.add)
  for (let rows = 3; rows < 10; rows++) await add.click()
  await expect(add).toBeHidden()
  await expect(town(page, 10)).toBeVisible()
})

test('an answer has days, dates, figures, a map and links under the same plan', async ({ page }) => {
  await page.goto(`${asked}&travellers=2&fly=0`)
  await expect(plan(page)).toContainText('Sat 5 Dec')
  await expect(plan(page)).toContainText(words.best.hours)
  await expect(plan(page).getByRole('img', { name: /Milan/ })).toBeVisible()
  const link = plan(page).getByRole('link', { name: 'Paris → Milan' })
  await expect(link).toHaveAttribute('href', '/route/paris-milan?travellers=2&fly=0')
  const row = plan(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Paris → Milan' }) })
  const price = await row.locator('data').textContent()
  await link.click()
  await expect(page.locator('.board-row').first()).toContainText(String(price).replace(/^≈\s*/, ''))
})

test('a name that nobody knows is said, and what was typed stays', async ({ page }) => {
  await page.goto(`${path}?stop=Paris&stop=Atlantisburg&stop=Roma`)
  await expect(page.getByText(words.problem.unknown('Atlantisburg'))).toBeVisible()
  await expect(town(page, 2)).toHaveValue('Atlantisburg')
  await expect(page.getByRole('region', { name: 'Paris – Rome' })).toBeVisible()
  await page.goto(`${path}?stop=<script>alert(1)</script>`)
  await expect(page.getByText(words.problem.few)).toBeVisible()
})

test('the calendar file has every journey and stay', async ({ page }) => {
  await page.goto(asked)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: words.calendar }).click()
  const file = readFileSync(await (await download).path(), 'utf8')
  expect(file.match(/BEGIN:VEVENT/g)?.length).toBe(4)
  expect(file).toContain('DTSTART;VALUE=DATE:20261205')
})

test('without a first day it is said what one is for', async ({ page }) => {
  await page.goto(`${path}?stop=paris&stop=milan`)
  await expect(page.getByText(words.undated)).toBeVisible()
  await expect(page.getByRole('link', { name: words.calendar })).toHaveCount(0)
})

test('ten towns print on one sheet', async ({ page }) => {
  const towns = [
    'paris',
    'milan',
    'rome',
    'vienna',
    'berlin',
    'prague',
    'budapest',
    'zurich',
    'amsterdam',
    'barcelona',
  ]
  await page.goto(
    `${pathTo.tour('de')}?${towns.map((name) => `stop=${name}`).join('&')}&return=1&start=2026-12-05`,
  )
  await page.emulateMedia({ media: 'print' })
  expect(
    sheetsIn(
      await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' } }),
    ),
  ).toBe(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the form asks the page, ten rows and all, and shows nothing that could not work', async ({
    page,
  }) => {
    await page.goto(pathTo.tour('de'))
    await expect(page.locator('[data-do]:visible, [data-share]:visible, [data-print]:visible')).toHaveCount(0)
    await town(page, 1, 'de').fill('Paris')
    await town(page, 2, 'de').fill('Mailand')
    await page.getByText(messagesFor('de').tour.form.more).click()
    await town(page, 10, 'de').fill('Rom')
    await page.getByLabel(messagesFor('de').tour.form.order).selectOption('co2')
    await button(page, messagesFor('de').tour.form.submit).click()
    await expect(page).toHaveURL(`${pathTo.tour('de')}?stop=paris&stop=milan&stop=rome&order=co2`)
    await expect(page.getByRole('region', { name: 'Paris – Mailand – Rom' })).toBeVisible()
  })
})
