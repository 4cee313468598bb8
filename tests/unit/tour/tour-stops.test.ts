// Typed stops are the towns that the search finds.
import { expect, test } from 'vitest'
import { findStops } from '#places/tour-stops.ts'

const paris = { id: 'paris', name: 'Paris', isTown: true }
const konstanz = { id: 'konstanz', name: 'Constanza', isTown: true }
const places = [
  ...[paris, konstanz].map((town) => [town.id, town] as const),
  ['Paris', paris] as const,
  ['Constanza', { id: 'constanta', name: 'Constanza', isTown: true }] as const,
  ['Oz', { id: 'oz', name: 'Oz', isTown: false }] as const,
]
const find = (text: string) => new Map(places).get(text)
const stopsOf = (texts: string[], isOrdered: boolean) =>
  findStops(
    texts.map((text) => ({ text, nights: 1 })),
    isOrdered,
    find,
  )
const found = (texts: string[], isOrdered: boolean) =>
  stopsOf(texts, isOrdered).map(({ text, place, problem }) => place ?? `${problem}: ${text}`)

test('a town is found by any name, and what is not a town says why', () => {
  expect(found(['Paris', 'Oz', 'Atlantis', 'konstanz'], true)).toEqual([
    'paris',
    'place: Oz',
    'unknown: Atlantis',
    'konstanz',
  ])
})

test('a town comes again later in the order given alone', () => {
  const texts = ['Paris', 'paris', 'konstanz', 'Paris']
  expect(found(texts, true)).toEqual(['paris', 'twice: Paris', 'konstanz', 'paris'])
  expect(found(texts, false)).toEqual(['paris', 'twice: Paris', 'konstanz', 'twice: Paris'])
})

test('a name that means another town gives way to the id', () => {
  expect(stopsOf(['konstanz', 'paris'], true).map(({ text }) => text)).toEqual(['konstanz', 'Paris'])
})
