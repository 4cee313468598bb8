// Lines of bytes are those of the text.
import { describe, expect, test } from 'vitest'
import { Lines } from '#lib/lines.ts'

const linesOf = (text: string) => new Lines(new TextEncoder().encode(text))

describe.each([
  ['ends with a line break', 'one\ntwo\n\nthree ü\n'],
  ['does not', 'one\ntwo\n\nthree ü'],
])('a text that %s', (_, text) => {
  const lines = linesOf(text)

  test('has the lines that it was split at', () => {
    expect([0, 1, 2, 3].map((line) => lines.at(line))).toEqual(['one', 'two', '', 'three ü'])
  })

  test.each([
    ['one', 0, 0],
    ['t', 0, 1],
    ['t', 2, 3],
    ['three ü', 0, 3],
    ['wo', 0, -1],
    ['three ü and more', 0, -1],
    ['one', 1, -1],
  ])('has %j from line %i on in line %i', (beginning, from, found) => {
    expect(lines.find(beginning, from)).toBe(found)
  })
})

test('an empty text has no line', () => {
  expect(linesOf('').find('')).toBe(-1)
  expect(linesOf('').at(0)).toBe('')
})
