// The page of meetings: a form that needs no script, an answer whose links lead to the routes.
import type { Page } from '@playwright/test'
import { messagesFor } from '#i18n/messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { test as staticTest } from './fixtures/static-host.ts'
import { expect, expectProblem, test } from './fixtures/test.ts'

const words = messagesFor('en').meet
const { noFlying } = messagesFor('en').route.chips
const path = pathTo.meet('en')
const asked = `${path}?from=berlin&from=paris&from=milan`

const start = (page: Page, number: number) => page.getByRole('combobox', { name: words.start(number) })
const towns = (page: Page) => page.locator('.meet-rows > li:visible')
const heading = (page: Page, names: string) =>
  page.getByRole('heading', { level: 2, name: words.heading(names) })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('typed towns lead to an address that can be shared, and its rows to routes', async ({ page }) => {
      await page.goto(path)
      await start(page, 1).fill('Berlin')
      await start(page, 2).fill('parís')
      await start(page, 4).fill('Milano')
      await page.getByRole('checkbox', { name: noFlying }).check()
      await page.getByRole('button', { name: words.find }).click()
      await expect(page).toHaveURL(`${asked}&fly=0`)
      await expect(page).toHaveTitle('Where Berlin, Paris and Milan can meet – Waymark')
      await expect(heading(page, 'Berlin, Paris and Milan')).toBeVisible()
      await expect(towns(page)).toHaveCount(5)
      await expect(page.getByRole('checkbox', { name: noFlying })).toBeChecked()
      await expect(start(page, 3)).toHaveValue('Milan')
      await towns(page).first().getByRole('link', { name: 'Berlin' }).click()
      await expect(page).toHaveURL(/\/route\/berlin-[a-z-]+\?fly=0$/)
    })

    test('more towns open, and keep counting', async ({ page }) => {
      await page.goto(asked)
      await page.getByText(words.more(15)).click()
      await expect(towns(page)).toHaveCount(20)
      await expect(page.locator('.meet-more ol')).toHaveAttribute('start', '6')
    })

    test('a name that is not understood says so, and stays in its field', async ({ page }) => {
      await page.goto(path)
      await start(page, 1).fill('Berlin')
      await start(page, 2).fill('Xqzzyq')
      await page.getByRole('button', { name: words.find }).click()
      await expect(page.getByRole('alert')).toContainText(words.unknown('“Xqzzyq”'))
      await expect(start(page, 1)).toHaveValue('Berlin')
      await expect(start(page, 2)).toHaveValue('Xqzzyq')
    })

    test('another order changes which towns come first', async ({ page }) => {
      await page.goto(asked)
      const before = await towns(page).first().getByRole('heading').textContent()
      await page.getByRole('combobox', { name: words.orderBy }).selectOption('co2')
      await page.getByRole('button', { name: words.find }).click()
      await expect(page).toHaveURL(`${asked}&order=co2`)
      await expect(towns(page).first().locator('dt').first()).toHaveText(words.figures.co2)
      await expect(towns(page).first().getByRole('heading')).not.toHaveText(before ?? '')
    })
  })

test('the form is filled and sent with the keyboard', async ({ page }) => {
  await page.goto(path)
  await start(page, 1).focus()
  await page.keyboard.type('Vienna')
  await page.keyboard.press('Tab')
  await expect(start(page, 2)).toBeFocused()
  await page.keyboard.type('Lyon')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${path}?from=vienna&from=lyon`)
  await page.locator('.meet-more summary').press('Enter')
  await expect(towns(page)).toHaveCount(20)
})

test('the example can be changed', async ({ page }) => {
  await page.goto(path)
  await expect(heading(page, 'Berlin, Paris and Milan')).toBeVisible()
  await page.getByRole('link', { name: words.changeExample }).click()
  await expect(page).toHaveURL(asked)
  await expect(start(page, 1)).toHaveValue('Berlin')
})

test('the language menu keeps the question', async ({ page }) => {
  await page.goto(`${asked}&order=euro`)
  await page.locator('[data-menu] summary').click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(`/de${asked}&order=euro`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    messagesFor('de').meet.heading('Berlin, Paris und Mailand'),
  )
})

staticTest('a host without functions draws the answer in the browser', async ({ page }) => {
  await page.goto(`${path}?from=Berlin&from=Paris&from=milan&from=&fly=0`)
  await expect(heading(page, 'Berlin, Paris and Milan')).toBeVisible()
  await expect(page).toHaveURL(`${asked}&fly=0`)
  await expect(page).toHaveTitle('Where Berlin, Paris and Milan can meet – Waymark')
  await expect(towns(page)).toHaveCount(5)
  await expect(start(page, 1)).toHaveValue('Berlin')
  await expect(towns(page).first().getByRole('link', { name: 'Berlin' })).toHaveAttribute('href', /\?fly=0$/)
})

staticTest('a host without functions says what it does not understand', async ({ page }) => {
  await page.goto(`${path}?from=Berlin&from=Xqzzyq`)
  await expect(page.getByRole('alert')).toContainText(words.unknown('“Xqzzyq”'))
})

staticTest('files that cannot be loaded leave a sentence', async ({ page, problems }) => {
  await page.route('**/gazetteer.json', (route) => route.fulfill({ status: 503 }))
  await page.goto(asked)
  await expect(page.getByRole('status').filter({ hasText: words.failed })).toBeVisible()
  await expectProblem(problems, /gazetteer|503/)
})
