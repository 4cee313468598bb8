// The search in the header of every page: opened in place, and what it knows besides towns.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { en as live } from '#i18n/live/en.ts'
import { messagesFor } from '#i18n/messages.ts'
import type { Language } from '#lib/languages.ts'
import { expect, expectProblem, test } from './fixtures/test.ts'
import { home, route, routeTitle, searchForm } from './support/pages.ts'
import { phone } from './support/widths.ts'

const link = (page: Page, lang: Language = 'en') =>
  page.getByRole('banner').getByRole('link', { name: messagesFor(lang).nav.search, exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: messagesFor('en').search.more.title })

test('the keyboard alone opens it, finds an airport, moves on, finds a station and goes', async ({
  page,
}) => {
  await page.goto('/method')
  const { keyboard } = page
  await link(page).focus()
  await keyboard.press('Enter')
  const { origin, destination, suggestion } = searchForm(page)
  await expect(origin).toBeFocused()
  await keyboard.type('CDG')
  await expect(suggestion(/^Paris – Charles de Gaulle \(CDG\)\s*Airport$/)).toBeVisible()
  await keyboard.press('Enter')
  await expect(origin).toHaveValue('Paris')
  await expect(destination).toBeFocused()
  await keyboard.type('st pancras')
  await expect(suggestion(/^London – St Pancras/)).toBeVisible()
  await keyboard.press('Enter')
  await expect(destination).toHaveValue('London')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(route('en', 'paris-london'))
})

