// The movable map: what it draws, lists, credits and covers.
import type { Locator, Page } from '@playwright/test'
import { en as live } from '#i18n/live/en.ts'
import { messagesFor } from '#i18n/messages.ts'
import { fill } from '#lib/fill.ts'
import { optionChosen } from '#lib/island-events.ts'
import { mapTiles } from '#lib/map-tiles.ts'
import { placeName, stopName } from '#models/names.ts'
import { screens } from '#scripts/lib/screens.ts'
import { expect, expectProblem, test } from './fixtures/test.ts'
import { map, mapBox, scrollToMap } from './support/movable-map.ts'
import { route } from './support/pages.ts'
import { watchFiles } from './support/watch-files.ts'

const words = messagesFor('en').route
const tile = '<svg xmlns="http://www.w3.org/2000/svg"/>'

interface Box {
  x: number
  y: number
  width: number
  height: number
}
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
const areas = (found: readonly Locator[]) =>
  Promise.all(found.map(async (one) => (await one.boundingBox()) as Box))

test('the map can be zoomed by its buttons and follows the theme', async ({ page }) => {
  await page.goto(route())
  await scrollToMap(page)
  await expect(map(page)).toBeVisible()
  const distance = async () => {
    const [a, b] = await Promise.all(
      ['A', 'B'].map((name) => map(page).getByText(name, { exact: true }).boundingBox()),
    )
    return Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))
  }
  const far = await distance()
  await page.getByRole('button', { name: live.map.zoomOut }).click()
  await expect.poll(distance).toBeLessThan(far * 0.8)
  const sea = () => map(page).evaluate((box) => getComputedStyle(box).backgroundColor)
  const light = await sea()
  await page.getByRole('button', { name: messagesFor('en').nav.theme }).click()
  await expect.poll(sea).not.toBe(light)
})

const choose = (page: Page, id: string) =>
  page.evaluate(([name, id]) => document.dispatchEvent(new CustomEvent(name, { detail: { id } })), [
    optionChosen,
    id,
  ] as const)

