// The drawing of the best time to travel says what the data say: in the model of every route, and in built pages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cityDemand, climate, routeIndex } from '#catalogue/load.ts'
import type { PlaceId } from '#catalogue/place.ts'
import { discomfort, seasonNormal, seasons } from '#catalogue/season.ts'
import { formatMonth } from '#i18n/format-dates.ts'
import { proseFor } from '#i18n/prose.ts'
import { type Language, languages } from '#lib/languages.ts'
import { placeName } from '#models/names.ts'
import { bestTime } from '#models/route/best-time.ts'
import { dist } from '#scripts/lib/root.ts'
import { rainHeight } from '#views/route/BestTime.tsx'

const routes = routeIndex().filter(({ origin, destination }) => climate(origin) && climate(destination))
const drawnMonths = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const normalsOf = (city: PlaceId) => drawnMonths.map((month) => climate(city)?.months[month - 1])
const written = (value = Number.NaN) => String(Math.round(value)).replace('-', '−')
const timeOf = (route: (typeof routes)[number], lang: Language = 'en') =>
  bestTime(route, lang, proseFor(lang)) as NonNullable<ReturnType<typeof bestTime>>

test('figures of every route are its normals, December first', () => {
  for (const route of routes) {
    const cities = [route.origin, route.destination]
    for (const [index, { high, low, rain, months }] of timeOf(route).years.entries()) {
      const normals = normalsOf(cities[index] as PlaceId)
      expect(high).toEqual(normals.map((month) => written(month?.high)))
      expect(low).toEqual(normals.map((month) => written(month?.low)))
      expect(rain).toEqual(normals.map((month) => written(month?.rainDays)))
      expect(months.map(({ name }) => name)).toEqual(
        drawnMonths.map((month) => formatMonth(month, 'en', 'long')),
      )
    }
  }
})

/** Corners of a path of M, l, h, v, V and z, with two numbers after M and each step of l. */
function cornersOf(path: string): [x: number, y: number][] {
  let [x, y] = [0, 0]
  return [...path.matchAll(/([MlhvV])([^MlhvVz]*)/g)].flatMap(([, command = '', rest = '']) => {
    const numbers = [...rest.matchAll(/-?\d+/g)].map(Number)
    if (command === 'v') y += numbers[0] as number
    if (command === 'V') y = numbers[0] as number
    if (command === 'h') x += numbers[0] as number
    if (command !== 'M' && command !== 'l') return [[x, y] as [number, number]]
    if (command === 'M') [x, y] = [0, 0]
    return numbers.flatMap((number, index) => {
      if (index % 2 === 0) x += number
      else y += number
      return index % 2 === 0 ? [] : [[x, y] as [number, number]]
    })
  })
}

test('the band runs from night to day of each month on one scale for both cities, a step is as high as it rains', () => {
  const down = (value = Number.NaN) => 0 - Math.round(value)
  for (const route of routes) {
    const { years } = timeOf(route)
    expect(new Set(years.map(({ bandView }) => bandView)).size).toBe(1)
    for (const [index, { band, bandView, rainSteps }] of years.entries()) {
      const normals = normalsOf([route.origin, route.destination][index] as PlaceId)
      const corners = cornersOf(band)
      // twelve months between one before and one after them, there and back
      expect(corners.slice(1, 13)).toEqual(normals.map((month, at) => [at * 2 + 1, down(month?.high)]))
      expect(corners.slice(15, 27).reverse()).toEqual(
        normals.map((month, at) => [at * 2 + 1, down(month?.low)]),
      )
      const [, top = 0, , height = 0] = bandView.split(' ').map(Number)
      expect(Math.min(...corners.map(([, y]) => y))).toBeGreaterThan(top)
      expect(Math.max(...corners.map(([, y]) => y))).toBeLessThan(top + height)
      const tops = cornersOf(rainSteps).filter((_, at) => at % 2 === 0 && at > 0)
      expect(tops).toEqual(normals.map((month, at) => [at * 2 + 2, down(month?.rainDays)]))
      expect(Math.min(...tops.map(([, y]) => y))).toBeGreaterThanOrEqual(-rainHeight)
    }
  }
})

