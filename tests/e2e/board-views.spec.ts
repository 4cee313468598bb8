// The views of a board: bars and table in the place of its lines.
import { messagesFor } from '#i18n/messages.ts'
import { expect, test } from './fixtures/test.ts'
import { expectBoard, view } from './support/board.ts'
import { watchLayoutShift } from './support/layout-shift.ts'
import { boardRows, route } from './support/pages.ts'

const words = messagesFor('en').route

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
