// Typed stops are the towns that the search finds.
import { expect, test } from 'vitest'
import { type FoundStop, findStops } from '#places/tour-stops.ts'

const names: Record<string, string> = {
  paris: 'Paris',
  constanta: 'Constanța',
  konstanz: 'Constanza',
  oz: 'Oz',
}
const index = {
  kindOf: (id: string) => (id === 'oz' ? ('place' as const) : ('city' as const)),
  name: (id: string) => names[id] ?? id,
}
const ids: Record<string, string> = {
  Paris: 'paris',
  paris: 'paris',
  Constanza: 'constanta',
  konstanz: 'konstanz',
  Oz: 'oz',
}
const find = (text: string) => {
  const id = ids[text]
  return id ? { id, isCity: true, population: 1 } : undefined
}
const found = (texts: string[], isOrdered: boolean) =>
  findStops(
    texts.map((text) => ({ text, nights: 1 })),
    isOrdered,
    'es',
    index,
    find,
  ).map(({ text, place, problem }: FoundStop) => place ?? `${problem}: ${text}`)

test('a town is found by any name, and what is not a town says why', () => {
  expect(found(['Paris', 'Oz', 'Atlantis', 'konstanz'], true)).toEqual([
    'paris',
    'place: Oz',
    'unknown: Atlantis',
    'konstanz',
  ])
})

test('a town comes again later in the order given alone', () => {
  expect(found(['Paris', 'paris', 'konstanz', 'Paris'], true)).toEqual([
    'paris',
    'twice: Paris',
    'konstanz',
    'paris',
  ])
  expect(found(['Paris', 'konstanz', 'Paris'], false)).toEqual(['paris', 'konstanz', 'twice: Paris'])
})

test('a name that means another town gives way to the id', () => {
  const [stop] = findStops([{ text: 'konstanz', nights: 1 }], true, 'es', index, find)
  expect(stop?.text).toBe('konstanz')
})
