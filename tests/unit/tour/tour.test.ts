// Tours against every order there is, on small made-up networks.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestOrder, mostOrdered } from '#catalogue/best-order.ts'
import type { BriefWay } from '#catalogue/reach/brief.ts'
import {
  planTour,
  type TourMeasure,
  type TourStop,
  type TourSums,
  type TourWish,
  tourMeasures,
} from '#catalogue/tour.ts'
import { bestWay, openFilter, type WayFilter } from '#catalogue/way-choice.ts'
import { randomBriefs, seeded, townNames } from './random-briefs.ts'

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, index) =>
        permutations(items.filter((_, at) => at !== index)).map((rest) => [item, ...rest]),
      )

const stopsOf = (count: number): TourStop[] => townNames(count).map((place) => ({ place, nights: 2 }))
const wish = (more: Partial<TourWish>): TourWish => ({
  ...{ order: undefined, returns: false, prefersNight: false, filter: openFilter },
  ...more,
})
const filters: [string, WayFilter][] = [
  ['any way', openFilter],
  ['by day', { ...openFilter, byDay: true }],
  ['three without flying', { ...openFilter, plan: { travellers: 3, flying: false } }],
]
const figureOf = (order: TourMeasure) => (sums: { minutes: number; euro: number; co2: number }) =>
  ({ hours: sums.minutes, euro: sums.euro, co2: sums.co2 })[order]

describe('the best order is the best of all orders', () => {
  test.each(tourMeasures.flatMap((order) => [true, false].map((returns) => ({ order, returns }))))(
    'by $order, back to the start: $returns',
    ({ order, returns }) => {
      for (let seed = 1; seed <= 24; seed++) {
        const count = 2 + (seed % 6)
        const briefs = randomBriefs(count, seed)
        const [first, ...others] = stopsOf(count) as [TourStop, ...TourStop[]]
        const [name, filter] = filters[seed % filters.length] as (typeof filters)[number]
        const { tour } = planTour([first, ...others], briefs, wish({ order, returns, filter }))
        const all = permutations(others).map(
          (rest) => planTour([first, ...rest], briefs, wish({ returns, filter })).given.sums,
        )
        const fewest = Math.min(...all.map(({ missing }) => missing))
        const least = Math.min(...all.filter(({ missing }) => missing === fewest).map(figureOf(order)))
        expect(tour.sums.missing, `${seed}, ${name}`).toBe(fewest)
        expect(figureOf(order)(tour.sums), `${seed}, ${name}`).toBeCloseTo(least, 6)
        expect(tour.stops[0]).toBe(first)
        expect(tour.stops.map(({ place }) => place).sort()).toEqual(townNames(count))
      }
    },
  )
})

function isNotWorse(sums: TourSums, than: TourSums, order: TourMeasure | undefined): boolean {
  if (!order) return sums === than
  return sums.missing < than.missing || figureOf(order)(sums) <= figureOf(order)(than)
}

function expectedWay(ways: readonly BriefWay[], { prefersNight, filter }: TourWish) {
  const byNight = prefersNight && bestWay(ways, { ...filter, night: true })
  return byNight || bestWay(ways, filter)
}

const question = fc.record({
  count: fc.integer({ min: 1, max: mostOrdered }),
  seed: fc.integer({ min: 1, max: 1e6 }),
  order: fc.constantFrom(undefined, ...tourMeasures),
  returns: fc.boolean(),
  prefersNight: fc.boolean(),
  filter: fc.constantFrom(...filters.map(([, filter]) => filter)),
})

test('a tour is what its legs come to, and each leg is what the board of its route has first', () => {
  fc.assert(
    fc.property(question, ({ count, seed, ...wanted }) => {
      const briefs = randomBriefs(count, seed)
      const { tour, given } = planTour(stopsOf(count), briefs, wanted)
      const places = tour.stops.map(({ place }) => place)
      expect(tour.legs.map(({ from }) => from)).toEqual(
        wanted.returns && count > 1 ? places : places.slice(0, -1),
      )
      const best = tour.legs.map(({ from, to }) => expectedWay(briefs.get(from)?.ways(to) ?? [], wanted))
      expect(tour.legs.map(({ chosen }) => chosen)).toEqual(best)
      const rows = best.flatMap((chosen) => chosen?.row ?? [])
      const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0)
      expect(tour.sums.minutes).toBe(sum(rows.map(({ parts }) => Math.round(parts.total))))
      expect(tour.sums.euro).toBe(sum(rows.map(({ all }) => Math.round(all.low))))
      expect(Math.abs(tour.sums.co2 - sum(rows.map(({ co2 }) => co2)))).toBeLessThanOrEqual(rows.length / 2)
      expect(tour.sums.missing).toBe(tour.legs.length - rows.length)
      expect(isNotWorse(tour.sums, given.sums, wanted.order), 'than the order given').toBe(true)
      if (!wanted.order) expect(tour).toBe(given)
    }),
    { numRuns: 150 },
  )
})

test('the best order does not depend on the order given', () => {
  fc.assert(
    fc.property(question, fc.integer(), ({ count, seed, returns, filter }, shuffle) => {
      const [first, ...others] = stopsOf(count) as [TourStop, ...TourStop[]]
      const random = seeded(shuffle)
      const keys = new Map(others.map((stop) => [stop, random()]))
      const shuffled = [...others].sort((a, b) => (keys.get(a) as number) - (keys.get(b) as number))
      const briefs = randomBriefs(count, seed)
      for (const order of tourMeasures) {
        const [one, other] = [others, shuffled].map(
          (rest) => planTour([first, ...rest], briefs, wish({ order, returns, filter })).tour.sums,
        )
        expect(one?.missing).toBe(other?.missing)
        expect(figureOf(order)(one as never)).toBeCloseTo(figureOf(order)(other as never), 6)
      }
    }),
    { numRuns: 60 },
  )
})

test('nothing leads anywhere: the order given stays, and every leg says so', () => {
  const { tour, given } = planTour(stopsOf(4), randomBriefs(4, 1, 1), wish({ order: 'euro', returns: true }))
  expect(tour).toBe(given)
  expect(tour.sums).toEqual({ minutes: 0, euro: 0, co2: 0, changes: 0, missing: 4 })
})

test('a town that is only reached from one other is left for its turn', () => {
  // a → b → c: nothing else
  const gap = Number.NaN
  const costs = [
    [gap, 9, gap],
    [gap, gap, 9],
    [gap, gap, gap],
  ]
  expect(bestOrder(costs, false)).toEqual([0, 1, 2])
})

test('more than ten are refused', () => {
  const costs = Array.from({ length: mostOrdered + 1 }, () => Array(mostOrdered + 1).fill(1))
  expect(() => bestOrder(costs, false)).toThrow(RangeError)
})
