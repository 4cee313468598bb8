// Addresses in the browser: one hop to the final form, real 404s, and links on every not-found view.

import { site } from '#catalogue/site.ts'
import { messagesFor } from '#i18n/messages.ts'
import { expect, test } from './fixtures/test.ts'
import { home, route, routeTitle } from './support/pages.ts'

for (const [asked, to] of [
  ['/route/London_Paris', '/route/london-paris'],
  ['/route/london-paris/', '/route/london-paris'],
  ['/route/london-paris.html', '/route/london-paris'],
  ['/en/route/london-paris', '/route/london-paris'],
  ['/de/route/wien-prag', '/de/route/vienna-prague'],
  ['/route/lodnon-paris', '/route/london-paris'],
  ['/fr/route/Londres-Paris?sort=eco', '/fr/route/london-paris?sort=eco'],
  ['/de/', '/de'],
  ['/de/about', '/about'],
  ['/it/travel/rocket', '/it'],
] as const) {
  test(`${asked} leads to ${to} in one hop`, async ({ page, request }) => {
    const hop = await request.get(asked, { maxRedirects: 0 })
    expect([hop.status(), hop.headers().location]).toEqual([301, to])
    const response = await page.goto(asked)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveURL(to)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${to.split('?')[0]}$`),
    )
  })
}

const t = messagesFor('en').notFound
for (const { path, lang = 'en', heading, button } of [
  { path: '/nowhere', heading: t.title, button: t.goHome },
  { path: '/route/atlantisburg-eldoradoburg', heading: t.title, button: t.goHome },
  { path: '/pt/route/atlantisburg-eldoradoburg', heading: t.title, button: t.goHome },
  { path: '/404', heading: t.title, button: t.goHome },
  { path: '/city/atlantisburg', heading: t.city.title, button: t.city.button },
  { path: '/airport/xxx-to-atlantisburg', heading: t.airport.title, button: t.airport.button },
  { path: '/airports-near/atlantisburg', heading: t.airportsNear.title, button: t.airportsNear.button },
  { path: '/travel-corridor/a-to-b', heading: t.corridor.title, button: t.corridor.button },
  { path: '/landmark/atlantisburg', heading: t.landmark.title, button: t.landmark.button },
  { path: '/ferry/atlantisburg', heading: t.ferry.title, button: t.ferry.button },
  { path: '/de/nirgends', lang: 'de', ...notFoundIn('de') },
  { path: '/fr/route/atlantisburg-eldoradoburg', lang: 'fr', ...notFoundIn('fr') },
] as const) {
  test(`${path} answers 404 with "${heading}" and leads on`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('link[rel="canonical"], link[hreflang]:not(a)')).toHaveCount(0)
    const main = page.getByRole('main')
    for (const slug of site.notFoundRoutes)
      await expect(main.locator(`a[href="${route(lang, slug)}"]`)).toHaveCount(1)
    await expect(main.getByRole('link', { name: messagesFor(lang).notFound.searchRoutes })).toBeVisible()
    await main.getByRole('link', { name: button }).click()
    await expect(page).toHaveURL(home(lang))
  })
}

function notFoundIn(lang: 'de' | 'fr') {
  const { title, goHome } = messagesFor(lang).notFound
  return { heading: title, button: goHome }
}

test('a missed route names the two places and offers similar routes that exist', async ({ page }) => {
  await page.goto('/route/london-atlantisburg')
  await expect(page.getByText(t.noRoute({ from: 'London', to: 'Atlantisburg' }))).toBeVisible()
  const similar = page.getByRole('region', { name: t.similar }).getByRole('link')
  const count = await similar.count()
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThanOrEqual(6)
  await similar.first().click()
  await expect(page).toHaveURL(/\/route\/[a-z-]*london[a-z-]*$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('London')
})

test('the search button of the not-found page leads to the search form', async ({ page }) => {
  await page.goto('/nowhere')
  await page.getByRole('main').getByRole('link', { name: t.searchRoutes }).click()
  await expect(page).toHaveURL(`${home()}#search`)
  await expect(page.getByRole('search')).toBeInViewport()
})

test('the breadcrumb of a route leads home and to the city one starts from', async ({ page }) => {
  await page.goto(route('es'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTitle('es'))
  const trail = page.getByRole('navigation', { name: messagesFor('es').nav.breadcrumb })
  await expect(trail.getByRole('link').nth(1)).toHaveAttribute('href', '/es/city/london')
  await trail.getByRole('link').first().click()
  await expect(page).toHaveURL(home('es'))
})
