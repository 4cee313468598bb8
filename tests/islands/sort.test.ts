import { afterEach, describe, expect, test, vi } from 'vitest'
import { $sort, chooseSort, type RowFigures, readSortFromUrl, type SortMode, sortRows } from '#stores/sort.ts'
import { fakeAddress } from './browser.ts'

// Node has no frames
vi.mock('#lib/after-paint.ts', () => ({ afterPaint: (work: () => void) => work() }))

afterEach(() => vi.unstubAllGlobals())

const rows: (RowFigures & { id: string })[] = [
  { id: 'train', rank: '0', minutes: '136', low: '44', co2: '4.2' },
  { id: 'flight', rank: '1', minutes: '75', low: '60', co2: 'NaN' },
  { id: 'bus', rank: '2', minutes: '520', low: '18', co2: '13' },
  { id: 'ferry', rank: '3', minutes: '520', low: '44', co2: '' },
  { id: 'car', rank: '4', low: '0', co2: '0' },
]
const sorted = (mode: SortMode, of = rows) => sortRows(of, mode, (row) => row).map(({ id }) => id)

describe('options are ordered by', () => {
  test.each([
    ['default', ['train', 'flight', 'bus', 'ferry', 'car']],
    ['duration', ['flight', 'train', 'bus', 'ferry', 'car']],
    ['price', ['car', 'bus', 'train', 'ferry', 'flight']],
    ['eco', ['car', 'train', 'bus', 'flight', 'ferry']],
  ] as const)('%s: equal figures keep their rank, missing ones come last, 0 is a figure', (mode, ids) => {
    expect(sorted(mode)).toEqual(ids)
  })
})

test('the order does not depend on the order before', () => {
  for (const mode of ['default', 'duration', 'price', 'eco'] as const) {
    expect(sorted(mode, rows.toReversed())).toEqual(sorted(mode))
  }
})

test('the order recommended counts as a number: 10 comes after 9', () => {
  const many = Array.from({ length: 12 }, (_, rank) => ({ id: String(rank), rank: String(rank) }))
  expect(sorted('default', many.toReversed())).toEqual(many.map(({ id }) => id))
})

test.each([
  ['', 'default'],
  ['?sort=eco', 'eco'],
  ['?x=1&sort=price', 'price'],
  ['?sort=PRICE', 'default'],
  ['?sort=<script>', 'default'],
  ['?sort=', 'default'],
])('the address "%s" asks for %s', (query, mode) => {
  expect(readSortFromUrl(query)).toBe(mode)
})

test('a choice is written into the address beside what stands there; the default leaves no trace', () => {
  const location = fakeAddress('https://x.example/route/a-b?currency=USD#map')
  chooseSort('eco')
  expect([location.href, $sort.get()]).toEqual([
    'https://x.example/route/a-b?currency=USD&sort=eco#map',
    'eco',
  ])
  chooseSort('default')
  expect(location.href).toBe('https://x.example/route/a-b?currency=USD#map')
})