test.each(languages)(
  'crowds and hotel prices are those of data/city-seasons, one season is best (%s)',
  (lang) => {
    const { level, season: names } = proseFor(lang).bestTime
    for (const route of routes) {
      const { best, verdict, years } = timeOf(route, lang)
      const cost = (season: (typeof seasons)[number]) =>
        [route.origin, route.destination].reduce((sum, city) => {
          const normals = climate(city)
          return sum + (normals ? discomfort(seasonNormal(normals, season), cityDemand(city)[season]) : 0)
        }, 0)
      expect(cost(best)).toBe(Math.min(...seasons.map(cost)))
      expect(verdict.toLowerCase()).toContain(names[best].toLowerCase())
      for (const [index, year] of years.entries()) {
        const city = [route.origin, route.destination][index] as PlaceId
        expect(year.seasons.map(({ season }) => season)).toEqual(['winter', 'spring', 'summer', 'autumn'])
        expect(year.seasons.filter(({ isBest }) => isBest).map(({ season }) => season)).toEqual([best])
        for (const { season, crowds, hotels } of year.seasons) {
          const demand = cityDemand(city)[season]
          expect([crowds, hotels]).toEqual([level[demand], { low: '€', medium: '€€', high: '€€€' }[demand]])
        }
      }
    }
  },
)

test('a pair without much difference is not told to pack layers, one of more than ten degrees is', () => {
  const verdictOf = (slug: string) =>
    timeOf(routes.find((route) => route.slug === slug) as (typeof routes)[number]).verdict
  expect(verdictOf('edinburgh-seville')).toMatch(/Pack layers/)
  expect(verdictOf('london-paris')).not.toMatch(/Pack layers/)
})

describe.each(languages)('the table on built pages (%s)', (lang) => {
  const words = proseFor(lang).bestTime
  const text = (html: string) =>
    html
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/[ \n]+/g, ' ')
      .trim()
  const tables = (slug: string) => {
    const path = join(dist, lang === 'en' ? '' : lang, 'route', `${slug}.html`)
    return [...readFileSync(path, 'utf8').matchAll(/<table class="months">.*?<\/table>/gs)].map(
      ([table]) => table,
    )
  }
  const rowsOf = (table: string) =>
    [...table.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
      [...row.matchAll(/<t[hd][ >].*?<\/t[hd]>/gs)].map(([cell]) => cell),
    )

  test.each(['london-paris', 'helsinki-athens'])(
    'of %s has every figure under its month, with words for rows and columns',
    (slug) => {
      const [origin, destination] = slug.split('-') as [PlaceId, PlaceId]
      const found = tables(slug)
      expect(found).toHaveLength(2)
      for (const [index, table] of found.entries()) {
        const city = index === 0 ? origin : destination
        const normals = normalsOf(city)
        const [, months, high, , low, , rain, crowds] = rowsOf(table)
        expect(text(table)).toMatch(new RegExp(`^${placeName(city, lang)} `))
        expect(months?.slice(1).map((cell) => /aria-label="([^"]+)"/.exec(cell)?.[1])).toEqual(
          drawnMonths.map((month) => formatMonth(month, lang, 'long')),
        )
        expect(high?.map(text)).toEqual([words.high, ...normals.map((month) => written(month?.high))])
        expect(low?.map(text)).toEqual([words.low, ...normals.map((month) => written(month?.low))])
        expect(rain?.map(text)).toEqual(normals.map((month) => written(month?.rainDays)))
        expect(crowds?.map(text)[0]).toBe(`${words.crowds} ${words.hotels}`)
        expect(crowds).toHaveLength(5)
        expect(table.split('class="best"')).toHaveLength(2)
        expect(table.match(/<b>/g)).toHaveLength(1)
        expect(table).not.toMatch(/ style=/)
      }
    },
  )
})
