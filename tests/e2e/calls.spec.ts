// Stops of a leg in the details of an option: fetched when they are opened, in every state.
import type { Page } from '@playwright/test'
import { en } from '#i18n/live/en.ts'
import { messagesFor } from '#i18n/messages.ts'
import { expect, expectProblem, test } from './fixtures/test.ts'
import { route } from './support/pages.ts'

const words = en.calls
const files = '**/calls/*.json'

/** Opens the details of the first train, whose first leg says where it stops. */
async function openTrain(page: Page, name: string, lang: 'en' | 'de' = 'en') {
  await page.goto(`${route(lang, name)}?details=train-1`)
  const dialog = page.getByRole('dialog')
  const summary = dialog.locator('summary').first()
  await expect(summary).toHaveText(messagesFor(lang).route.stops)
  return { dialog, summary, box: dialog.locator('.calls').first() }
}

test('stops open with the keyboard, with minutes, credit, month and licence', async ({ page }) => {
  const { summary, box } = await openTrain(page, 'paris-amsterdam')
  await summary.focus()
  await page.keyboard.press('Enter')
  const stops = box.getByRole('listitem')
  await expect(stops.first()).toHaveText(/0m.*Paris Gare du Nord/)
  await expect(stops.nth(1)).toContainText('Bruxelles-Midi')
  await expect(stops.last()).toContainText('Amsterdam Centraal')
  await expect(box).toContainText(words.common)
  await expect(box).toContainText(/Timetable: Eurostar, August 2026\. Licence: Licence Ouverte 2\.0/)
  await expect(box.getByRole('link')).toHaveAttribute('href', /etalab/)
  await expect(summary).toBeFocused()
})

test('the way back begins at the other end', async ({ page }) => {
  const { summary, box } = await openTrain(page, 'amsterdam-paris')
  await summary.click()
  await expect(box.getByRole('listitem').first()).toContainText('Amsterdam Centraal')
  await expect(box.getByRole('listitem').last()).toContainText('Paris Gare du Nord')
})

test('a train without a stop in between says so', async ({ page }) => {
  const { summary, box } = await openTrain(page, 'london-paris')
  await summary.click()
  await expect(box.getByText(words.none)).toBeVisible()
  await expect(box.getByRole('listitem')).toHaveCount(2)
})

test('stops are fetched once, when they are opened', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/calls/') && asked.push(request.url()))
  const { summary, box } = await openTrain(page, 'paris-amsterdam')
  expect(asked).toEqual([])
  for (const open of [true, false, true]) {
    await summary.click()
    await expect(box).toHaveJSProperty('open', open)
  }
  await expect(box.getByRole('listitem').first()).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('while stops load it says so', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(files, async (request) => {
    await held
    await request.continue()
  })
  const { summary, box } = await openTrain(page, 'paris-amsterdam')
  await summary.click()
  await expect(box.getByRole('status')).toHaveText(words.loading)
  answer()
  await expect(box.getByRole('listitem').first()).toBeVisible()
  await expect(box.getByRole('status')).toHaveCount(0)
})

test('stops that do not load say so, and load on a second try', async ({ page, problems }) => {
  await page.route(files, (request) => request.fulfill({ status: 500, body: 'no' }), { times: 1 })
  const { summary, box } = await openTrain(page, 'paris-amsterdam')
  await summary.click()
  await expect(box.getByRole('status')).toHaveText(words.failed)
  await box.getByRole('button', { name: words.retry }).click()
  await expect(box.getByRole('listitem').first()).toBeVisible()
  await expect(summary).toBeFocused()
  await expectProblem(problems, /500/)
})

test('an answer that is no timetable counts as a failure', async ({ page, problems }) => {
  await page.route(files, (request) => request.fulfill({ json: { there: { calls: 'none' } } }))
  const { summary, box } = await openTrain(page, 'paris-amsterdam')
  await summary.click()
  await expect(box.getByRole('status')).toHaveText(words.failed)
  await expectProblem(problems, /./)
})

test('without a connection it says so, and the stops come with the connection', async ({
  page,
  context,
  problems,
}) => {
  const { summary, box } = await openTrain(page, 'paris-amsterdam')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await summary.click()
  await expect(box.getByRole('status')).toHaveText(words.offline)
  await context.setOffline(false)
  await expect(box.getByRole('listitem').first()).toBeVisible()
  await expectProblem(problems, /ERR_INTERNET_DISCONNECTED|Failed to fetch/)
})

test('in German as well', async ({ page }) => {
  const { summary, box } = await openTrain(page, 'paris-amsterdam', 'de')
  await summary.click()
  await expect(box).toContainText('Zeiten nach der Abfahrt eines üblichen Zuges.')
  await expect(box).toContainText('Fahrplan: Eurostar, August 2026. Lizenz:')
})

test('print shows the stops that were opened, and no others', async ({ page }) => {
  const { summary, box } = await openTrain(page, 'nice-hamburg')
  await summary.click()
  await expect(box.getByRole('listitem').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(box.getByRole('listitem').first()).toBeVisible()
  await expect(page.locator('.calls:not([open])').first()).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the stops are a link to a file that names its licence', async ({ page, request }) => {
    await page.goto(route('en', 'amsterdam-paris'))
    const href = await page.locator('.calls a').first().getAttribute('href')
    expect(href).toBe('/calls/eurostar-paris-amsterdam.json#back')
    const reply = await request.get('/calls/eurostar-paris-amsterdam.json')
    expect(await reply.json()).toMatchObject({
      credit: 'Eurostar',
      licence: { name: 'Licence Ouverte 2.0' },
      asOf: '2026-08',
      there: { calls: expect.arrayContaining([expect.objectContaining({ stop: 'paris-nord', arrives: 0 })]) },
    })
  })
})
