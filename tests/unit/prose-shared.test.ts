import { describe, expect, it } from 'vitest'
import { median, sharedWording } from '#checks/prose/shared.ts'

describe('shared wording', () => {
  const common = 'one two three four five six seven eight nine ten'
  const texts = new Map([
    ['a', `${common} alpha beta gamma delta`],
    ['b', `${common} epsilon zeta eta theta`],
    ['c', 'seven eight nine ten alpha beta gamma delta and nothing else at all'],
    ['d', 'short'],
  ])
  const shared = new Map(sharedWording(texts).map((one) => [one.of, one]))

  it('counts sequences that stand in any other text, and names the one with most of them', () => {
    expect(shared.get('a')).toEqual({ of: 'a', share: 4 / 7, with: 'b' })
    expect(shared.get('b')).toEqual({ of: 'b', share: 3 / 7, with: 'a' })
    expect(shared.get('c')?.share).toBeCloseTo(1 / 6)
  })
  it('is nothing for a text without a sequence', () => {
    expect(shared.get('d')).toEqual({ of: 'd', share: 0, with: '' })
  })
})

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 3],
  [[], 0],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle)
})
