// The statements of the home page about groups, cities, airports and figures hold for the present catalogue.
import { describe, expect, test } from 'vitest'
import { home } from '#catalogue/limits.ts'
import { popularRoutes, routeIndex, routeSummary } from '#catalogue/load.ts'
import type { RouteSummary } from '#catalogue/route.ts'
import { site } from '#catalogue/site.ts'
import { messagesFor } from '#i18n/messages.ts'
import { languages } from '#lib/languages.ts'
import { groupRoutes } from '#models/home/groups.ts'
import { homeAirports, homeCities, statistics } from '#models/home/places.ts'
import { homePage } from '#models/home-page.ts'

const slugs = (routes: readonly RouteSummary[]) => routes.map(({ slug }) => slug)

describe('the groups of routes', () => {
  const routes = routeIndex()
  const { quick, budget, popular } = groupRoutes(routes)

  test('have three routes each', () => {
    expect([quick, budget, popular].map(({ length }) => length)).toEqual([3, 3, 3])
  })

  test('quick getaways take three hours at most by their best option, and add to what the page shows', () => {
    for (const { best } of quick) expect(best.minutes).toBeLessThanOrEqual(180)
    const shown = [...site.featuredTrips, ...slugs([...budget, ...popular])]
    expect(slugs(quick).filter((slug) => shown.includes(slug))).toEqual([])
  })

  test('no route costs less than those for little money', () => {
    const others = popularRoutes().filter((route) => !budget.includes(route))
    expect(Math.max(...budget.map(({ low }) => low))).toBeLessThanOrEqual(
      Math.min(...others.map(({ low }) => low)),
    )
  })

  test('the most popular are the first of the list', () => {
    expect(slugs(popular)).toEqual(slugs(popularRoutes()).slice(0, 3))
  })

  test('with fewer routes than places a group is short, not wrong', () => {
    const slow = routes.filter(({ best }) => best.minutes > 180).slice(0, 2)
    expect(groupRoutes(slow).quick).toEqual([])
    expect(groupRoutes([]).popular).toEqual([])
  })
})

describe.each(languages)('the home page in %s', (lang) => {
  const t = messagesFor(lang)

  test('lists 15 cities and 12 airports, each once and with a public way into the city', () => {
    const [cities, airports] = [homeCities(lang), homeAirports(lang, t)]
    expect(new Set(cities.map(({ href }) => href)).size).toBe(home.cities)
    expect(new Set(airports.map(({ href }) => href)).size).toBe(home.airports)
    for (const { way } of airports) expect(way?.perVehicle).toBe(false)
  })

  test('has all six featured trips, one marked popular, with the lowest price of their modes', () => {
    const { featured } = homePage(lang, t)
    expect(featured.map(({ isPopular }) => isPopular)).toEqual([true, false, false, false, false, false])
    for (const [index, { low }] of featured.entries()) {
      const { modes } = routeSummary(site.featuredTrips[index] as string) as RouteSummary
      expect(low).toBe(Math.min(...Object.values(modes).map((mode) => mode.low)))
    }
  })
})

test('the strip says its four figures as each language writes them', () => {
  const figures = (lang: (typeof languages)[number]) =>
    statistics(lang, messagesFor(lang)).figures.map(({ figure }) => figure)
  expect(figures('en')).toEqual(['10,000+', '50,000+', '2M+', '150+'])
  expect(figures('de')).toEqual(['10.000+', '50.000+', '2\u00a0Mio.+', '150+'])
})
