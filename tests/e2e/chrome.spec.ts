// Header of every page: languages and theme.
import type { Page } from '@playwright/test'
import { messagesFor } from '#i18n/messages.ts'
import { type Language, languageInfo, languages } from '#lib/languages.ts'
import { expect, test } from './fixtures/test.ts'
import { home, route, routeTitle } from './support/pages.ts'

function languageMenu(page: Page, lang: Language) {
  const nav = page.getByRole('navigation', { name: messagesFor(lang).nav.main })
  return {
    menu: nav.getByText(languageInfo[lang].nativeName, { exact: true }).first(),
    link: (to: Language) => nav.getByRole('link', { name: languageInfo[to].nativeName }),
  }
}

test('the language menu goes round all five languages and stays on the same route', async ({ page }) => {
  await page.goto(route())
  for (const [from, to] of languages.map(
    (lang, index) => [lang, languages[(index + 1) % 5] as Language] as const,
  )) {
    const { menu, link } = languageMenu(page, from)
    await menu.click()
    await link(to).click()
    await expect(page).toHaveURL(route(to))
    await expect(page.locator('html')).toHaveAttribute('lang', to)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTitle(to))
  }
})

test('what the address says of sort and travellers goes along into another language', async ({ page }) => {
  const query = '?sort=eco&travellers=3'
  await page.goto(route() + query)
  const { menu, link } = languageMenu(page, 'en')
  await menu.click()
  await link('de').click()
  await expect(page).toHaveURL(route('de') + query)
  await expect(page.getByRole('combobox', { name: messagesFor('de').route.sortBy })).toHaveValue('eco')
})

test('the language menu opens and closes with the keyboard and closes on a click elsewhere', async ({
  page,
}) => {
  await page.goto(home())
  const { menu, link } = languageMenu(page, 'en')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(link('de')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(link('en')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link('de')).toBeHidden()
  await page.keyboard.press('Enter') // the focus is back on the menu
  await expect(link('de')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(link('de')).toBeHidden()
  await menu.click()
  await expect(link('de')).toBeVisible()
})

test('the language menu of the English-only about page leads to the home page of a language', async ({
  page,
}) => {
  await page.goto('/about')
  const { menu, link } = languageMenu(page, 'en')
  await menu.click()
  await link('fr').click()
  await expect(page).toHaveURL(home('fr'))
})

const toggle = (page: Page) => page.getByRole('button', { name: messagesFor('en').nav.theme })

/** Records class and background of every frame from the first on, and both at the start of the body. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: string[] = []
    Object.assign(globalThis, { frames })
    const look = () => {
      if (document.body) {
        const { classList } = document.documentElement
        const paper = getComputedStyle(document.documentElement).backgroundColor
        frames.push(`${classList.contains('dark') ? 'dark' : 'light'} ${paper}`)
      }
      if (frames.length < 60) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      frames.push(document.documentElement.classList.contains('dark') ? 'dark' : 'light')
    }).observe(document, { childList: true, subtree: true })
  })
}
const framesOf = (page: Page) =>
  page.evaluate(() => [...new Set((globalThis as unknown as { frames: string[] }).frames)])

test('the theme toggle switches, tells assistive technology, and is remembered on the next page', async ({
  page,
}) => {
  await page.goto(home())
  const html = page.locator('html')
  await expect(html).not.toHaveClass(/dark/)
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false')
  await toggle(page).click()
  await expect(html).toHaveClass(/dark/)
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await page.goto(route('de'))
  await expect(html).toHaveClass(/dark/)
  await page.getByRole('button', { name: messagesFor('de').nav.theme }).press('Enter')
  await expect(html).not.toHaveClass(/dark/)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
})

test('a dark page is dark in its first frame, without a flash of light', async ({ page }) => {
  await watchFrames(page)
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  for (const path of [home(), route()]) {
    await page.goto(path)
    await expect.poll(() => framesOf(page)).toContainEqual(expect.stringMatching(/^dark rgb/))
    const frames = await framesOf(page)
    expect(frames.filter((frame) => !frame.startsWith('dark'))).toEqual([])
    const papers = new Set(frames.flatMap((frame) => frame.split(' ').slice(1).join(' ') || []))
    expect([...papers], 'one paper from the first frame on').toHaveLength(1)
  }
})

test('a system that prefers dark changes nothing until the visitor chooses', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await watchFrames(page)
  await page.goto(home())
  expect((await framesOf(page)).filter((frame) => frame.startsWith('dark'))).toEqual([])
})

test('another tab of the site follows the choice of theme', async ({ page, context }) => {
  await page.goto(home())
  const other = await context.newPage()
  await other.goto(route())
  await toggle(page).click()
  await expect(other.locator('html')).toHaveClass(/dark/)
})

test('the logo leads home in the language of the page', async ({ page }) => {
  await page.goto(route('it'))
  await page.getByRole('link', { name: messagesFor('it').nav.home }).click()
  await expect(page).toHaveURL(home('it'))
})
