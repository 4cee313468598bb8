// Pages in failure and in waiting: toasts, tooltips, broken islands, no network.
import { chromium, type Page } from '@playwright/test'
import { en as said } from '#i18n/live/en.ts'
import { messagesFor } from '#i18n/messages.ts'
import { browserArgs, ensureBrowser } from '../../scripts/lib/browser.ts'
import { expect, expectProblem, test } from './fixtures/test.ts'
import { boardRows, home, route, routeTitle, searchForm, share } from './support/pages.ts'

const words = messagesFor('en')

test.describe('a message', () => {
  /** The route page with the toast of the copied link, with a stopped clock. */
  async function openMessage(page: Page) {
    await page.clock.install()
    await page.goto(route())
    await share(page).click()
    const message = page.locator('[data-toast]')
    await expect(message).toContainText(said.notices.copied)
    return message
  }
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('waits while the pointer is on it, then goes on with what was left of five seconds', async ({
    page,
  }) => {
    const message = await openMessage(page)
    await message.hover()
    await page.clock.runFor(60_000)
    await expect(message).toBeVisible()
    await page.mouse.move(5, 5)
    await page.clock.runFor(5100)
    await expect(message).toBeHidden()
  })

  test('gets the focus by F8, waits while it has it, and gives it back on Escape', async ({ page }) => {
    const message = await openMessage(page)
    await page.keyboard.press('F8')
    await expect(message).toBeFocused()
    await page.clock.runFor(60_000)
    await expect(message).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: words.route.close }).last()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(message).toBeHidden()
    await expect(share(page)).toBeFocused()
  })

  test('can be swiped away to the right, from 50 px on', async ({ page }) => {
    const message = await openMessage(page)
    await expect(message).toBeInViewport()
    await page.clock.pauseAt(Date.now() + 1000) // the toast must not close by itself
    const { x, y } = (await message.boundingBox()) as { x: number; y: number }
    const swipe = async (by: number) => {
      await page.mouse.move(x + 5, y + 5)
      await page.mouse.down()
      await page.mouse.move(x + 5 + by, y + 5, { steps: 3 })
      await page.mouse.up()
    }
    await swipe(45)
    await expect(message).toBeVisible()
    await swipe(60)
    await expect(message).toBeHidden()
  })

  test('is at most 420 px wide on a large screen, and fits a small one', async ({ page }) => {
    const message = await openMessage(page)
    expect((await message.boundingBox())?.width).toBe(420)
    await page.setViewportSize({ width: 320, height: 640 })
    const box = await message.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  })
})

