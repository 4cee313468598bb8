// axe with best practices and target size: every kind of page in both themes, and what opens on them. Languages differ
// only in words, so each kind is checked in one of them; `npm run verify -- accessibility` checks all.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { en as live } from '#i18n/live/en.ts'
import { messagesFor } from '#i18n/messages.ts'
import { onePerPattern, patternOf } from '../../scripts/lib/path-patterns.ts'
import { dist } from '../../scripts/lib/root.ts'
import { pagesIn, pathOfFile } from '../../scripts/lib/site-files.ts'
import { expect, test } from './fixtures/test.ts'
import { expectBoard, view } from './support/board.ts'
import { boardRows, home, route, searchForm } from './support/pages.ts'
import { phone } from './support/widths.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Violations of axe, one line each, with the elements. */
async function violations(axe: AxeBuilder): Promise<string[]> {
  const { violations: found } = await axe.analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  )
}

/** Only violations are described: describing what passed takes half the time of a long page. */
const axeOn = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] })

/** Draws what is not in view: each element that axe measures there would make the browser lay it out again. */
const drawAll = (page: Page) =>
  page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('.towns section'))
      section.style.contentVisibility = 'visible'
  })

async function expectAccessible(page: Page): Promise<void> {
  await drawAll(page)
  expect(await violations(axeOn(page).withTags(tags))).toEqual([])
}

/** The themes differ only in colour, so the second pass checks contrast alone. */
async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.evaluate(() => document.documentElement.classList.toggle('dark'))
  const contrast = axeOn(page).withRules(['color-contrast', 'link-in-text-block'])
  expect(await violations(contrast), 'in the other theme').toEqual([])
}

const paths = onePerPattern(pagesIn(dist).map(pathOfFile)).filter((path) => !/\/404$/.test(path))
const kinds = [...Map.groupBy(paths, (path) => patternOf(path).replace(/^\w+ /, '')).values()]
const tried = process.env.EVERY_LANGUAGE
  ? paths
  : kinds.map((pages, index) => pages[index % pages.length] as string)
const drawnOnRequest = [
  '/nowhere',
  '/de/route/london-atlantisburg',
  '/route/london-new-york',
  '/it/route/siena-prague',
  '/fr/route/bordeaux-turin',
  '/es/meet?from=london&from=madrid&from=vienna&fly=0',
  '/de/meet?from=berlin&from=xqzzyq',
  '/fr/tour?stop=paris&stop=vienna&stop=milan&order=hours&return=1&start=2026-12-05',
  '/de/tour?stop=berlin&stop=xqzzyq',
  ...(process.env.EVERY_LANGUAGE
    ? [
        '/de/route/nuremberg-delft',
        '/fr/route/kopavogur-oslo',
        '/es/route/nuremberg-zermatt',
        '/es/route/berlin-paris-us',
      ]
    : []),
]
for (const path of [...tried, ...drawnOnRequest]) {
  test(`${path} has nothing axe objects to, light or dark`, async ({ page }) => {
    await page.goto(path)
    await expectAccessibleInBothThemes(page)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })
  for (const path of [home('de'), route('de')]) {
    test(`${path} has nothing axe objects to`, async ({ page }) => {
      await page.goto(path)
      await expectAccessible(page)
    })
  }
})

for (const query of ['?travellers=3&bag=hold&fly=0', '?hours=1', '?view=table', '?view=bars&door=0'])
  test(`a board with ${query} has nothing axe objects to`, async ({ page }) => {
    await page.goto(route() + query)
    await expectBoard(page)
    await expectAccessibleInBothThemes(page)
  })

test('open suggestions and the message for an unknown city have nothing axe objects to', async ({ page }) => {
  await page.goto(home())
  const { origin, suggestion } = searchForm(page)
  await origin.click()
  await page.keyboard.type('lon')
  await expect(suggestion(/^London\b.*Kingdom/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expectAccessibleInBothThemes(page)
  await origin.fill('qqqqq')
  await expect(page.getByText(messagesFor('en').search.noMatch)).toBeVisible()
  await expectAccessible(page)
})

test('an open language menu has nothing axe objects to', async ({ page }) => {
  await page.goto(home())
  const nav = page.getByRole('navigation', { name: messagesFor('en').nav.main })
  await nav.getByText('English').first().click()
  await expectAccessibleInBothThemes(page)
})

test('open details of an option have nothing axe objects to', async ({ page }) => {
  await page.goto(route())
  await boardRows(page).first().getByRole('button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test('the loaded map, the charts and a message have nothing axe objects to', async ({ page }) => {
  const t = messagesFor('en')
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    document.execCommand = () => false
  })
  await page.goto(route())
  await page.mouse.wheel(0, 200)
  await view(page, 'bars').check({ force: true })
  // The lines leave first: a scroll before that ends below the charts.
  await expect(page.locator('.charts')).toBeVisible()
  await page.locator('.charts').scrollIntoViewIfNeeded()
  await expect(page.locator('.charts canvas')).toHaveCount(3)
  await page.locator('.map-box').scrollIntoViewIfNeeded()
  await expect(page.getByRole('application', { name: t.route.map })).toBeVisible()
  await page.getByRole('button', { name: t.route.share }).click()
  await expect(page.getByRole('alert').filter({ hasText: live.notices.copyFailed })).toBeVisible()
  await page.mouse.move(640, 700)
  await expectAccessibleInBothThemes(page)
})

test('every page says its language, has one heading of the first rank and landmarks', async ({ page }) => {
  for (const path of [home('it'), route('fr')]) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', path.slice(1, 3))
    await expect(page.locator('h1')).toHaveCount(1)
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(1)
  }
})
