// Hostile input in addresses and storage: it does not run, and the page stays usable.
import type { Page } from '@playwright/test'
import { storageKeys } from '#catalogue/storage-keys.ts'
import { missingRoutesCsvPath } from '#contracts/missing-routes-csv.ts'
import { missingRoutePath } from '#contracts/track-missing-route.ts'
import { messagesFor } from '#i18n/messages.ts'
import { expect, expectProblem, test } from './fixtures/test.ts'
import { adminReplies, answerAdmin } from './support/admin.ts'
import { boardRows, home, route, searchForm } from './support/pages.ts'

const words = messagesFor('en')
const attack = '<img src=x onerror=document.title="hacked">'

/** The heading is there, and no script of the page ran the hostile input. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.title()).not.toBe('hacked')
  expect(await page.locator('img[src="x"], script:not([src]):has-text("hacked")').count()).toBe(0)
}

const hostileSlugs = {
  'a tag': encodeURIComponent(attack),
  'a tag and a city': `${encodeURIComponent(attack)}-paris`,
  'the end of the title and a script': `london-${encodeURIComponent('</title><script>document.title="hacked"</script>')}`,
  'a way out of the folder': '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  'two thousand letters': `london-${'a'.repeat(2000)}`,
  'only hyphens': '-'.repeat(200),
  'names of JavaScript itself': '__proto__-constructor',
  'a null byte': 'london-paris%00',
  'broken encoding': '%E0%A4%A',
  'an emoji and a switch of direction': '%F0%9F%9A%82-%E2%80%AE',
}
for (const [what, slug] of Object.entries(hostileSlugs)) {
  test(`a route named by ${what} is a not-found page that is safe`, async ({ page }) => {
    const response = await page.goto(`/route/${slug}`)
    expect(response?.status()).toBe(404)
    await expectWhole(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await expect(page.getByRole('main').getByRole('link', { name: words.notFound.goHome })).toBeVisible()
  })
}

for (const path of [
  '//evil.example/route/london_paris',
  '/\\evil.example/',
  '/route//london_paris',
  '/%2F%2Fevil.example/',
]) {
  test(`${path} never leaves the site`, async ({ request, baseURL }) => {
    const response = await request.fetch(`${baseURL}${path}`, { maxRedirects: 0 })
    const { location } = response.headers()
    if (location) expect(new URL(location, baseURL).origin).toBe(new URL(baseURL as string).origin)
    expect(response.status()).toBeLessThan(500)
  })
}

for (const query of [
  `sort=${encodeURIComponent(attack)}&currency=${encodeURIComponent(attack)}`,
  'sort=__proto__&currency=constructor',
  'sort=&currency=',
  'sort=price&sort=eco&currency=%00',
  `currency=${'U'.repeat(5000)}`,
  '%E0%A4%A&=&&',
]) {
  test(`a route with ?${query.slice(0, 50)} shows its board in euro`, async ({ page }) => {
    await page.goto(`${route()}?${query}`)
    await expectWhole(page)
    expect(await boardRows(page).count()).toBeGreaterThan(3)
    await expect(boardRows(page).first().locator('data').first()).toContainText('€')
    await page.getByRole('combobox', { name: words.route.sortBy }).selectOption('duration')
    await expect(page).toHaveURL(/sort=duration/)
  })
}

const poison = {
  'not JSON': '{"__proto__":',
  'another shape': '{"a":1}',
  'hostile entries': JSON.stringify([
    null,
    7,
    { origin: attack, destination: attack, slug: attack, timestamp: attack },
    { origin: 'london', destination: 'paris', slug: '../../evil', timestamp: 1 },
    { origin: 'x'.repeat(10_000), destination: 'paris', slug: 'x-paris', timestamp: 1 },
    { __proto__: { slug: 'a-b' } },
  ]),
}
for (const [name, value] of Object.entries(poison)) {
  test(`storage that holds ${name} is ignored and overwritten`, async ({ page, problems }) => {
    await page.addInitScript(
      ({ keys, poisoned }) => {
        if (sessionStorage.getItem('poisoned')) return
        for (const key of keys) for (const area of [localStorage, sessionStorage]) area.setItem(key, poisoned)
        sessionStorage.setItem('poisoned', 'yes')
      },
      {
        keys: [
          'theme',
          ...Object.values(storageKeys),
          'waymark:currency',
          'waymark:rates',
          'route_london-paris',
        ],
        poisoned: value,
      },
    )
    await page.goto(route())
    await expectWhole(page)
    await expect(page.locator('html')).not.toHaveClass(/dark/)
    await expect(boardRows(page).first().locator('data').first()).toContainText('€')
    await expect
      .poll(() =>
        page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), storageKeys.recentSearches),
      )
      .toEqual([expect.objectContaining({ slug: 'london-paris' })])
    await page.getByRole('combobox', { name: words.route.currency }).selectOption('GBP')
    await expect(boardRows(page).first().locator('data').first()).toContainText('£')
    if (name === 'not JSON') await expectProblem(problems, /cannot be read/)
  })
}

test('storage that refuses everything leaves every function that needs none', async ({ page, problems }) => {
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      Storage.prototype[name] = () => {
        throw new DOMException('denied', 'SecurityError')
      }
  })
  await page.goto(home())
  const { origin, destination, submit } = searchForm(page)
  await origin.fill('London')
  await destination.fill('Paris')
  await submit.click()
  await expect(page).toHaveURL(route())
  await page.getByRole('button', { name: words.nav.theme }).click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.getByRole('combobox', { name: words.route.currency }).selectOption('GBP')
  await expect(boardRows(page).first().locator('data').first()).toContainText('£')
  await expectProblem(problems, /denied|cannot be (read|written)/)
})

test('what is typed into the search form is shown as text', async ({ page }) => {
  await page.goto(home())
  const { origin, destination, submit } = searchForm(page)
  await origin.fill(attack)
  await destination.fill('"><svg onload=alert(1)>')
  await expect(submit).toBeDisabled()
  await expectWhole(page)
  await expect(page.locator('svg[onload]')).toHaveCount(0)
})

/** The same value with every free text replaced; texts of a fixed format stay. */
function poisoned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(poisoned)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, poisonedField(name, inner)]),
    )
  return value
}
const formed =
  /^(status|priority|knownAs|originKnownAs|destinationKnownAs|country|day|timestamp|lastRequested|completedDate)$/
