import { afterEach, describe, expect, test, vi } from 'vitest'
import { type PlannedRow, plannedRow } from '#catalogue/planned-row.ts'
import type { RowFacts } from '#catalogue/row-facts.ts'
import { type TripPlan, usualPlan } from '#catalogue/trip-plan.ts'
import { writeQuery } from '#lib/query.ts'
import { choicesQuery, readChoices } from '#stores/choices.ts'
import { readSort, type SortMode, sortRows } from '#stores/sort.ts'
import { bus, car, flight, train } from '../unit/catalogue/some-rows.ts'
import { fakeAddress } from './browser.ts'

afterEach(() => vi.unstubAllGlobals())

const facts: Record<string, RowFacts> = {
  train,
  flight: { ...flight, co2: Number.NaN },
  bus,
  ferry: { ...train, mode: 'ferry', minutes: 500, co2: Number.NaN },
  car: { ...car, fare: { low: 0, high: 0 }, co2: 0 },
}
const rows = (plan: Partial<TripPlan> = {}): { id: string; row: PlannedRow }[] =>
  Object.entries(facts).map(([id, one]) => ({ id, row: plannedRow(one, { ...usualPlan, ...plan }) }))
const sorted = (mode: SortMode, of = rows()) => sortRows(of, mode).map(({ id }) => id)

describe('options are ordered by', () => {
  test.each([
    ['default', ['train', 'flight', 'bus', 'ferry', 'car']],
    ['duration', ['train', 'flight', 'car', 'bus', 'ferry']],
    ['price', ['car', 'bus', 'train', 'ferry', 'flight']],
    ['eco', ['car', 'train', 'bus', 'flight', 'ferry']],
  ] as const)('%s: equal figures keep their order, missing ones come last, 0 is a figure', (mode, ids) => {
    expect(sorted(mode)).toEqual(ids)
  })

  test('the figures that lead: the ride alone gives another order', () => {
    expect(sorted('duration', rows({ doorToDoor: false }))[0]).toBe('flight')
    expect(sorted('price', rows({ doorToDoor: false }))).toEqual(['car', 'bus', 'flight', 'train', 'ferry'])
  })
})

test('a price that does not hold the bag comes after those that do', () => {
  expect(sorted('price', rows({ bag: 'hold' }))).toEqual(['car', 'train', 'ferry', 'flight', 'bus'])
  expect(sorted('duration', rows({ bag: 'hold' }))).toEqual(sorted('duration'))
})

test('sorting changes nothing but the order', () => {
  const before = rows()
  const ids = before.map(({ id }) => id)
  for (const mode of ['default', 'duration', 'price', 'eco'] as const)
    expect(sortRows(before, mode)).toHaveLength(before.length)
  expect(before.map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['', 'default'],
  ['?sort=eco', 'eco'],
  ['?x=1&sort=price', 'price'],
  ['?sort=PRICE', 'default'],
  ['?sort=<script>', 'default'],
  ['?sort=', 'default'],
])('the address "%s" asks for %s', (query, mode) => {
  expect(readSort(query)).toBe(mode)
})

test('a choice is written into the address beside what stands there; the default leaves no trace', () => {
  const location = fakeAddress('https://x.example/route/a-b?currency=USD#map')
  writeQuery(choicesQuery({ plan: usualPlan, sort: 'eco' }))
  expect(location.href).toBe('https://x.example/route/a-b?currency=USD&sort=eco#map')
  expect(readChoices(new URL(location.href).search)).toEqual({ plan: usualPlan, sort: 'eco' })
  writeQuery(choicesQuery({ plan: usualPlan, sort: 'default' }))
  expect(location.href).toBe('https://x.example/route/a-b?currency=USD#map')
})