test.describe('a tooltip', () => {
  const theme = (page: Page) => page.getByRole('button', { name: words.nav.theme })
  const tooltip = (page: Page) => page.getByRole('tooltip')

  test('comes after 700 ms, at once within 300 ms of another, and goes with Escape', async ({ page }) => {
    await page.clock.install()
    await page.goto(home())
    await page.clock.pauseAt(Date.now() + 1000)
    const swap = page.getByRole('button', { name: words.search.swap })
    const rest = async () => {
      await page.mouse.move(5, 500)
      await page.clock.runFor(150)
      await expect(tooltip(page)).toBeHidden()
    }
    await theme(page).hover()
    await expect(theme(page), 'the browser would show its own').not.toHaveAttribute('title')
    await page.clock.runFor(690)
    await expect(tooltip(page)).toBeHidden()
    await page.clock.runFor(10)
    await expect(tooltip(page)).toHaveText(words.nav.theme)
    await rest()
    await swap.hover()
    await expect(tooltip(page)).toHaveText(words.search.swap)
    await rest()
    await page.clock.runFor(300)
    await swap.hover()
    await page.clock.runFor(690)
    await expect(tooltip(page)).toBeHidden()
    await page.clock.runFor(10)
    await expect(tooltip(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tooltip(page)).toBeHidden()
  })

  test('stays while the pointer is on it', async ({ page }) => {
    await page.goto(home())
    await theme(page).hover()
    await expect(tooltip(page)).toBeVisible()
    await tooltip(page).hover()
    await page.waitForTimeout(300)
    await expect(tooltip(page)).toBeVisible()
  })

  test('comes at once for the keyboard', async ({ page }) => {
    await page.goto(home())
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(theme(page)).toBeFocused()
    await expect(tooltip(page)).toHaveText(words.nav.theme)
    await page.keyboard.press('Shift+Tab')
    await expect(tooltip(page)).toBeHidden()
  })
})

test.describe('an error while drawing', () => {
  /** Takes the towns from the card of the weather, which cannot be drawn without; `times` is how often the card stands. */
  const breakWeather = (page: Page, times = 1) =>
    page.route(`**${route()}`, async (request) => {
      const response = await request.fetch()
      const body = (await response.text())
        .replace('&quot;points&quot;:[1,', '&quot;spots&quot;:[1,')
        .replace(/<astro-island[^>]*Weather[^>]*>.*?<\/astro-island>/s, (card) => card.repeat(times))
      await request.fulfill({ response, body })
    })
  /** Scrolls to the map and on to the weather, which starts both. */
  const reachWeather = async (page: Page) => {
    await page.mouse.wheel(0, 200)
    await page.locator('astro-island[component-url*="Weather"]').first().scrollIntoViewIfNeeded()
  }

  test('in one island leaves a line in its box, and the page lives', async ({ page, problems }) => {
    await breakWeather(page)
    await page.goto(route())
    await reachWeather(page)
    await expect(page.getByRole('alert')).toHaveText(words.error.title)
    await page.getByRole('combobox', { name: words.route.currency }).selectOption('USD')
    await expect(boardRows(page).first().locator('data').first()).toContainText('$')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTitle('en'))
    await expectProblem(problems, /TypeError|rates/)
  })

  test('in every island that was started shows the error screen, which leads to a reload or home', async ({
    page,
    problems,
  }) => {
    await breakWeather(page, 2)
    await page.goto(route())
    await reachWeather(page)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.error.title)
    await expect(main).toContainText(words.error.text)
    await expect(main).toBeFocused()
    await expect(main.getByText('TypeError')).toBeHidden()
    await main.getByText(words.error.details).click()
    await expect(main.getByText('TypeError')).toBeVisible()
    await expectProblem(problems, /TypeError|Error/)

    await page.getByRole('button', { name: words.error.reload }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTitle('en'))
    await page.waitForLoadState() // from now on islands receive the events that start them
    await reachWeather(page)
    await page.getByRole('link', { name: words.error.goHome }).click()
    await expect(page).toHaveURL(home())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.home.title)
  })
})

test('a message reports going offline and coming back; search, board and loaded links stay usable', async ({
  page,
  context,
  problems,
}) => {
  await page.goto(home())
  const { origin, suggestion, live } = searchForm(page)
  await origin.click()
  await expect(live).toBeVisible()
  await page.mouse.move(50, 50)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.getByText(said.notices.offline)).toBeInViewport()
  await origin.fill('lond')
  await expect(suggestion(/^London/).first()).toBeVisible()
  await suggestion(/^London/)
    .first()
    .click()
  await expect(origin).toHaveValue('London')
  await context.setOffline(false)
  await expect(page.getByText(said.notices.online)).toBeInViewport()
  await expect(page.getByText(said.notices.offline)).toHaveCount(0)
  problems.splice(
    0,
    problems.length,
    ...problems.filter((problem) => !/ERR_INTERNET|Failed to fetch/.test(problem)),
  )
})

test('pages come back from the back/forward cache as they were left', async ({ baseURL }) => {
  // Playwright switches this cache off by default
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: browserArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage()
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted)
    })
  })
  const restored = page.locator('html[data-persisted="true"]')
  await page.goto(`${baseURL}${home('de')}`)
  await page.goto(`${baseURL}${route()}?sort=eco`)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(`${baseURL}${home('de')}`)
  await expect(restored).toBeAttached()
  await page.evaluate(() => history.forward())
  await expect(page).toHaveURL(`${baseURL}${route()}?sort=eco`)
  await expect(restored).toBeAttached()
  await expect(page.getByRole('combobox', { name: words.route.sortBy })).toHaveValue('eco')
  await browser.close()
})