test('Escape closes the list, then the dialog, and the focus returns', async ({ page }) => {
  await page.goto('/method')
  await link(page).click()
  const { origin, suggestions } = searchForm(page)
  await expect(origin).toBeFocused()
  await page.keyboard.type('lon')
  await expect(suggestions.first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(suggestions).toHaveCount(0)
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(link(page)).toBeFocused()
  await link(page).click()
  await expect(searchForm(page).origin).toHaveValue('')
  await dialog(page)
    .getByRole('button', { name: messagesFor('en').search.more.close })
    .click()
  await expect(dialog(page)).toBeHidden()
})

for (const { typed, group, name, path } of [
  { typed: 'Louvre', group: 'sight', name: /^Louvre\s*Paris$/, path: '/landmark/louvre' },
  { typed: 'Dover Calais', group: 'ferry', name: /^Dover – Calais$/, path: '/ferry/dover-calais' },
  { typed: 'paris london', group: 'route', name: /^Paris – London$/, path: '/route/paris-london' },
  { typed: 'usa italy', group: 'country', name: /– Italy$/, path: '/travel-corridor/usa-to-italy' },
  { typed: 'Gatwick', group: 'airport', name: /Gatwick/, path: '/airport/lgw-to-london' },
] as const) {
  test(`"${typed}" leads to ${path}`, async ({ page }) => {
    await page.goto('/sources')
    await link(page).click()
    const { origin } = searchForm(page)
    await expect(origin).toBeFocused()
    await page.keyboard.type(typed)
    const pages = page.getByRole('group', { name: messagesFor('en').search.more.pages[group] })
    await pages.getByRole('option', { name }).click()
    await expect(page).toHaveURL(path)
  })
}

test('Enter opens the page that is named; arrow keys reach the links beneath the towns', async ({ page }) => {
  await page.goto('/sources')
  await link(page).click()
  await expect(searchForm(page).origin).toBeFocused()
  await page.keyboard.type('Louvre')
  await expect(page.getByRole('option', { name: /^Louvre\s*Paris$/ })).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('option', { name: /^Louvre\s*Paris$/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/landmark/louvre')
  await link(page).click()
  await expect(searchForm(page).origin).toBeFocused()
  await page.keyboard.type('dover calais')
  await expect(page.getByRole('option', { name: 'Dover – Calais' })).toHaveCount(2)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/route/dover-calais')
})

test('the towns in the title of a route open it in place, filled in, the pressed one ready to be replaced', async ({
  page,
}) => {
  await page.goto(route())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTitle('en'))
  const title = page.getByRole('heading', { level: 1 })
  await title.getByRole('button', { name: 'Paris' }).click()
  const { origin, destination, submit } = searchForm(page)
  await expect(destination).toBeFocused()
  await expect(origin).toHaveValue('London')
  await expect(destination).toHaveValue('Paris')
  await expect(submit).toBeEnabled()
  await page.keyboard.type('Brus')
  await expect(destination).toHaveValue('Brus')
  await page
    .getByRole('option', { name: /^Brussels/ })
    .first()
    .click()
  await submit.click()
  await expect(page).toHaveURL(route('en', 'london-brussels'))
  await title.getByRole('button', { name: 'London' }).press('Enter')
  await expect(origin).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(title.getByRole('button', { name: 'London' })).toBeFocused()
})

test('a route drawn on request has these buttons too, also for towns without pages', async ({ page }) => {
  await page.goto('/route/london-new-york')
  await page.getByRole('heading', { level: 1 }).getByRole('button', { name: 'London' }).click()
  const { origin, destination, submit } = searchForm(page)
  await expect(origin).toBeFocused()
  await expect(destination).toHaveValue(/New York/)
  await expect(submit).toBeEnabled()
})

test('on the home page the link leads to the form that is there', async ({ page }) => {
  await page.goto(home())
  await link(page).click()
  await expect(searchForm(page).origin).toBeFocused()
  await expect(dialog(page)).toHaveCount(0)
  await page.keyboard.type('Louvre')
  await expect(page.getByRole('option', { name: /^Louvre\s*Paris$/ })).toBeVisible()
})

test('nothing of it is loaded before it is used', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/method', { waitUntil: 'networkidle' })
  expect(asked.filter((path) => /search|client\./.test(path))).toEqual([])
  await link(page).hover()
  await expect.poll(() => asked.some((path) => path === '/search/en.json')).toBe(true)
})

test('when its file cannot be read, the link leads to the form of the home page', async ({
  page,
  problems,
}) => {
  await page.route('**/search/de.json*', (request) => request.fulfill({ status: 500, body: 'no' }))
  await page.goto('/de/method')
  await link(page, 'de').click()
  await expect(page).toHaveURL(`${home('de')}#search`)
  await expectProblem(problems, /500/)
})

test('without a connection it says so and the page stays', async ({ page, problems, context }) => {
  await page.goto('/method', { waitUntil: 'networkidle' })
  let isLoaded = false
  page.on('response', (response) => {
    if (/late\.[\w-]+\.css/.test(response.url())) isLoaded = true
  })
  // a move loads what the message is made of, once the page listens
  let y = 300
  await expect
    .poll(async () => {
      y += 5
      await page.mouse.move(50, y)
      return isLoaded
    })
    .toBe(true)
  await context.setOffline(true)
  await expect(page.getByText(live.notices.offline)).toBeInViewport()
  await link(page).click()
  await expect(page).toHaveURL('/method')
  await expect(page.getByText(live.notices.offline)).toBeInViewport()
  await context.setOffline(false)
  await expectProblem(problems, /ERR_INTERNET_DISCONNECTED|Failed to fetch|preload/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the link leads to the form of the home page, and the title of a route is plain text', async ({
    page,
  }) => {
    await page.goto(route('fr'))
    await expect(page.getByRole('heading', { level: 1 }).getByRole('button')).toHaveCount(0)
    await link(page, 'fr').click()
    await expect(page).toHaveURL(`${home('fr')}#search`)
  })
})

test.describe('on a small phone, in German', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })
  test('header and dialog fit, and targets are 44 px', async ({ page }) => {
    await page.goto(route('de'))
    const box = await link(page, 'de').boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(box?.width).toBeGreaterThanOrEqual(40)
    await link(page, 'de').tap()
    await expect(searchForm(page, 'de').origin).toBeFocused()
    await page.keyboard.type('Vereinigte')
    await expect(searchForm(page, 'de').suggestions.first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})

for (const dark of [false, true]) {
  test(`axe objects to nothing in the open search, ${dark ? 'dark' : 'light'}`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(route())
    await page.evaluate((is) => document.documentElement.classList.toggle('dark', is), dark)
    await link(page).click()
    await expect(searchForm(page).origin).toBeFocused()
    await page.keyboard.type('london')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('dover')
    await expect(page.getByRole('group', { name: 'Ferries' })).toBeVisible()
    await page.keyboard.press('ArrowUp')
    const { violations } = await new AxeBuilder({ page }).include('dialog').analyze()
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))).toEqual([])
  })
}