const poisonedField = (name: string, value: unknown) =>
  typeof value === 'string' && !formed.test(name) ? attack : poisoned(value)

test('every text of every reply on the admin page is shown as text', async ({ page }) => {
  const hostile = Object.entries(adminReplies).map(([path, reply]) => [path, poisoned(reply)])
  await answerAdmin(page, Object.fromEntries(hostile))
  await page.goto('/admin')
  await expect(page.getByRole('status')).toHaveText(/^As of/)
  expect(await page.getByText(attack).count()).toBeGreaterThan(10)
  await page.locator('main summary').evaluateAll((all) => {
    for (const summary of all) (summary as HTMLElement).click()
  })
  await expectWhole(page)
  for (const link of await page.getByRole('main').getByRole('link').all())
    expect(await link.getAttribute('href')).toMatch(/^(\/(?!\/)|#)/)
})

test('what a stranger reports as missing is text on the admin page and in the file', async ({
  page,
  request,
}) => {
  const formula = '=HYPERLINK("https://evil.example")'
  for (let sent = 0; sent < 20; sent += 1) {
    const answer = await request.post(missingRoutePath, {
      data: { requestedSlug: attack, fromCity: attack, toCity: formula },
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    })
    expect(answer.status()).toBe(204)
  }
  await page.goto('/admin')
  await expect(page.getByRole('table', { name: 'Missing routes' })).toContainText(`${attack} – ${formula}`)
  await expectWhole(page)
  const file = await (await request.get(missingRoutesCsvPath)).text()
  expect(file).toContain(`,"'=HYPERLINK(""https://evil.example"")",`)
})
