import { describe, expect, it } from 'vitest'
import { warmRate } from '#scripts/lib/build-stats.ts'

describe('the cost of a page once the code is warm', () => {
  it.each([
    ['leaves the slow first half out', [0, 10, 20, 22, 24], 26, 2],
    ['is the plain mean when all cost the same', [0, 3, 6, 9], 12, 3],
    ['is nothing without pages', [], 5, 0],
  ])('%s', (_, startedAt, endedAt, expected) => {
    expect(warmRate(startedAt, endedAt)).toBe(expected)
  })
})
