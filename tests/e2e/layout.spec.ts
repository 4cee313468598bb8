// Sizes of pages: no sideways scroll from 320 to 1440 px in opened parts of pages, not-found views and large text; the
// length of a route page and where its rows begin.
import type { Page } from '@playwright/test'
import { messagesFor } from '#i18n/messages.ts'
import { languages } from '#lib/languages.ts'
import { expect, test } from './fixtures/test.ts'
import { boardRows, home, route, searchForm } from './support/pages.ts'
import { desktop, phone, widths } from './support/widths.ts'

async function expectNoSidewaysScroll(page: Page, at: readonly number[] = widths): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 700 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
  }
}

for (const path of [
  '/nowhere',
  '/de/route/london-atlantisburg',
  '/de/route/nuremberg-delft',
  '/es/route/kopavogur-oslo',
  '/de/route/bordeaux-turin',
  '/de/meet?from=london&from=vienna&from=las-palmas&from=stockholm&order=hours&fly=0',
  '/admin',
  route('it', 'florence-zurich'),
  route('de', 'barcelona-vienna'),
]) {
  test(`${path} fits every width`, async ({ page }) => {
    await page.goto(path)
    await expectNoSidewaysScroll(page)
  })
}

test('open details fit every width and scroll inside', async ({ page }) => {
  await page.goto(route('de'))
  await boardRows(page).first().getByRole('button').click()
  const dialog = page.getByRole('dialog')
  for (const width of widths) {
    await expectNoSidewaysScroll(page, [width])
    const box = await dialog.boundingBox()
    expect(box?.x, `left at ${width} px`).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0), `right at ${width} px`).toBeLessThanOrEqual(width)
    expect(box?.height).toBeLessThanOrEqual(700)
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
      0,
    )
  }
})

test('open suggestions and the open language menu fit a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(home('de'))
  const { origin, suggestion } = searchForm(page, 'de')
  await origin.click()
  await page.keyboard.type('frank')
  await expect(suggestion(/^Frankfurt/).first()).toBeVisible()
  await expectNoSidewaysScroll(page, [320])
  const nav = page.getByRole('navigation', { name: messagesFor('de').nav.main })
  await nav.locator('summary').click()
  await expect(nav.getByRole('link', { name: 'English' })).toBeInViewport()
  await expectNoSidewaysScroll(page, [320])
})

test('prices in yen fit every width', async ({ page }) => {
  await page.goto(`${route('fr')}?currency=JPY`)
  await expect(boardRows(page).first().locator('data').first()).toContainText('¥')
  await expectNoSidewaysScroll(page)
})

for (const path of [home(), route('de'), '/de/meet?from=london&from=las-palmas&from=vienna']) {
  test(`${path} with text twice as large does not scroll sideways`, async ({ page, context }) => {
    // the font size in the settings of the browser
    const devtools = await context.newCDPSession(page)
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await page.goto(path)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    await expectNoSidewaysScroll(page, [640, 1024, 1280])
  })
}

test('board, buttons and links are large enough for a thumb', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ viewport: phone, hasTouch: true, isMobile: true })
  await page.goto(baseURL + route())
  const small = await page
    .locator('main button:visible, body > header summary, body > header button, main select')
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML.slice(0, 80)),
    )
  expect(small).toEqual([])
  await page.close()
})

/** Where the first row begins on a phone, px: words of other languages are longer. */
const firstRowBelow = { en: 460, de: 500, fr: 500, es: 500, it: 500 } as const
for (const lang of languages) {
  test(`London to Paris answers on two screens and is no longer than it may be (${lang})`, async ({
    browser,
    baseURL,
  }) => {
    for (const { viewport, longest, touch } of [
      { viewport: phone, longest: 8_000, touch: true },
      { viewport: desktop, longest: 5_000, touch: false },
    ]) {
      const page = await browser.newPage({ viewport, hasTouch: touch, isMobile: touch })
      await page.goto(baseURL + route(lang))
      const height = await page.evaluate(async () => {
        await document.fonts.ready // the fallback is wider
        return document.documentElement.scrollHeight
      })
      expect(height, `at ${viewport.width} px`).toBeLessThanOrEqual(longest)
      const [first, , third] = await boardRows(page).evaluateAll((rows) =>
        rows.map((row) => row.getBoundingClientRect().toJSON() as DOMRect),
      )
      if (touch) expect(first?.top).toBeLessThanOrEqual(firstRowBelow[lang])
      expect(third?.bottom).toBeLessThanOrEqual(2 * viewport.height)
      await page.close()
    }
  })
}
