import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { similarity } from '#lib/edit-distance.ts'

describe('similarity', () => {
  it.each([
    ['', '', 1],
    ['abcd', 'abcd', 1],
    ['abcd', 'abcx', 0.75],
    ['abcd', '', 0],
    ['london', 'lyon', 1 - 3 / 6],
    ['kitten', 'sitting', 1 - 3 / 7],
    ['vienna', 'vinena', 1 - 2 / 6],
  ])('of "%s" and "%s" is %f', (a, b, expected) => {
    expect(similarity(a, b)).toBe(expected)
  })

  it('is symmetric, and one only between equal texts', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        expect(similarity(b, a)).toBe(similarity(a, b))
        expect(similarity(a, b) === 1).toBe(a === b)
      }),
    )
  })
})
