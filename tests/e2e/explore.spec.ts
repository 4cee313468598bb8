// All towns around one: what suits a visitor stands in fields, maps, list, title and address; whole without JavaScript.
import type { Page } from '@playwright/test'
import { messagesFor } from '#i18n/messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { expect, test } from './fixtures/test.ts'

const t = messagesFor('en')
const words = t.explore
const path = pathTo.explore('en', 'vienna')
const rows = (page: Page) => page.locator('[data-at]:visible')
const fly = (page: Page) => page.getByRole('checkbox', { name: t.route.chips.noFlying })
const count = (page: Page) => page.locator('[data-count]')
const slider = (page: Page, name: string) => page.getByRole('slider', { name })
const dots = (page: Page, mode: string) => page.locator(`.time-map path.mode-${mode}`)

test('without flying the plane is gone from list and map, and the address says so', async ({ page }) => {
  await page.goto(path)
  const before = await dots(page, 'train').getAttribute('d')
  await fly(page).check()
  await expect(page).toHaveURL(`${path}?fly=0`)
  await expect(page).toHaveTitle(/without flying/)
  await expect(count(page)).toContainText('without flying')
  await expect(dots(page, 'flight')).toHaveAttribute('d', '')
  await expect(dots(page, 'train')).not.toHaveAttribute('d', before ?? '')
  await expect(page.locator('[data-at]:visible svg.mode-flight')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'London', exact: true })).toHaveAttribute(
    'href',
    /\/route\/vienna-london\?fly=0$/,
  )
})

test('sliders work by keyboard, say what they mean, and a shared address shows the same', async ({
  page,
}) => {
  await page.goto(path)
  const hours = slider(page, words.filter.hours)
  await hours.focus()
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowLeft')
  await expect(hours).toHaveAttribute('aria-valuetext', '8h')
  await expect(page).toHaveURL(`${path}?hours=8`)
  await expect(count(page)).toContainText('towns within 8h')
  const said = (await count(page).textContent()) ?? ''
  const shown = Number(/^\d+/.exec(said)?.[0])
  expect(shown).toBeGreaterThan(50)
  await expect(rows(page)).toHaveCount(shown)
  await page.reload()
  await expect(count(page)).toHaveText(said)
  await expect(rows(page)).toHaveCount(shown)
  await page.getByRole('button', { name: words.filter.reset }).click()
  await expect(page).toHaveURL(path)
  await expect.poll(() => rows(page).count()).toBeGreaterThan(shown)
})

test('nothing left says what to do', async ({ page }) => {
  await page.goto(`${path}?hours=1&euro=10&night=1`)
  await expect(count(page)).toContainText('No town is left')
  await expect(rows(page)).toHaveCount(0)
  await expect(page.locator('.towns h3:visible')).toHaveCount(0)
})

test('the list is sorted by price, and by hours again', async ({ page }) => {
  await page.goto(path)
  const first = await rows(page).first().textContent()
  await page.getByLabel(words.filter.sort).selectOption('euro')
  await expect(page).toHaveURL(`${path}?sort=euro`, { timeout: 15_000 }) // the first choice waits for its script
  await expect
    .poll(async () => {
      const prices = await page
        .locator('[data-at]:visible data')
        .evaluateAll((all) => all.map((data) => Number((data as HTMLDataElement).value)))
      return prices.every((price, index) => index === 0 || price >= (prices[index - 1] as number))
    })
    .toBe(true)
  await page.getByLabel(words.filter.sort).selectOption('hours')
  await expect(rows(page).first()).toHaveText(first as string)
})

test('a town of the map is named below it and leads to its route', async ({ page }) => {
  await page.goto(path)
  await fly(page).focus() // loads what moves
  const label = page.locator('.time-names text', { hasText: 'Budapest' })
  await label.scrollIntoViewIfNeeded()
  const [, x = 0, y = 0] = await page.evaluate(() => {
    const text = [...document.querySelectorAll('.time-names text')].find(
      (one) => one.textContent === 'Budapest',
    )
    const box = document.querySelector('.time-map')?.getBoundingClientRect() as DOMRect
    const at = (name: string) => Number.parseFloat(text?.getAttribute(name) ?? '0') / 100
    return [0, box.left + box.width * at('x'), box.top + box.height * at('y')]
  })
  await expect(async () => {
    await page.mouse.move(x + 20, y + 20)
    await page.mouse.move(x, y)
    await expect(page.locator('[data-near]')).toContainText('Budapest', { timeout: 500 })
  }).toPass()
  await page.mouse.click(x, y)
  await expect(page).toHaveURL(pathTo.route('vienna-budapest', 'en'))
})

test('a town without a built page is drawn on request, and any of its names leads there', async ({
  page,
}) => {
  await page.goto('/explore/nürnberg')
  await expect(page).toHaveURL(pathTo.explore('en', 'nuremberg'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading('Nuremberg'))
  expect(await rows(page).count()).toBeGreaterThan(300)
  await fly(page).check()
  await expect(page).toHaveURL(/fly=0/)
})

test('one town is enough for the search', async ({ page }) => {
  await page.goto('/')
  await page.locator('#search-origin').click()
  await page.locator('form[data-live]').waitFor()
  await page.locator('#search-origin').fill('Milan')
  await page.getByRole('link', { name: words.heading('Milan') }).click()
  await expect(page).toHaveURL(pathTo.explore('en', 'milan'))
})

test('home shows Europe around the town asked about last', async ({ page }) => {
  await page.goto('/')
  const around = page.locator('[data-around]')
  await expect(around.getByRole('heading', { level: 2 })).toHaveText(t.home.around('London'))
  await page.goto(pathTo.route('rome-paris', 'en'))
  await page.goto(pathTo.route('kopavogur-rome', 'en')) // no town: no page of towns around it
  await page.goto('/')
  await expect(around.getByRole('heading', { level: 2 })).toHaveText(t.home.around('Rome'))
  await expect(around.locator('.time-town')).toHaveText('Rome')
  await around.getByRole('link', { name: t.home.aroundLand }).click()
  await expect(page).toHaveURL(`${pathTo.explore('en', 'rome')}?fly=0`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('map and list are whole, without fields that do nothing', async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-filters]')).toBeHidden()
    await expect(page.locator('.time-map')).toBeVisible()
    expect(await rows(page).count()).toBeGreaterThan(400)
    await page.getByRole('link', { name: 'Bratislava', exact: true }).click()
    await expect(page).toHaveURL(pathTo.route('vienna-bratislava', 'en'))
  })
  test('a name typed on the page of all towns leads there', async ({ page }) => {
    await page.goto(pathTo.explore('en'))
    await page.getByLabel(words.town).fill('Firenze')
    await page.getByRole('button', { name: words.go }).click()
    await expect(page).toHaveURL(pathTo.explore('en', 'florence'))
  })
})
