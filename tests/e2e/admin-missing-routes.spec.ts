// The missing routes and towns of the dashboard: the files of all, and junk that is dismissed.
import { dismissedRoutesPath } from '#contracts/dismissed-routes.ts'
import { errorReplyExample } from '#contracts/error.ts'
import { missingRoutesCsvPath } from '#contracts/missing-routes-csv.ts'
import { missingTownsCsvPath } from '#contracts/missing-towns-csv.ts'
import { missingRoutePath } from '#contracts/track-missing-route.ts'
import { expect, expectProblem, test } from './fixtures/test.ts'
import { answerAdmin, expectAccessible, tableOf } from './support/admin.ts'

for (const [what, path] of [
  ['routes', missingRoutesCsvPath],
  ['towns', missingTownsCsvPath],
] as const) {
  test(`the missing ${what} come as a file for a spreadsheet`, async ({ page }) => {
    await page.goto('/admin')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: `Download all ${what} as CSV` }).click(),
    ])
    expect(new URL(download.url()).pathname).toBe(path)
    expect(download.suggestedFilename()).toMatch(new RegExp(`^missing-${what}-\\d{4}-\\d\\d-\\d\\d\\.csv$`))
  })
}

test('a town that nobody means is dismissed with its routes, and put back', async ({ page, request }) => {
  const asked = ['zzyx-lemuria', 'zzyx-mu-island']
  for (const requestedSlug of [...asked, ...asked, ...asked]) {
    const counted = await request.post(missingRoutePath, {
      data: { requestedSlug, originCity: 'Zzyx', destinationCity: requestedSlug.slice(5), count: 1 },
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    })
    expect(counted.status()).toBe(204)
  }
  await page.goto('/admin')
  const [routes, towns] = [tableOf(page, 'Missing routes'), tableOf(page, 'Missing towns')]
  await expect(towns.getByRole('row', { name: /^Zzyx/ })).toBeVisible()
  await expect(routes).toContainText('zzyx-lemuria')
  await towns.getByRole('button', { name: 'Dismiss Zzyx', exact: true }).press('Enter')
  await expect(page.getByText('“zzyx” is dismissed.')).toBeVisible()
  for (const table of [routes, towns]) await expect(table).not.toContainText(/zzyx/i)
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(towns.getByRole('button', { name: 'Dismiss Zzyx', exact: true })).toBeFocused()
  await expect(routes).toContainText('zzyx-lemuria')
})

test('junk is dismissed by keyboard, and put back', async ({ page, request }) => {
  for (const requestedSlug of ['qwerty-atlantis', 'qwerty-atlantis', 'asdf-atlantis']) {
    const counted = await request.post(missingRoutePath, {
      data: { requestedSlug, fromCity: requestedSlug.split('-')[0], toCity: 'Atlantis' },
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    })
    expect(counted.status()).toBe(204)
  }
  await page.goto('/admin')
  const table = tableOf(page, 'Missing routes')
  const dismiss = page.getByRole('button', { name: 'Dismiss qwerty – Atlantis' })
  await dismiss.focus()
  await page.keyboard.press('Enter')
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await expect(
    page.locator('[aria-live]').filter({ hasText: '“qwerty-atlantis” is dismissed.' }),
  ).toBeVisible()
  await expect(table).not.toContainText('qwerty')
  await expect(table).toContainText('asdf')
  await expectAccessible(page)
  await page.reload()
  await expect(table).toContainText('asdf')
  await expect(table).not.toContainText('qwerty')
  await page.getByRole('button', { name: 'Dismiss asdf – Atlantis' }).click()
  await expect(table).not.toContainText('asdf')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Dismiss asdf – Atlantis' })).toBeFocused()
  await expect(undo).toBeHidden()
})

test('a dismissal that fails says so and leaves the row and the focus', async ({ page, problems }) => {
  await answerAdmin(page)
  await page.route(`**${dismissedRoutesPath}`, (request) =>
    request.fulfill({ status: 503, json: { error: { ...errorReplyExample.error, message: 'Try later.' } } }),
  )
  await page.goto('/admin')
  const dismiss = page.getByRole('button', { name: 'Dismiss London – Ushuaia' })
  await dismiss.press('Enter')
  await expect(page.getByText('“london-ushuaia” could not be dismissed. 503: Try later.')).toBeVisible()
  await expect(dismiss).toBeFocused()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
  await expectProblem(problems, /503/)
})
