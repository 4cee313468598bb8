// The board and what changes it in place: chips, address, views, currency; without scripts, on paper, by keyboard.
import type { Page } from '@playwright/test'
import { plannedRow } from '#catalogue/planned-row.ts'
import { usualPlan } from '#catalogue/trip-plan.ts'
import { formatDuration, formatMoney } from '#i18n/format.ts'
import { loadLiveWords } from '#i18n/load-live.ts'
import { messagesFor } from '#i18n/messages.ts'
import { fill } from '#lib/fill.ts'
import { expect, test } from './fixtures/test.ts'
import { chip, expectBoard, factsOf, readRows, showAll, verdict, view } from './support/board.ts'
import { expectNoLayoutShift, watchLayoutShift } from './support/layout-shift.ts'
import { boardRows, home, route } from './support/pages.ts'
import { delayScripts } from './support/slow-scripts.ts'
import { phone } from './support/widths.ts'

const words = messagesFor('en').route
const figures = async (page: Page) =>
  (await readRows(page)).map(({ hidden, door, all, co2 }) => `${hidden} ${door} ${all} ${co2}`)

test('the board stands as it was built', async ({ page }) => {
  await page.goto(route())
  await expectBoard(page)
  await expect(page.locator('[data-hidden]')).toBeEmpty()
})

for (const [name, act, query] of [
  ['travellers', (page: Page) => chip(page, 'travellers').selectOption('3'), 'travellers=3'],
  ['a large bag', (page: Page) => chip(page, 'bag').selectOption('hold'), 'bag=hold'],
  ['a bicycle', (page: Page) => chip(page, 'bike').check(), 'bike=1'],
  ['without flying', (page: Page) => chip(page, 'fly').check(), 'fly=0'],
  ['at most … hours', (page: Page) => chip(page, 'hours').selectOption('5'), 'hours=5'],
  ['at most … euro', (page: Page) => chip(page, 'euro').selectOption('50'), 'euro=50'],
  ['ride only', (page: Page) => chip(page, 'door').check(), 'door=0'],
] as const)
  test(`"${name}" changes rows, figures, verdict, badges and the address`, async ({ page }) => {
    await page.goto(route())
    const before = await figures(page)
    await act(page)
    await expect(page).toHaveURL(`${route()}?${query}`)
    await expectBoard(page)
    expect(await figures(page)).not.toEqual(before)
    await page.reload()
    await expectBoard(page)
  })

test('chips add up, and each leaves the address when it is taken back', async ({ page }) => {
  await page.goto(route())
  await chip(page, 'travellers').selectOption('2')
  await chip(page, 'fly').check()
  await chip(page, 'sort').selectOption('duration')
  await expect(page).toHaveURL(/travellers=2.*sort=duration|sort=duration.*travellers=2/)
  await expectBoard(page)
  await chip(page, 'travellers').selectOption('1')
  await chip(page, 'fly').uncheck()
  await chip(page, 'sort').selectOption('default')
  await expect(page).toHaveURL(route())
  await expectBoard(page)
})

test('a shared address gives fields and board back', async ({ page }) => {
  await page.goto(`${route()}?travellers=4&bag=cabin&fly=0&hours=7&euro=333&sort=eco`)
  await expectBoard(page)
  for (const [name, value] of Object.entries({
    travellers: '4',
    bag: 'cabin',
    hours: '7',
    euro: '333',
    sort: 'eco',
  }))
    await expect(chip(page, name)).toHaveValue(value)
  await expect(chip(page, 'fly')).toBeChecked()
  await expect(chip(page, 'hours').locator('option:checked')).toHaveText('≤ 7 h')
  await expect(chip(page, 'bike')).not.toBeChecked()
})

test('the page says how many rows do not fit, and shows all on request', async ({ page }) => {
  const { board } = await loadLiveWords('en')
  await page.goto(`${route()}?fly=0&hours=4&travellers=2`)
  await expectBoard(page)
  const hidden = (await readRows(page)).filter((row) => row.hidden).length
  expect(hidden).toBeGreaterThan(1)
  await expect(
    page.getByRole('status').filter({ hasText: fill(board.hidden.other, { count: hidden }) }),
  ).toBeVisible()
  await showAll(page).click()
  await expect(page).toHaveURL(`${route()}?travellers=2`)
  await expectBoard(page)
  expect((await readRows(page)).some((row) => row.hidden)).toBe(false)
  await expect(chip(page, 'fly')).not.toBeChecked()
  await expect(chip(page, 'hours')).toHaveValue('')
})

test('where nothing fits, the verdict says so and all rows can be had back', async ({ page }) => {
  const { board } = await loadLiveWords('en')
  await page.goto(`${route()}?hours=1`)
  await expect(verdict(page)).toHaveText(board.none)
  await expect(boardRows(page).filter({ visible: true })).toHaveCount(0)
  for (const kind of ['fastest', 'cheapest', 'greenest'])
    await expect(page.locator(`[data-leader="${kind}"]`)).toBeHidden()
  await showAll(page).click()
  await expectBoard(page)
})

test('without flying no flight is shown, promised or folded away', async ({ page }) => {
  await page.goto(`${route('en', 'london-amsterdam')}?fly=0`)
  await expectBoard(page)
  for (const row of await readRows(page)) expect(row.hidden).toBe(factsOf(row).mode === 'flight')
  await expect(verdict(page)).not.toContainText(/flight/i)
})

