// Lists lead with door to door and all in, say what is an estimate, and mark night trains (D23).
import { routeIndex } from '#catalogue/load.ts'
import type { RouteSummary, WayFigures } from '#catalogue/route.ts'
import { aboutSign, formatDistance, formatDuration, formatMoney } from '#i18n/format.ts'
import { messagesFor } from '#i18n/messages.ts'
import { pathTo } from '#i18n/paths.ts'
import type { Language } from '#lib/languages.ts'
import { expect, test } from './fixtures/test.ts'
import { home, route } from './support/pages.ts'

const figures = (way: WayFigures, lang: Language): string[] => [
  formatDuration(way.doorMinutes, lang),
  `${way.isEstimate ? aboutSign : ''}${formatMoney(way.allIn, 'EUR', lang)}`,
]

/** A route that the test needs. @throws RangeError when the catalogue has none */
function some(fits: (route: RouteSummary) => boolean): RouteSummary {
  const found = routeIndex().find(fits)
  if (!found) throw new RangeError('The catalogue lacks a route that the test needs.')
  return found
}
const estimated = some(({ best }) => best.isEstimate === true && best.isNight !== true)
const nightly = some(({ best }) => best.isNight === true && best.mode === 'train')
const published = some(({ best }) => !best.isEstimate && best.mode === 'train')

for (const [what, summary] of Object.entries({ estimated, nightly, published }))
  test(`a hub shows a best way that is ${what}, with kilometres and options beside it`, async ({ page }) => {
    const t = messagesFor('de')
    const { slug, origin, best, distanceKm, optionCount } = summary
    await page.goto(pathTo.city(origin, 'de'))
    await expect(page.getByText(t.common.listFigures)).toBeVisible()
    const row = page.locator(`.route-index a[href="${route('de', slug)}"]`)
    for (const text of figures(best, 'de')) await expect(row).toContainText(text)
    await expect(row).toContainText(t.transport.modes[best.mode])
    await expect(row).toContainText(formatDistance(distanceKm, 'de'))
    await expect(row).toContainText(t.content.city.options(optionCount))
    await expect(row.getByText(t.route.night)).toHaveCount(best.isNight ? 1 : 0)
    if (!best.isEstimate) await expect(row).not.toContainText('≈')
  })

test('a mode list shows both pairs of figures, and the filter the same rows', async ({ page }) => {
  const t = messagesFor('en')
  await page.goto(pathTo.travel('train', 'en'))
  const row = page.locator('[data-mode-list] a').first()
  const href = (await row.getAttribute('href')) as string
  const { modes, origin, destination } = some(({ slug }) => href === route('en', slug))
  const way = modes.train as WayFigures
  for (const text of [...figures(way, 'en'), formatDuration(way.minutes, 'en')])
    await expect(row).toContainText(text)
  await expect(row).toContainText(`${t.travelByType.from} ${formatMoney(way.low, 'EUR', 'en')}`)
  const words = (await row.innerText()).replace(/\s+/g, ' ')
  await page.goto(`${pathTo.travel('train', 'en')}?from=${origin}&to=${destination}`)
  const found = page.locator('astro-island .mode-list a')
  await expect(found).toHaveCount(1)
  expect((await found.innerText()).replace(/\s+/g, ' ')).toBe(words)
})

test('a featured trip shows each mode from door to door and all in', async ({ page }) => {
  await page.goto(home('fr'))
  const card = page.locator('.home-trips li', { has: page.locator(`a[href="${route('fr')}"]`) })
  const { modes } = some(({ slug }) => slug === 'london-paris')
  for (const way of Object.values(modes))
    for (const text of figures(way, 'fr')) await expect(card).toContainText(text)
})
