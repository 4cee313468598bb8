import { expect, test } from 'vitest'
import { readView, views } from '#stores/view.ts'

test.each([
  ['', 'lines'],
  ['?view=bars', 'bars'],
  ['?sort=eco&view=table', 'table'],
  ['?view=lines', 'lines'],
  ['?view=BARS', 'lines'],
  ['?view=<script>', 'lines'],
  ['?view=__proto__', 'lines'],
  ['?view=', 'lines'],
])('the address "%s" asks for %s', (query, view) => {
  expect(readView(query)).toBe(view)
})

test('lines come first', () => {
  expect(views).toEqual(['lines', 'bars', 'table'])
})
