import { expect, test } from 'vitest'
import { longestRise } from '#lib/longest-rise.ts'

test.each([
  ['nothing of nothing', [], []],
  ['a list in order stays whole', [0, 1, 2, 3], [0, 1, 2, 3]],
  ['the first moved to the end leaves the others', [1, 2, 3, 0], [1, 2, 3]],
  ['the last moved to the front leaves the others', [3, 0, 1, 2], [0, 1, 2]],
  ['of a list turned round one stays, the first', [3, 2, 1, 0], [3]],
  ['what stays may be scattered', [4, 0, 5, 1, 2, 3], [0, 1, 2, 3]],
])('%s', (_, numbers, longest) => {
  expect(longestRise(numbers)).toEqual(longest)
})
