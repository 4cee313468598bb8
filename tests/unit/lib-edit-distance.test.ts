import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance, similarity } from '#lib/edit-distance.ts'

describe('edit distance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['paris', 'paris', 0],
    ['london', 'lyon', 3],
    ['kitten', 'sitting', 3],
    ['vienna', 'vinena', 2],
  ])('between "%s" and "%s" is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance)
  })

  it('gives up beyond the limit', () => {
    expect(editDistance('kitten', 'sitting', 2)).toBe(Number.POSITIVE_INFINITY)
    expect(editDistance('kitten', 'sitting', 3)).toBe(3)
  })

  it('is symmetric and agrees with and without a limit', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), fc.nat(6), (a, b, limit) => {
        const distance = editDistance(a, b)
        expect(editDistance(b, a)).toBe(distance)
        expect(editDistance(a, b, limit)).toBe(distance > limit ? Number.POSITIVE_INFINITY : distance)
      }),
    )
  })
})

describe('similarity', () => {
  it.each([
    ['', '', 1],
    ['abcd', 'abcd', 1],
    ['abcd', 'abcx', 0.75],
    ['abcd', '', 0],
  ])('of "%s" and "%s" is %f', (a, b, expected) => {
    expect(similarity(a, b)).toBe(expected)
  })
})
