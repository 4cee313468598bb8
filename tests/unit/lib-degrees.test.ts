import { expect, test } from 'vitest'
import { degrees } from '#lib/degrees.ts'

test.each([
  [16.5, '17'],
  [-4.6, '−5'],
  [-0.4, '0'],
])('%d °C is written %s', (celsius, text) => {
  expect(degrees(celsius)).toBe(text)
})
