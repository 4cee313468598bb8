// How a board arrives and moves: as built, early choices, back, keyboard, widths, motion, paper, without JavaScript.
import { loadLiveWords } from '#i18n/load-live.ts'
import { messagesFor } from '#i18n/messages.ts'
import { fill } from '#lib/fill.ts'
import { expect, test } from './fixtures/test.ts'
import { chip, expectBoard, showAll, verdict, view } from './support/board.ts'
import { expectNoLayoutShift, watchLayoutShift } from './support/layout-shift.ts'
import { boardRows, home, route } from './support/pages.ts'
import { delayScripts } from './support/slow-scripts.ts'
import { phone } from './support/widths.ts'

const words = messagesFor('en').route

test('the board stands as it was built', async ({ page }) => {
  await page.goto(route())
  await expectBoard(page)
  await expect(page.locator('[data-hidden]')).toBeEmpty()
})

test('back and a second visit: the address decides, the fields follow', async ({ page }) => {
  await page.goto(route())
  await chip(page, 'travellers').selectOption('3')
  await expect(page).toHaveURL(`${route()}?travellers=3`)
  await page.goto(home())
  await page.goBack()
  await expect(page).toHaveURL(`${route()}?travellers=3`)
  await expect(chip(page, 'travellers')).toHaveValue('3')
  await expectBoard(page)
  await page.goto(route())
  await expect(chip(page, 'travellers')).toHaveValue('1')
  await expectBoard(page)
})

test('what is chosen before scripts arrive is not forgotten', async ({ page }) => {
  await delayScripts(page, 500)
  await page.goto(route(), { waitUntil: 'commit' })
  await chip(page, 'travellers').selectOption('3')
  await chip(page, 'fly').check()
  await expect(page).toHaveURL(/travellers=3/, { timeout: 15_000 })
  await expect(page).toHaveURL(/fly=0/)
  await expectBoard(page)
})

test('a view chosen before scripts arrive is shown', async ({ page }) => {
  await delayScripts(page, 500)
  await page.goto(route(), { waitUntil: 'commit' })
  await view(page, 'table').check({ force: true })
  await expect(page.locator('table.comparison')).toBeVisible({ timeout: 15_000 })
  await expect(page).toHaveURL(`${route()}?view=table`)
})

for (const lang of ['en', 'de'] as const)
  test(`320 px wide, the page does not scroll sideways, whatever is chosen (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const query of [
      '',
      '?travellers=6&bag=hold&bike=1&sort=price',
      '?view=bars',
      '?view=table',
      '?door=0&currency=JPY',
    ]) {
      await page.goto(route(lang) + query)
      if (!query.includes('JPY')) await expectBoard(page, lang)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, query).toBeLessThanOrEqual(0)
    }
  })

test('every chip can be used by keyboard, and the outcome is announced', async ({ page }) => {
  const live = await loadLiveWords('en')
  await page.goto(route())
  await chip(page, 'sort').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(`${route()}?sort=duration`)
  await expectBoard(page)
  await expect(
    page.getByRole('status').filter({ hasText: fill(live.sorted, { mode: words.sort.duration }) }),
  ).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(chip(page, 'travellers')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(chip(page, 'fly')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/travellers=2/)
  await expect(page).toHaveURL(/fly=0/)
  await expectBoard(page)
  await showAll(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/fly=0/)
  await expect(chip(page, 'sort')).toBeFocused()
  await view(page, 'lines').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/view=bars/)
})

for (const [motion, moves] of [
  ['reduce', false],
  ['no-preference', true],
] as const)
  test(`rows ${moves ? 'glide' : 'change places at once'} with reduced motion "${motion}"`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await page.addInitScript(() => {
      const { animate } = Element.prototype
      Element.prototype.animate = function (frames, options) {
        if (frames && 'transform' in frames) document.documentElement.dataset.moved = ''
        return animate.call(this, frames, options)
      }
    })
    await page.goto(route())
    await chip(page, 'sort').selectOption('duration') // the first choice loads what moves rows
    await expect(page).toHaveURL(/sort=duration/)
    await expectBoard(page)
    await chip(page, 'sort').selectOption('price')
    await expectBoard(page)
    await expect(page.locator('html[data-moved]')).toHaveCount(moves ? 1 : 0)
  })

test('print shows the lines of the rows that fit, whatever view is chosen, and no controls', async ({
  page,
}) => {
  await page.goto(`${route()}?fly=0&view=table`)
  await expectBoard(page)
  await page.emulateMedia({ media: 'print' })
  for (const row of await boardRows(page).all()) {
    const isHidden = await row.evaluate((one) => (one as HTMLElement).hidden)
    await expect(row).toBeVisible({ visible: !isHidden })
    if (!isHidden) await expect(row.locator('.line')).toBeVisible()
  }
  await expect(page.locator('[data-chips]')).toBeHidden()
  await expect(page.locator('[data-view]')).toBeHidden()
  await expect(page.locator('table.comparison')).toBeHidden()
})

for (const viewport of [phone, { width: 1280, height: 800 }])
  for (const query of [
    '',
    '?travellers=3&bag=hold',
    '?fly=0&sort=price',
    '?hours=6&euro=100',
    '?door=0',
    '?view=table',
  ])
    test(`nothing moves while the page loads with "${query}", ${viewport.width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await watchLayoutShift(page)
      await page.goto(route() + query, { waitUntil: 'networkidle' })
      await expectBoard(page)
      await expectNoLayoutShift(page)
    })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the board is whole, bars and table open on request, and no control promises more', async ({
    page,
  }) => {
    await page.goto(`${route()}?fly=0&view=table`)
    expect(await boardRows(page).filter({ visible: true }).count()).toBeGreaterThan(3)
    await expect(verdict(page)).toBeVisible()
    await expect(page.locator('[data-chips]')).toBeHidden()
    await expect(page.locator('[data-view]')).toBeHidden()
    const [table, bars] = [page.locator('table.comparison'), page.locator('.charts-static')]
    await expect(table).toBeHidden()
    await expect(bars).toBeHidden()
    await page.locator('[data-views] > summary').click()
    await expect(table).toBeVisible()
    await expect(bars).toBeVisible()
    await expect(boardRows(page).first()).toBeVisible()
  })
})
