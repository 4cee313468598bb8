// Heavy parts load when a visitor wants them, into a box of their size, under the strict policy.
import { en as live } from '#i18n/live/en.ts'
import { placeName } from '#models/names.ts'
import { expect, expectProblem, test } from './fixtures/test.ts'
import { expectNoLayoutShift, watchLayoutShift } from './support/layout-shift.ts'
import { map, mapBox, scrollToMap } from './support/movable-map.ts'
import { home, route } from './support/pages.ts'
import { holdScripts } from './support/slow-scripts.ts'
import { watchFiles } from './support/watch-files.ts'

const heavy =
  /leaflet|draw-map|draw-bars|fuse|RouteMap|RouteCharts|SearchForm|start-board|show-board|write-verdict|Weather|LivePrices|react|client\./i

for (const path of [home(), route()]) {
  test(`${path} loads nothing heavy before a visitor does something`, async ({ page }) => {
    const files = watchFiles(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(files.filter((file) => heavy.test(file))).toEqual([])
  })
}

test('the map comes after scrolling, says that it is loading, shows A and B, and moves nothing', async ({
  page,
}) => {
  await watchLayoutShift(page)
  const files = watchFiles(page)
  const { release } = await holdScripts(page, /draw-map/)
  await page.goto(route())
  await expect(page.getByRole('img', { name: /\(A\).*\(B\)/ })).toBeAttached()
  const before = await mapBox(page).boundingBox()
  await scrollToMap(page)
  await expect(page.getByText(live.map.loading)).toBeVisible()
  release()
  await expect(map(page)).toBeVisible()
  await expect(page.getByText(live.map.loading)).toBeHidden()
  for (const text of ['A', 'B', placeName('london', 'en'), placeName('paris', 'en')])
    await expect(map(page).getByText(text, { exact: true })).toBeVisible()
  const after = await mapBox(page).boundingBox()
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
  expect(after?.height).toBe(400)
  await expectNoLayoutShift(page)
  expect(files.some((file) => /draw-map/.test(file))).toBe(true)
})

test('charts come after scrolling, over the drawn bars, and move nothing', async ({ page }) => {
  await watchLayoutShift(page)
  const files = watchFiles(page)
  await page.goto(`${route()}?view=bars`)
  await expect(page.locator('.charts-static')).toBeVisible()
  await page.mouse.wheel(0, 200)
  await page.locator('.charts').scrollIntoViewIfNeeded()
  await expect(page.locator('.charts canvas')).toHaveCount(3)
  expect(files.some((file) => /draw-bars/.test(file))).toBe(true)
  await expectNoLayoutShift(page)
})

test('Trusted Types refuse what the map does not need', async ({ page, problems }) => {
  await page.goto(route())
  await scrollToMap(page)
  await expect(map(page)).toBeVisible()
  expect(problems).toEqual([])
  const refused = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'
      return false
    } catch (error) {
      return error instanceof TypeError
    }
  })
  expect(refused).toBe(true)
  await expectProblem(problems, /require-trusted-types-for|TrustedHTML/)
})

for (const file of ['europe', 'route/london-paris'])
  test(`a map whose ${file} cannot load leaves the drawn one in place`, async ({ page, problems }) => {
    await page.route(`**/map/${file}.json`, (request) => request.fulfill({ status: 503, body: 'busy' }))
    await page.goto(route())
    await scrollToMap(page)
    await expectProblem(problems, /503/)
    await expect(page.getByText(live.map.loading)).toBeHidden()
    await expect(page.getByRole('img', { name: /\(A\).*\(B\)/ })).toBeVisible()
  })

for (const path of [home(), route(), home('de'), '/nowhere', '/about']) {
  test(`nothing on ${path} moves while it loads and settles`, async ({ page }) => {
    await watchLayoutShift(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await expectNoLayoutShift(page)
  })
}
