import { describe, expect, test } from 'vitest'
import {
  exactPlace,
  hasName,
  type IndexedCity,
  indexCities,
  matchCities,
  stillFitting,
} from '#islands/search/match.ts'
import type { Language } from '#lib/languages.ts'
import { packCities, unpackCities } from '#places/search-city.ts'
import { fortyCities } from '../fixtures/cities.ts'

function cardsIn(lang: Language) {
  const countries = new Intl.DisplayNames(lang, { type: 'region' })
  return fortyCities.map(({ id, names, aliases, country }) => ({
    id,
    name: names[lang],
    country: countries.of(country) ?? country,
    names: [...Object.values(names), ...aliases],
  }))
}
const indexIn = (lang: Language) => indexCities(unpackCities(packCities(cardsIn(lang))))
const english = indexIn('en')
const listed = (index: readonly IndexedCity[], typed: string) => {
  const { byName, byCountry } = matchCities(index, typed)
  return [...byName, ...byCountry]
}
const ids = (cities: { id: string }[]) => cities.map(({ id }) => id)

describe('a city is found by', () => {
  test.each([
    ['its name', 'en', 'Cologne', 'cologne'],
    ['the beginning of its name', 'en', 'pra', 'prague'],
    ['its own language', 'en', 'Köln', 'cologne'],
    ['its own language without accents', 'en', 'koln', 'cologne'],
    ['its own language, of Austria', 'en', 'Wien', 'vienna'],
    ['its own language, of Italy', 'en', 'firenze', 'florence'],
    ['German, in English', 'en', 'Genf', 'geneva'],
    ['Italian, in German', 'de', 'monaco di b', 'munich'],
    ['English, in French', 'fr', 'Venice', 'venice'],
    ['capital letters', 'es', 'SEVILLA', 'seville'],
    ['letters in the middle', 'en', 'ondo', 'london'],
  ] as const)('%s: %s "%s"', (_how, lang, typed, id) => {
    expect(ids(listed(indexIn(lang), typed))).toContain(id)
  })
})

test('a country finds its cities in the order given, at most five', () => {
  const inCountry = (code: string) =>
    fortyCities.filter(({ country }) => country === code).map(({ id }) => id)
  expect(ids(matchCities(english, 'italy').byCountry)).toEqual(inCountry('IT').slice(0, 5))
  expect(ids(matchCities(english, 'austria').byCountry)).toEqual(inCountry('AT'))
})

test('the beginning of any name comes before the middle, the country last', () => {
  const index = indexCities([
    { id: 'country', name: 'Alpha', country: 'Marland', names: [] },
    { id: 'alias', name: 'Beta', country: 'X', names: ['Marburg'] },
    { id: 'middle', name: 'Oldmar', country: 'X', names: [] },
    { id: 'start', name: 'Mara', country: 'X', names: [] },
  ])
  expect(ids(listed(index, 'mar'))).toEqual(['start', 'alias', 'middle', 'country'])
  expect(
    ['start', 'middle', 'country', 'other'].filter((id) =>
      hasName(index, { id, name: 'Mar', country: 'X' }, 'mar'),
    ),
  ).toEqual(['start', 'middle'])
})

test.each(['', ' ', 'l', ' l '])('fewer than two letters find nothing: "%s"', (typed) => {
  expect(listed(english, typed)).toEqual([])
})

describe('an exact name selects itself', () => {
  test.each([
    ['Paris', 'paris'],
    ['  paris ', 'paris'],
    ['Genf', 'geneva'],
    ['koln', 'cologne'],
    ['Londr', undefined],
    ['', undefined],
  ])('"%s" is %s', (typed, id) => {
    expect(exactPlace(english, typed)?.id).toBe(id)
  })

  test('unless two cities share it', () => {
    const index = indexCities([
      { id: 'a', name: 'Frankfurt', country: 'X', names: [] },
      { id: 'b', name: 'Frankfurt', country: 'Y', names: [] },
    ])
    expect(exactPlace(index, 'Frankfurt')).toBeUndefined()
  })
})

describe('of places with the name typed', () => {
  const texas = { id: 'paris-us', name: 'Paris', country: 'United States' }
  const springfields = ['Illinois', 'Missouri'].map((region) => ({
    id: `springfield-${region.toLowerCase()}`,
    name: 'Springfield',
    country: 'United States',
    region,
  }))
  test.each([
    ['the city of the catalogue goes before its namesakes elsewhere', 'Paris', [texas], 'paris'],
    [
      'the only one beyond it selects itself',
      'Springfield',
      springfields.slice(0, 1),
      'springfield-illinois',
    ],
    ['none of several does', 'Springfield', springfields, undefined],
    ['none does while nothing is typed', ' ', springfields.slice(0, 1), undefined],
  ])('%s', (_what, typed, named, id) => {
    expect(exactPlace(english, typed, named)?.id).toBe(id)
  })
})

describe('towns with the name typed', () => {
  const town = (id: string, name: string, names: string[] = []) => ({
    id,
    name,
    names,
    country: 'X',
    kind: 'town' as const,
  })
  const place = (id: string, name: string) => ({ id, name, country: 'Y', kind: 'place' as const })
  const towns = indexCities([
    town('dubrovnik', 'Dubrovnik', ['Ragusa']),
    town('cambridge', 'Cambridge'),
    town('bar', 'Bar'),
  ])
  test.each([
    ['a city goes before a town', 'Paris', [town('paris-town', 'Paris')], 'paris'],
    [
      'a town goes before its namesakes without journeys',
      'cambridge',
      [place('cambridge-us', 'Cambridge')],
      'cambridge',
    ],
    [
      'a town that only the server knows does, too',
      'Brest',
      [town('brest-fr', 'Brest'), place('brest', 'Brest')],
      'brest-fr',
    ],
    ['of two towns none selects itself', 'Bar', [town('bar-2', 'Bar')], undefined],
    ['a town found twice is one', 'Bar', [town('bar', 'Bar')], 'bar'],
    [
      'a town once called so gives way to the place that is',
      'Ragusa',
      [place('ragusa-it', 'Ragusa')],
      'ragusa-it',
    ],
    [
      'a town by another name selects itself when the server knows no other',
      'Bozen',
      [town('bolzano', 'Bolzano')],
      'bolzano',
    ],
    ['a town by another name waits for the server', 'Ragusa', [], undefined],
  ])('%s', (_what, typed, named, id) => {
    expect(exactPlace(english, typed, named, towns)?.id).toBe(id)
  })
})

test('rows stay while they still fit what is typed: cities by any name, other places by theirs', () => {
  const tokyo = { id: 'tokyo', name: 'Tokyo', country: 'Japan' }
  const rows = [...listed(english, 'ko'), tokyo]
  expect(ids(rows)).toEqual(expect.arrayContaining(['cologne', 'copenhagen', 'tokyo']))
  expect(ids(stillFitting(english, rows, 'koln'))).toEqual(['cologne'])
  expect(ids(stillFitting(english, rows, 'TOKY'))).toEqual(['tokyo'])
  expect(stillFitting(english, rows, 'k')).toEqual([])
})

test('packed cities come back as they were, names that differ only in accents standing once', () => {
  const cologne = {
    id: 'cologne',
    name: 'Köln',
    country: 'Deutschland',
    names: ['Köln', 'Cologne', 'Koln', 'Colonia', 'COLONIA'],
  }
  expect(unpackCities(packCities([cologne]))).toEqual([{ ...cologne, names: ['Cologne', 'Colonia'] }])
  expect(unpackCities('')).toEqual([])
})
