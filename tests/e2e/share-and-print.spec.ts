// Sharing and printing a route page, and the toasts of sharing.
import { en as live } from '#i18n/live/en.ts'
import { messagesFor } from '#i18n/messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { sheetsIn } from '../../scripts/lib/pdf-sheets.ts'
import { expect, test } from './fixtures/test.ts'
import { boardRows, route, share } from './support/pages.ts'

const words = messagesFor('en')

test('share copies the address as it is seen and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${route()}?sort=eco`)
  await share(page).click()
  await expect(page.getByRole('status').filter({ hasText: live.notices.copied })).toBeInViewport()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await page.getByRole('button', { name: words.route.close }).click()
  await expect(page.getByText(live.notices.copied)).toBeHidden()
})

test('share falls back to a text area when the clipboard refuses', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await page.goto(route())
  await share(page).click()
  await expect(page.getByRole('status').filter({ hasText: live.notices.copied })).toBeInViewport()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await expect(share(page)).toBeFocused()
})

test('share says when nothing can be copied; messages come one at a time and go after five seconds', async ({
  page,
}) => {
  await page.clock.install()
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    document.execCommand = () => false
  })
  await page.goto(route())
  const alert = page.getByRole('alert').filter({ hasText: live.notices.copyFailed })
  await share(page).click()
  await expect(alert).toBeInViewport()
  await share(page).click()
  await expect(alert).toHaveCount(1)
  await page.mouse.move(5, 5)
  await page.clock.runFor(4000)
  await expect(alert).toBeVisible()
  await page.clock.runFor(1500)
  await expect(alert).toBeHidden()
})

test.describe('sharing by the system', () => {
  test('is not offered where the browser cannot', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }))
    await page.goto(route())
    await expect(page.getByRole('button', { name: words.share.system, exact: true })).toBeHidden()
    await expect(share(page)).toBeVisible()
  })

  test('hands over title and address as they are; calling it off is no error', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: ShareData[] = []
      Object.assign(globalThis, { shared })
      const take = async (data: ShareData) => {
        shared.push(data)
        throw new DOMException('', 'AbortError')
      }
      Object.defineProperty(Navigator.prototype, 'share', { value: take, configurable: true })
    })
    await page.goto(`${route()}?sort=eco`)
    await page.getByRole('button', { name: words.share.system, exact: true }).click()
    const shared = await page.evaluate(() => (globalThis as unknown as { shared: ShareData[] }).shared)
    expect(shared).toEqual([{ title: await page.title(), url: page.url() }])
  })
})

test('printing shows every option, the legs of those with several, and none of the controls', async ({
  page,
}) => {
  await page.goto(route())
  await page.emulateMedia({ media: 'print' })
  for (const row of await boardRows(page).all()) await expect(row).toBeVisible()
  const details = page.locator('dialog.details')
  const severalLegs = details.filter({ has: page.locator('.timeline > li:nth-child(2)') })
  expect(await severalLegs.count()).toBeGreaterThan(0)
  for (const dialog of await severalLegs.all()) await expect(dialog).toBeVisible()
  await expect(details.filter({ visible: true })).toHaveCount(await severalLegs.count())
  await expect(share(page)).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test('a route of many legs is printed on two sheets, a line for each leg', async ({ page }) => {
  await page.goto('/de/route/london-copenhagen')
  expect(sheetsIn(await page.pdf({ format: 'A4' }))).toBe(2)
  await page.emulateMedia({ media: 'print' })
  const leg = page.locator('.timeline > li:not(.timeline-change)').filter({ visible: true }).first()
  const tops = await leg
    .locator('> *')
    .filter({ visible: true })
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
  expect(tops).toHaveLength(3)
  expect(new Set(tops.map(Math.round)).size).toBe(1)
})

const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }

for (const slug of ['zurich-milan', 'paris-lyon', 'madrid-barcelona', 'nice-naples'])
  test(`${slug} is printed on one sheet`, async ({ page }) => {
    await page.goto(route('de', slug))
    expect(sheetsIn(await page.pdf({ format: 'A4', margin }))).toBe(1)
  })

for (const [path, most] of [
  [pathTo.explore('de', 'vienna'), 8],
  [pathTo.nightTrains('de'), 16],
] as const)
  test(`${path}, which has rows of all towns, is printed on at most ${most} sheets`, async ({ page }) => {
    await page.goto(path)
    expect(sheetsIn(await page.pdf({ format: 'A4', margin }))).toBeLessThanOrEqual(most)
  })

test('printed are the address, the ways to the centre and the tips, and no other section', async ({
  page,
}) => {
  await page.goto(route())
  await page.emulateMedia({ media: 'print' })
  const headings = page.locator('article .section h3').filter({ visible: true })
  await expect(headings).toHaveCount(2)
  for (const id of ['local', 'tips']) await expect(page.locator(`#${id}`)).toBeVisible()
  await expect(page.getByText(/^https?:.+\/route\/london-paris$/)).toBeVisible()
})

test('the print button opens the print dialog', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.goto(route())
  await page.getByRole('button', { name: words.route.print }).click()
  await expect(page.locator('html[data-printed]')).toBeAttached()
})
