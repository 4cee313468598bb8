// What maps are made with: packed numbers, cutting, leaving out points.
import { describe, expect, it } from 'vitest'
import { clipLine, clipRing } from '#geo/land-clip.ts'
import { packNumbers, unpackNumbers } from '#geo/land-numbers.ts'
import { unwrapRing } from '#geo/land-ring.ts'
import { simplifyLine } from '#geo/land-simplify.ts'
import { lineWeights } from '#geo/line-weights.ts'

describe('the tools maps are made with', () => {
  it('packs whole numbers as text and back', () => {
    const numbers = [0, 1, -1, 15, -16, 16, 31, 32, -1000, 123_456, 2 ** 30 - 1, -(2 ** 30)]
    const back: number[] = []
    unpackNumbers(packNumbers(numbers), (number) => back.push(number))
    expect(back).toEqual(numbers)
    expect(packNumbers(numbers)).toMatch(/^[\w-]+$/)
  })

  it('cuts a ring to a rectangle', () => {
    const edges = { left: 0, top: 0, right: 10, bottom: 10 }
    expect(clipRing([2, 2, 8, 2, 5, 8], edges)).toEqual([2, 2, 8, 2, 5, 8])
    expect(clipRing([20, 20, 30, 20, 25, 30], edges)).toEqual([])
    expect(clipRing([-5, -5, 15, -5, 15, 15, -5, 15], edges).length).toBe(8)
    expect(clipRing([5, 5, 15, 5, 15, 15, 5, 15], edges)).toEqual(expect.arrayContaining([5, 10]))
  })

  it('cuts a line to a rectangle, in as many parts as it enters it', () => {
    const edges = { left: 0, top: 0, right: 10, bottom: 10 }
    expect(clipLine([2, 2, 8, 2, 5, 8], edges)).toEqual([[2, 2, 8, 2, 5, 8]])
    expect(clipLine([20, 20, 30, 20], edges)).toEqual([])
    expect(clipLine([-5, 5, 5, 5, 5, 15], edges)).toEqual([[0, 5, 5, 5, 5, 10]])
    expect(clipLine([5, 5, 15, 5, 15, 8, 5, 8], edges)).toEqual([
      [5, 5, 10, 5],
      [10, 8, 5, 8],
    ])
  })

  it('leaves out the points that do not matter', () => {
    expect(simplifyLine([0, 0, 5, 0.5, 10, 0], () => 1)).toEqual([0, 0, 10, 0])
    expect(simplifyLine([0, 0, 5, 2, 10, 0], () => 1)).toEqual([0, 0, 5, 2, 10, 0])
  })

  it('weighs points by the area that goes with them, sharp corners less', () => {
    const [first, flat, bay, last] = lineWeights([0, 0, 10, 1, 20, 8, 30, 0])
    expect([first, last]).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY])
    expect(bay).toBeGreaterThan(flat as number)
    // a spike and a headland of the same area
    const [, spike = 0] = lineWeights([0, 0, 1, 20, 2, 0])
    const [, headland = 0] = lineWeights([0, 0, 10, 2, 20, 0])
    expect(spike).toBeLessThan(headland / 4)
  })

  it('never weighs a point less than one that goes before it', () => {
    const zigzag = Array.from({ length: 40 }, (_, at) => [at, (at * at * 7) % 13]).flat()
    const weights = lineWeights(zigzag)
    for (const least of [1, 5, 20, 60]) {
      const kept = zigzag.filter((_, index) => (weights[index >> 1] as number) >= least)
      // what is left is its own simplified line
      expect([...lineWeights(kept)].every((weight) => weight >= least)).toBe(true)
    }
  })

  it('lets a ring go on beyond 180°', () => {
    const ring = unwrapRing([
      [179, 0],
      [-179, 0],
      [-179, 1],
      [179, 1],
    ])
    expect(ring.map(([lng]) => lng)).toEqual([179, 181, 181, 179])
  })
})
