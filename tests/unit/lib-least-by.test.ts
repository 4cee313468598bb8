// Minima by a computed value.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leastBy, leastFirst } from '#lib/least-by.ts'

describe('the least', () => {
  const first = (pair: readonly [number, string]) => pair[0]
  const second = (pair: readonly [number, string]) => pair[1]

  test.each<[string, [number, string][], string | undefined]>([
    ['of nothing is nothing', [], undefined],
    [
      'is the one with the least of the first measure',
      [
        [2, 'a'],
        [1, 'b'],
      ],
      'b',
    ],
    [
      'of equals is decided by the next measure',
      [
        [1, 'b'],
        [1, 'a'],
      ],
      'a',
    ],
    [
      'is never what has no figure, if another has one',
      [
        [Number.NaN, 'a'],
        [Infinity, 'b'],
        [9, 'c'],
      ],
      'c',
    ],
  ])('%s', (_, pairs, expected) => {
    expect(leastBy(pairs, first, second)?.[1]).toBe(expected)
  })

  test('is the first of a stable sort', () => {
    const value = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constantFrom(Number.NaN, Infinity, -Infinity))
    fc.assert(
      fc.property(fc.array(value), (values) => {
        const items = values.map((figure, index) => ({ figure, index }))
        const sorted = [...items].sort((a, b) => leastFirst(a.figure, b.figure))
        expect(leastBy(items, ({ figure }) => figure)).toBe(sorted[0])
      }),
    )
  })
})
