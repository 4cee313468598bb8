// The movable map of all towns around one: it follows the filter, and a touched town is named with its way.
import type { Page } from '@playwright/test'
import { en as live } from '#i18n/live/en.ts'
import { messagesFor } from '#i18n/messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { screens } from '#scripts/lib/screens.ts'
import { expect, expectProblem, test } from './fixtures/test.ts'

const path = pathTo.explore('en', 'london')
const box = (page: Page) => page.locator('.plain-box')
const map = (page: Page) => box(page).getByRole('application', { name: live.map.label })
const chosen = (page: Page) => page.locator('[data-chosen]')
const note = (page: Page) => page.locator('figure:has(.plain-box) figcaption > span')
const row = (page: Page, town: string) =>
  page.locator('[data-at]').filter({ has: page.getByRole('link', { name: town, exact: true }) })
const picture = (page: Page) => map(page).locator('canvas').first().screenshot()

/** As a visitor who points at the map, again where the page was not ready for it. */
async function pointAtMap(page: Page) {
  await page.mouse.move(10, 10)
  await box(page).hover()
}

async function wakeMap(page: Page) {
  await box(page).scrollIntoViewIfNeeded()
  await expect(async () => {
    await pointAtMap(page)
    await expect(map(page)).toHaveAttribute('data-ready', 'true', { timeout: 1000 })
  }).toPass()
  await page.mouse.move(10, 10)
}

for (const viewport of Object.values(screens))
  test(`a row of the list draws its way, names the town and says what the line follows, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto(path)
    await expect(box(page).getByRole('img')).toBeVisible()
    await wakeMap(page)
    await expect(map(page).getByText('London', { exact: true })).toBeVisible()
    await row(page, 'Paris').getByRole('link').focus()
    await expect(map(page).getByText('Paris', { exact: true })).toBeVisible()
    await expect(note(page)).toHaveText(`London – Paris, ${live.map.modes.train}: ${live.map.how.rails}.`)
    await expect(chosen(page).getByRole('link', { name: 'Paris' })).toHaveAttribute(
      'href',
      /\/route\/london-paris$/,
    )
    const names = await map(page).locator('.map-name:visible').all()
    const buttons = await Promise.all(
      (await box(page).getByRole('button').all()).map((button) => button.boundingBox()),
    )
    for (const name of names) {
      const at = await name.boundingBox()
      for (const button of buttons)
        if (at && button)
          expect(
            at.y + at.height <= button.y ||
              at.y >= button.y + button.height ||
              at.x >= button.x + button.width,
          ).toBe(true)
    }
  })

test('a touched dot is a town, and zooming in names others', async ({ page }) => {
  await page.goto(path)
  await wakeMap(page)
  const named = () => map(page).locator('.map-name:visible').allTextContents()
  const before = await named()
  const middle = await map(page).getByText('London', { exact: true }).locator('..').boundingBox()
  await map(page).click({ position: await positionOf(page, middle) })
  await expect(chosen(page).getByRole('link')).toBeVisible()
  await box(page).getByRole('button', { name: live.map.zoomIn }).click()
  await expect
    .poll(async () => (await named()).filter((name) => !before.includes(name)).length)
    .toBeGreaterThan(3)
})

/** A bit beside a point of the screen, in px of the map. */
async function positionOf(page: Page, at: { x: number; y: number } | null) {
  const whole = await map(page).boundingBox()
  return { x: (at?.x ?? 0) - (whole?.x ?? 0) + 8, y: (at?.y ?? 0) - (whole?.y ?? 0) + 8 }
}

test('the map follows the filter', async ({ page }) => {
  await page.goto(path)
  await wakeMap(page)
  const all = await picture(page)
  await page.getByRole('checkbox', { name: messagesFor('en').route.chips.noFlying }).check()
  await expect(page).toHaveURL(`${path}?fly=0`)
  await expect.poll(async () => (await picture(page)).equals(all)).toBe(false)
  await row(page, 'Rome').getByRole('link').focus()
  await expect(note(page)).not.toContainText(live.map.modes.flight)
})

test('a chosen town is named with the figures of the filter, and no more once the filter leaves it out', async ({
  page,
}) => {
  await page.goto(path)
  await wakeMap(page)
  await row(page, 'Rome').getByRole('link').focus()
  const link = chosen(page).getByRole('link', { name: 'Rome' })
  await expect(link).toBeVisible()
  const flown = await chosen(page).textContent()
  const { route, explore } = messagesFor('en')
  await page.getByRole('checkbox', { name: route.chips.noFlying }).check()
  await expect(chosen(page)).not.toHaveText(flown ?? '')
  await expect(link).toBeVisible()
  await page.getByRole('slider', { name: explore.filter.hours }).press('Home')
  await expect(chosen(page)).toBeEmpty()
})

test('a map whose lines cannot load leaves the drawn one in place', async ({ page, problems }) => {
  await page.route('**/map/around/london.json', (request) => request.fulfill({ status: 503, body: 'busy' }))
  await page.goto(path)
  await box(page).scrollIntoViewIfNeeded()
  await expect(async () => {
    await pointAtMap(page)
    expect(problems.join()).toContain('503')
  }).toPass()
  await expectProblem(problems, /503/)
  await expect(box(page).getByRole('img')).toBeVisible()
  await expect(map(page)).toHaveCount(0)
})
