import { describe, expect, it } from 'vitest'
import { warmRate } from '#tools/build-stats.ts'

describe('the cost of a page once the code is warm', () => {
  it.each([
    ['leaves the slow first half out', [0, 500, 600, 700], 200, 800, 2],
    ['counts the pages after the last sample', [0, 150], 70, 210, 3],
    ['is the plain mean when there is one sample', [0], 10, 30, 3],
    ['is nothing without pages', [], 0, 5, 0],
  ])('%s', (_, sampledAt, pages, endedAt, expected) => {
    expect(warmRate(sampledAt, pages, endedAt)).toBe(expected)
  })
})
