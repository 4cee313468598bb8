// What the fields above a board do to it: rows, figures, verdict, badges and the address.
import type { Page } from '@playwright/test'
import { plannedRow } from '#catalogue/planned-row.ts'
import { usualPlan } from '#catalogue/trip-plan.ts'
import { formatDuration, formatMoney } from '#i18n/format.ts'
import { loadLiveWords } from '#i18n/load-live.ts'
import { messagesFor } from '#i18n/messages.ts'
import { fill } from '#lib/fill.ts'
import { expect, test } from './fixtures/test.ts'
import { chip, expectBoard, factsOf, readRows, showAll, verdict } from './support/board.ts'
import { boardRows, route } from './support/pages.ts'

const words = messagesFor('en').route
const figures = async (page: Page) =>
  (await readRows(page)).map(({ hidden, door, all, co2 }) => `${hidden} ${door} ${all} ${co2}`)

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
  const heads = () =>
    Promise.all(
      ['.board-head > span', '.charts-static figcaption', '.comparison th'].map((place) =>
        page.locator(place).allTextContents(),
      ),
    )
  const { door, all, ride, fare } = board.heads
  for (const texts of await heads()) {
    expect(texts).toEqual(expect.arrayContaining([ride, fare]))
    expect(texts).not.toContain(door)
  }
  await chip(page, 'door').uncheck()
  await expect(page.locator('.board-head')).toContainText(door)
  for (const texts of await heads()) {
    expect(texts).toEqual(expect.arrayContaining([door, all]))
    expect(texts).not.toContain(ride)
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
  // limits are offered in the currency, and the address keeps euro
  await expect(chip(page, 'euro').locator('option').nth(1)).toHaveText(/^≤ \$\d+$/)
  await chip(page, 'euro').selectOption('100')
  await expect(page).toHaveURL(/euro=100/)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /€/)
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