test('a bag without a known price must be asked for: such rows come last and are never the cheapest', async ({
  page,
}) => {
  const { board } = await loadLiveWords('en')
  await page.goto(`${route('en', 'berlin-hamburg')}?bag=hold&sort=price`)
  await expectBoard(page)
  const rows = (await readRows(page)).filter(({ isOnBoard }) => isOnBoard)
  const asks = rows.map(({ notes }) => notes.includes(board.asks.bag))
  expect(asks).toContain(true)
  expect(asks).toEqual([...asks].sort((a, b) => Number(a) - Number(b)))
  const known = rows.filter((_, index) => !asks[index])
  await expect(page.locator('[data-leader="cheapest"] dd > :first-child')).toHaveText(known[0]?.all ?? '')
})

test('ride only gives the plain durations and fares back, and says what the whole journey is', async ({
  page,
}) => {
  const { board } = await loadLiveWords('en')
  await page.goto(`${route()}?door=0`)
  await expectBoard(page)
  for (const row of (await readRows(page)).filter(({ isOnBoard }) => isOnBoard)) {
    const facts = factsOf(row)
    expect(row.door).toBe(formatDuration(facts.minutes, 'en'))
    expect(row.all).toBe(formatMoney(facts.fare.low, 'EUR', 'en'))
    const { all } = plannedRow(facts, usualPlan)
    expect(row.notes).toContain(fill(board.allIn, { price: formatMoney(all.low, 'EUR', 'en') }))
  }
})

test('own minutes for ways and waiting count, and can be taken back', async ({ page }) => {
  const { assumed } = (await loadLiveWords('en')).board
  await page.goto(route())
  await page.getByText(words.chips.assumptions).click()
  await page.getByLabel(assumed.fields.airport).fill('30')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]airport=30\b/)
  await expectBoard(page)
  await page.getByRole('button', { name: assumed.reset }).click()
  await expect(page).toHaveURL(route())
  await expectBoard(page)
})

test('verdict, badge, notes and figures follow the currency, also under a plan', async ({ page }) => {
  await page.goto(`${route()}?travellers=2`)
  await chip(page, 'currency').selectOption('USD')
  const prices = page.locator('[data-verdict] data, [data-leader] data, [data-board] data')
  await expect(prices.first()).toContainText('$')
  await chip(page, 'bag').selectOption('cabin')
  await expect(page).toHaveURL(/bag=cabin/)
  await expect(verdict(page)).toContainText(/\$\d.*2 travellers/)
  for (const price of await prices.all()) await expect(price).toContainText('$')
  await expect(page.locator('[data-board]')).not.toContainText('€')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /€/)
})

test('bars and table stand in the place of the lines; Chart.js is requested for the bars alone', async ({
  page,
}) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await watchLayoutShift(page)
  await page.goto(route(), { waitUntil: 'networkidle' })
  const hasCharts = () => files.some((file) => /draw-bars/.test(file))
  await view(page, 'table').check({ force: true })
  await expect(page.locator('table.comparison')).toBeVisible()
  await expect(boardRows(page).first()).toBeHidden()
  await expect(page).toHaveURL(`${route()}?view=table`)
  expect(hasCharts()).toBe(false)
  await view(page, 'bars').check({ force: true })
  await expect(page.locator('.charts canvas')).toHaveCount(3)
  expect(hasCharts()).toBe(true)
  await expect(page.locator('table.comparison')).toBeHidden()
  await view(page, 'lines').check({ force: true })
  await expect(boardRows(page).first()).toBeVisible()
  await expect(page.locator('.charts')).toBeHidden()
  await expect(page).toHaveURL(route())
})

test('bars and table show the rows that fit, in their order, the least of each measure badged', async ({
  page,
}) => {
  await page.goto(`${route()}?fly=0&sort=price&view=table`)
  await expectBoard(page)
  const shown = await boardRows(page).evaluateAll((rows) =>
    rows.flatMap((row) =>
      (row as HTMLElement).hidden ? [] : row.querySelector('[commandfor]')?.getAttribute('commandfor'),
    ),
  )
  const ofTable = () =>
    page
      .locator('.comparison tbody tr')
      .evaluateAll((rows) =>
        rows.flatMap((row) => ((row as HTMLElement).hidden ? [] : (row as HTMLElement).dataset.of)),
      )
  await expect.poll(ofTable).toEqual(shown)
  const cheapest = page
    .locator('.charts-static .bars')
    .nth(1)
    .locator('li:not([hidden]), [data-of]:not([hidden])')
    .first()
  await expect(cheapest).toContainText(words.cheapest)
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

test('in German the whole board speaks German under a plan', async ({ page }) => {
  await page.goto(`${route('de')}?travellers=2&bag=hold&hours=8`)
  await expectBoard(page, 'de')
  await chip(page, 'door').check()
  await expect(page).toHaveURL(/door=0/)
  await expectBoard(page, 'de')
  const { chips } = messagesFor('de').route
  await expect(chip(page, 'travellers').locator('option:checked')).toHaveText(chips.travellers(2))
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
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        document.documentElement.dataset.moved = ''
        return start(update)
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