for (const [slug, option] of [
  ['lisbon-warsaw', ''],
  ['madrid-berlin', ''],
  ['london-paris', 'ferry-1'],
  ['dublin-amsterdam', 'car-1'],
] as const)
  for (const viewport of Object.values(screens))
    test(`no control or name of the map covers a name: ${slug} ${option}, ${viewport.width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.goto(route('de', slug))
      if (option) await choose(page, option)
      await scrollToMap(page)
      const box = page.locator('.map-live')
      await expect(box.locator('.map-street')).toBeVisible()
      const [from, to] = slug.split('-') as [string, string]
      const names = await box.locator('.map-name:visible').all()
      expect(await Promise.all(names.map((name) => name.textContent()))).toEqual(
        expect.arrayContaining([placeName(from, 'de'), placeName(to, 'de')]),
      )
      expect(names.length).toBeGreaterThan(option ? 3 : 1)
      const [labels, controls] = [await areas(names), await areas(await box.getByRole('button').all())]
      const whole = (await mapBox(page).boundingBox()) as Box
      labels.forEach((label, index) => {
        for (const other of [...controls, ...labels.slice(index + 1)])
          expect(overlap(label, other)).toBe(false)
        expect(label.x).toBeGreaterThanOrEqual(whole.x)
        expect(label.x + label.width).toBeLessThanOrEqual(whole.x + whole.width)
      })
    })

test('the map draws the option that the board shows, also one chosen before the map was there', async ({
  page,
}) => {
  await page.goto(route())
  await choose(page, 'ferry-1')
  await scrollToMap(page)
  const calais = map(page).getByText(placeName('calais', 'en'), { exact: true })
  await expect(calais).toBeVisible()
  await choose(page, 'train-1')
  await expect(calais).toBeHidden()
  await choose(page, 'train-99')
  await expect(map(page)).toBeVisible()
})

test('the ways of the map are a list for keyboards: what each line follows, and Enter draws it', async ({
  page,
}) => {
  await page.goto(route())
  await scrollToMap(page)
  const list = page.getByRole('list', { name: live.map.ways, exact: true })
  const buttons = list.getByRole('button')
  const note = page.locator('figure:has(.map-box) figcaption')
  await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true')
  await expect(buttons.first()).toContainText(live.map.how.rails)
  await expect(note).toContainText(words.journeyNote.rails)
  const ferry = buttons.filter({ hasText: live.map.how.lanes }).first()
  await ferry.focus()
  await page.keyboard.press('Enter')
  await expect(ferry).toHaveAttribute('aria-pressed', 'true')
  await expect(buttons.first()).toHaveAttribute('aria-pressed', 'false')
  await expect(map(page).getByText(placeName('calais', 'en'), { exact: true })).toBeVisible()
  await expect(note).toContainText(live.map.how.lanes)
  await expect(note).toContainText('Natural Earth')
})

for (const viewport of Object.values(screens))
  test(`a leg of the details leads to its line on the map, ${viewport.width} px wide`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(route())
    await scrollToMap(page)
    await expect(map(page)).toBeVisible()
    const note = page.locator('figure:has(.map-box) figcaption')
    const picture = () => map(page).locator('canvas').first().screenshot()
    await choose(page, 'ferry-1')
    await expect(note).toContainText(live.map.how.lanes)
    const whole = await picture()
    await page.evaluate(() => scrollTo(0, 0))
    await page.locator('[commandfor="ferry-1"]:visible').first().click()
    const dialog = page.locator('dialog#ferry-1')
    const crossing = fill(live.map.legOnMap, {
      onMap: live.map.onMap,
      from: stopName('dover-port', 'en'),
      to: stopName('calais-port', 'en'),
    })
    await dialog.getByRole('button', { name: crossing, exact: true }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(route())
    await expect(mapBox(page)).toBeInViewport({ ratio: 0.9 })
    await expect(note).toContainText(`Dover – Calais, ${live.map.modes.ferry}: ${live.map.how.lanes}`)
    await expect(note).not.toContainText(live.map.how.sketched)
    expect((await picture()).equals(whole)).toBe(false)
    await choose(page, 'train-1')
    await expect(note).not.toContainText('Dover')
  })

test('the map says whose railways it shows, until tiles cover them', async ({ page, problems }) => {
  const files = watchFiles(page)
  // tests do not call the real tile service
  const { origin } = new URL(mapTiles({})?.url.replace(/[{}]/g, '') ?? '')
  await page
    .context()
    .route(`${origin}/**`, (request) => request.fulfill({ contentType: 'image/svg+xml', body: tile }))
  await page.goto(route())
  await scrollToMap(page)
  const credit = mapBox(page).getByRole('link', { name: live.map.railways })
  await expect(credit).toHaveAttribute('href', '/sources')
  expect(files.filter((file) => file.endsWith('/map/inland.json'))).toHaveLength(1)
  await page.getByRole('button', { name: live.map.street }).click()
  await expect(credit).toBeHidden()
  await expectProblem(problems, /third party: https:\/\/tile\.openstreetmap\.org/)
})

for (const [what, address] of [
  ['two countries', '/travel-corridor/france-to-spain'],
  ['all night trains', '/night-trains'],
  ['the night trains of a town', '/night-trains/vienna'],
  ['a meeting', '/meet?from=berlin&from=paris&from=milan'],
  ['a tour', '/de/tour?stop=paris&stop=milan&stop=rome'],
] as const)
  test(`the map of ${what} has a list of its ways, none of them chosen at first`, async ({ page }) => {
    await page.goto(address)
    await scrollToMap(page)
    const list = page.locator('.map-list')
    const first = list.getByRole('button').first()
    await expect(first).toBeAttached()
    await expect(list.getByRole('button', { pressed: true })).toHaveCount(0)
    await first.focus()
    await page.keyboard.press('Enter')
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('figure:has(.map-box) figcaption')).toContainText(
      (await first.textContent()) ?? '-',
    )
  })

test('the wheel scrolls the page past the map', async ({ page }) => {
  await page.goto(route())
  await scrollToMap(page)
  await expect(map(page)).toBeVisible()
  await mapBox(page).hover()
  const top = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top)
})
