// The file of the search: what it knows, and what it weighs.
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import {
  airports,
  cities,
  countryPairFacts,
  ferryFacts,
  landmarkFacts,
  places,
  townPopulation,
} from '#catalogue/load.ts'
import { indexKnowledge, matchPages, matchStops } from '#islands/search/knowledge.ts'
import { matchCities } from '#islands/search/match.ts'
import { languages } from '#lib/languages.ts'
import { searchFile } from '#models/search-file.ts'

const files = new Map(languages.map((lang) => [lang, searchFile(lang)]))
const knownIn = (lang: (typeof languages)[number]) => {
  const file = files.get(lang) as ReturnType<typeof searchFile>
  return { ...indexKnowledge(file.knowledge, file.cities), more: file.more }
}
const english = knownIn('en')

test.each(languages)('in %s the file weighs at most 15 KB', (lang) => {
  const bytes = brotliCompressSync(JSON.stringify(files.get(lang))).length
  expect(bytes).toBeLessThanOrEqual(15_000)
})

test('every airport, sight, crossing and pair of countries is in it', () => {
  expect(english.stops.flatMap(({ code }) => code || []).sort()).toEqual(
    airports()
      .map(({ code }) => code)
      .sort(),
  )
  expect(english.pages.map(({ id }) => id).sort()).toEqual(
    [...ferryFacts(), ...landmarkFacts(), ...countryPairFacts()].map(([id]) => id).sort(),
  )
})

test('every town with journeys is in it, the largest first, and no city', () => {
  const { towns } = english
  const ids = towns.map(({ city }) => city.id)
  expect(ids.toSorted()).toEqual(
    places()
      .filter(({ kind }) => kind === 'town')
      .map(({ id }) => id)
      .sort(),
  )
  expect(new Set([...ids, ...cities().map(({ id }) => id)]).size).toBe(ids.length + cities().length)
  const [first, last] = [ids[0], ids.at(-1)].map((id) => townPopulation(id as string))
  expect(first).toBeGreaterThan(700_000)
  expect(last).toBeLessThan(10_000)
})

describe('a town is found', () => {
  test.each([
    ['en', 'genoa', 'Genoa', 'genoa'],
    ['de', 'genua', 'Genua', 'genoa'],
    ['de', 'genoa', 'Genua', 'genoa'],
    ['it', 'san gallo', 'San Gallo', 'st-gallen'],
    ['fr', 'st gallen', 'Saint-Gall', 'st-gallen'],
    ['es', 'cadiz', 'Cádiz', 'cadiz-es'],
    ['en', 'santiago', 'Santiago de Compostela', 'santiago-de-compostela'],
  ] as const)('in %s by "%s"', (lang, typed, name, id) => {
    const [first] = matchCities(knownIn(lang).towns, typed).byName
    expect(first).toMatchObject({ id, name, kind: 'town' })
  })
})

describe('a stop chooses its town and says so:', () => {
  test.each([
    ['en', 'CDG', 'Paris – Charles de Gaulle (CDG)', 'paris'],
    ['en', 'charles de gaulle', 'Paris – Charles de Gaulle (CDG)', 'paris'],
    ['en', 'Gare du Nord', 'Paris – Gare du Nord', 'paris'],
    ['en', 'paris nord', 'Paris – Gare du Nord', 'paris'],
    ['de', 'St Pancras', 'London – St Pancras International', 'london'],
    ['fr', 'Termini', 'Rome – Termini', 'rome'],
    ['en', 'munich hbf', 'Munich – Hbf', 'munich'],
    ['it', 'orly', 'Parigi – Orly (ORY)', 'paris'],
    ['en', 'turin airport', 'Turin (TRN)', 'turin'],
    ['de', 'wien flughafen', 'Wien – Schwechat (VIE)', 'vienna'],
    ['en', 'Dover Priory', 'Dover – Priory', 'dover'],
    ['en', 'beauvais', 'Paris – Beauvais (BVA)', 'paris'],
    ['en', 'EIN', 'Eindhoven (EIN)', 'eindhoven'],
  ] as const)('in %s "%s" is %s', (lang, typed, label, town) => {
    const known = knownIn(lang)
    const found = matchStops(known, typed, known.more.stops)
    expect(found.slice(0, 2).map((stop) => [stop.label, stop.place.id])).toContainEqual([label, town])
  })

  test.each(['Paris', 'London', 'ga', 'Frankfurt am Main', 'st', 'the'])(
    'the name of a town alone, or two letters, list none: "%s"',
    (typed) => {
      expect(matchStops(english, typed, english.more.stops)).toEqual([])
    },
  )
})

describe('a page is found:', () => {
  test.each([
    ['en', 'Louvre', '/landmark/louvre'],
    ['de', 'louvre', '/de/landmark/louvre'],
    ['en', 'sagrada familia', '/landmark/sagrada-familia'],
    ['en', 'Tour Eiffel', '/landmark/eiffel-tower'],
    ['en', 'louvre paris', '/landmark/louvre'],
    ['en', 'Dover Calais', '/ferry/dover-calais'],
    ['en', 'calais to dover', '/ferry/dover-calais'],
    ['fr', 'Douvres – Calais', '/fr/ferry/dover-calais'],
    ['en', 'United States Italy', '/travel-corridor/usa-to-italy'],
    ['en', 'USA to Italy', '/travel-corridor/usa-to-italy'],
    ['de', 'Vereinigte Staaten', '/de/travel-corridor/usa-to-italy'],
    ['en', 'États-Unis', '/travel-corridor/usa-to-italy'],
  ] as const)('in %s "%s" is %s', (lang, typed, href) => {
    expect(matchPages(knownIn(lang), typed, lang).map((link) => link.href)).toContain(href)
  })

  test('only pairs of the country are found by its name', () => {
    const links = matchPages(english, 'United States', 'en')
    expect(links.map(({ href }) => href)).toEqual(
      countryPairFacts()
        .filter(([, { origin, destination }]) => [origin, destination].includes('US'))
        .map(([id]) => `/travel-corridor/${id}`),
    )
  })

  test.each(['Paris', 'lo', 'zzz', 'to', ''])('"%s" finds no page', (typed) => {
    expect(matchPages(english, typed, 'en')).toEqual([])
  })
})
