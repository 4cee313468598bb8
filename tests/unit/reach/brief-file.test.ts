// A brief file compares the options of every route as its board does.
import { describe, expect, test } from 'vitest'
import { allInPrice, changeCount, doorToDoorMinutes } from '#catalogue/option.ts'
import { rowFacts } from '#catalogue/option-facts.ts'
import { townsOf } from '#catalogue/place.ts'
import { plannedRow } from '#catalogue/planned-row.ts'
import { type BriefFile, openBrief, readBrief, routeInBrief } from '#catalogue/reach/brief.ts'
import type { Route } from '#catalogue/route.ts'
import { bestWayOf } from '#catalogue/summary.ts'
import { type TripPlan, usualPlan } from '#catalogue/trip-plan.ts'
import { bestWay, fittingWays, openFilter, readWayFilter, wayFilterQuery } from '#catalogue/way-choice.ts'
import { composer } from '#compiler/compose/compile.ts'
import { packBrief } from '#compiler/reach/pack-brief.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import { root } from '#tools/root.ts'
import { tinyNetwork } from '../../fixtures/network.ts'

const origins = ['london', 'palma', 'vienna']
const plans: [string, Partial<TripPlan>][] = [
  ['one adult', {}],
  ['four without flying', { travellers: 4, flying: false }],
  ['at most six hours', { hours: 6 }],
  ['two for at most €150', { travellers: 2, euro: 150 }],
]

/** Figures of a route's rows under a plan, the best first of those that fit; each once. */
function rowsOf({ options }: Route, plan: Partial<TripPlan>) {
  return options
    .map((option) => plannedRow(rowFacts(option), { ...usualPlan, ...plan }))
    .filter(({ objection }) => !objection)
    .map(({ parts, all, co2, score }) => [Math.round(parts.total), all.low, co2, score])
}

describe.each([
  ['a small network', tinyNetwork(), undefined],
  ['the network of the catalogue', readNetwork(root), origins],
])('%s', (_, network, only) => {
  const towns = townsOf(network.places.values()).map(({ id }) => id)
  const { from, routeOf } = composer(network)

  test.each(towns.filter((id) => !only || only.includes(id)))('from %s', (place) => {
    const others = towns.filter((id) => id !== place)
    const routes = from(place, others).map(routeOf)
    const brief = readBrief(JSON.parse(packBrief(place, routes)) as BriefFile)
    expect(brief.place).toBe(place)
    const reached = routes.filter(({ options }) => options.length > 0)
    expect(new Set(brief.destinations)).toEqual(new Set(reached.map(({ destination }) => destination)))
    for (const route of reached) {
      const { slug, origin, destination, distanceKm, options } = route
      const shown = { slug, origin, destination, distanceKm, best: bestWayOf(options) }
      expect(routeInBrief(brief, destination), slug).toStrictEqual(shown)
      const ways = brief.ways(destination)
      expect(ways.map(({ changes }) => changes)).toEqual(options.map(changeCount))
      expect(ways.map(({ doorMinutes }) => doorMinutes)).toEqual(
        options.map((option) => Math.round(doorToDoorMinutes(option))),
      )
      ways.forEach(({ fare, accessEur }, index) => {
        const all = allInPrice(options[index] as Route['options'][number])
        expect(fare.low + accessEur).toBeCloseTo(all.low)
        expect(fare.high + accessEur).toBeCloseTo(all.high)
      })
      expect(bestWay(ways, openFilter)?.way, slug).toBe(ways[0])
      for (const [name, plan] of plans) {
        const chosen = fittingWays(ways, { ...openFilter, plan: { ...openFilter.plan, ...plan } })
        const figures = chosen.map(({ row }) => [row.parts.total, row.all.low, row.co2, row.score])
        rowsOf(route, plan).forEach((row, index) => {
          row.forEach((figure, at) => {
            expect(figures[index]?.[at], `${slug}, ${name}`).toBeCloseTo(figure, 1)
          })
        })
        expect(figures.length).toBe(rowsOf(route, plan).length)
      }
    }
  })
})

describe('a brief file as bytes', () => {
  const routes = ['paris', 'milan', 'st-gallen'].map((id) => [
    id,
    [1, [0, 60, 90, 10.5, 20, 1, 2.25, 0, 0, 0]],
  ])
  const bytesOf = (version: number, to: object) =>
    new TextEncoder().encode(JSON.stringify({ version, place: 'gallen', to }))
  const many = Array.from({ length: 30 }, (_, index) => [
    `town-${index}`,
    [index, [0, index, 90, 1, 2, 0, 1, 0, 0, 2]],
  ])

  test('says the same entry by entry and all at once', () => {
    const to = Object.fromEntries([...routes, ...many])
    const brief = openBrief(bytesOf(1, to))
    const other = readBrief({ version: 1, place: 'gallen', to } as BriefFile)
    for (const id of [
      'st-gallen',
      'gallen',
      'town-1',
      'nowhere',
      'version',
      ...many.map(([id]) => id as string),
    ])
      expect([id, brief.km(id), brief.ways(id), brief.packed(id)]).toEqual([
        ...[id, other.km(id), other.ways(id), other.packed(id)],
      ])
    expect(brief.destinations).toEqual(other.destinations)
    expect(openBrief(bytesOf(1, to)).destinations).toEqual(other.destinations)
  })

  test('of another version is refused', () => {
    expect(() => openBrief(bytesOf(2, {}))).toThrow(RangeError)
    expect(() => readBrief({ version: 2, place: 'x', to: {} } as unknown as BriefFile)).toThrow(RangeError)
  })
})

describe('a filter', () => {
  test.each([
    '',
    'travellers=3&fly=0&hours=4&euro=40',
    'co2=20&changes=1&modes=train.bus&night=1',
    'night=0',
  ])('"%s" is read and written', (query) => {
    const written = Object.entries(wayFilterQuery(readWayFilter(`?${query}`))).flatMap(([name, value]) =>
      value === null ? [] : [`${name}=${value}`],
    )
    expect(written.join('&')).toBe(query)
  })
  test('invalid values do not filter', () => {
    expect(readWayFilter('?hours=x&co2=-1&changes=1.5&modes=rocket&night=yes&travellers=99')).toEqual(
      openFilter,
    )
  })
})
