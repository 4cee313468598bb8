// Hostile fragment, query and storage on a page of every family: nothing throws, and every island works.
import { messagesFor } from '#i18n/messages.ts'
import { onePerPattern } from '../../scripts/lib/path-patterns.ts'
import { dist } from '../../scripts/lib/root.ts'
import { pagesIn, pathOfFile } from '../../scripts/lib/site-files.ts'
import { expect, test } from './fixtures/test.ts'

const notPrimitive = { toString: 1, valueOf: 1 }
/** What every read of storage gives; "denied": access throws. */
const stored = {
  'two million letters that are not JSON': `{"__proto__":${'x'.repeat(2_000_000)}`,
  'values that cannot become text or numbers': JSON.stringify({
    at: notPrimitive,
    rates: notPrimitive,
    forecast: [notPrimitive, null],
    origin: notPrimitive,
    slug: '__proto__',
  }),
  'entries that cannot become dates': JSON.stringify([
    { origin: 'london', destination: 'paris', slug: 'london-paris', timestamp: notPrimitive },
    { origin: '__proto__', destination: 'constructor', slug: '__proto__-constructor', timestamp: {} },
  ]),
  denied: 'denied',
}
const isLogged = /^console: .*(cannot be (read|written|removed)|denied|full)/
const queries = [
  'sort=%E0%A4%A&currency=%&details=%00&travellers=1e9&door=%FF&from=%&budget=-1&message=%3Cx%3E',
  'sort=__proto__&currency=constructor&details=__proto__&travellers=__proto__&from=toString&budget=NaN',
  `sort=&sort&&=&currency[]=x&details=content&from=${'a'.repeat(3000)}`,
]
const fragments = ['%', '%E0%A4%A', '"]', '__proto__', 'a'.repeat(3000)]

const paths = onePerPattern(pagesIn(dist).map(pathOfFile)).filter(
  (path) => !/^\/(de|fr|es|it)(\/|$)|\/\d+$/.test(path),
)

for (const path of paths) {
  test(`${path} works with a hostile address and storage`, async ({ page, problems }) => {
    await page.addInitScript((values) => {
      const value = values[Number(new URLSearchParams(location.search).get('state'))] ?? ''
      const deny = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      const full = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
      if (value === 'denied')
        for (const area of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, area, { get: deny })
      else Object.assign(Storage.prototype, { getItem: () => value, setItem: full })
    }, Object.values(stored))
    for (const [state, name] of Object.keys(stored).entries()) {
      await page.goto(`${path}?state=${state}&${queries[state % queries.length]}#${fragments[state]}`)
      await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible()
      await page.mouse.wheel(0, 2000)
      await page.evaluate(() => {
        for (const island of document.querySelectorAll('astro-island'))
          island.dispatchEvent(new Event('pointerover'))
        location.hash = '%E0'
      })
      await expect(page.getByText(messagesFor('en').error.title), name).toHaveCount(0)
      await expect(page.locator('html'), name).not.toHaveClass(/dark/)
    }
    await page.close()
    const others = problems.splice(0).filter((problem) => !isLogged.test(problem))
    expect(others, 'Refusals of storage are logged (D88), nothing else happens').toEqual([])
  })
}

test('the fragment of the admin page that cannot be decoded leaves the page whole', async ({ page }) => {
  await page.goto('/admin#%')
  await expect(page.getByRole('status')).toHaveText(/^As of/)
})
