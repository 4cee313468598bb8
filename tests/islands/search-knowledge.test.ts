// What the file of the search adds to the suggestions: stops, pages, two towns in one field.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { indexCities } from '#islands/search/match.ts'
import { likeliestRow } from '#islands/search/row-groups.ts'
import type { Found } from '#islands/search/search-places.ts'
import { matchRoutes } from '#islands/search/two-towns.ts'
import { packCities } from '#places/search-city.ts'
import {
  type KnownPage,
  type KnownStop,
  packPages,
  packStops,
  unpackPages,
  unpackStops,
} from '#places/search-knowledge.ts'
import { fortyCities } from '../fixtures/cities.ts'

const cards = fortyCities.map(({ id, names, aliases, country }) => ({
  ...{ id, name: names.en, country, names: [...Object.values(names), ...aliases] },
}))
const cities = packCities(cards)
const index = indexCities(cards)
const stops: KnownStop[] = [
  { kind: 'airport', town: 'paris', name: 'Charles de Gaulle', code: 'CDG', pageOf: 'paris' },
  { kind: 'airport', town: 'madrid', name: 'Barajas', code: 'MAD', pageOf: 'madrid' },
  { kind: 'station', town: 'paris', name: 'Gare du Nord', code: '', pageOf: '' },
  { kind: 'port', town: 'dover', name: 'Eastern Docks', code: '', pageOf: '' },
]
const pages: KnownPage[] = [
  { kind: 'ferry', id: 'dover-calais', label: 'Dover – Calais', place: '', names: ['Douvres'] },
  { kind: 'sight', id: 'louvre', label: 'Louvre', place: 'Paris', names: ['Musée du Louvre'] },
]
const file = {
  ...{ cities, words: {} },
  more: {
    ...{ title: '', close: '', near: 'Similar', offline: '' },
    stops: { airport: 'Airport', station: 'Station', port: 'Port', coach: 'Coach station' },
    pages: { route: 'Routes', ferry: 'Ferries', sight: 'Sights', airport: 'Airports', country: 'Countries' },
  },
  knowledge: {
    towns: packCities([{ id: 'dover', name: 'Dover', country: 'United Kingdom', names: ['Douvres'] }]),
    stops: packStops(stops),
    pages: packPages(pages),
  },
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The last suggestions for a text; `reply` is that of the file, places of the server are none. */
async function search(text: string, reply = () => Response.json(file)) {
  const { searchPlaces } = await import('#islands/search/search-places.ts')
  vi.stubGlobal('fetch', async (path: string) => (path.startsWith('/search/') ? reply() : Response.json([])))
  let last: Found | undefined
  const sources = { index, lang: 'en', cities } as const
  for await (const found of searchPlaces(sources, text, new AbortController().signal)) last = found
  return last as Found
}
const labels = ({ local }: Found) => local.map(({ name, via }) => via?.label ?? name)

test.each([
  ['an airport by its code', 'cdg', ['Paris – Charles de Gaulle (CDG)'], ['/airport/cdg-to-paris']],
  [
    'a code beside the town it begins',
    'MAD',
    ['Madrid', 'Madrid – Barajas (MAD)'],
    ['/airport/mad-to-madrid'],
  ],
  ['a station', 'Gare du Nord', ['Paris – Gare du Nord'], []],
  ['a port of a town without pages', 'eastern docks', ['Dover – Eastern Docks'], []],
  ['a sight', 'louvre', [], ['/landmark/louvre']],
  ['a crossing by two names', 'Dover Calais', [], ['/ferry/dover-calais']],
  ['a crossing by two names of another language', 'von douvres nach calais', [], ['/ferry/dover-calais']],
  ['a route by two towns', 'paris london', [], ['/route/paris-london']],
  ['a misspelt city', 'Münhen', ['Munich'], []],
  ['a misspelt sight and what is like it', 'luvre', [], ['/landmark/louvre', '/ferry/dover-calais']],
])('the search finds %s: "%s"', async (_what, text, towns, hrefs) => {
  const found = await search(text)
  expect(labels(found)).toEqual(towns)
  expect(found.links?.map(({ href }) => href) ?? []).toEqual(hrefs)
})

test('names that are only similar are marked as such', async () => {
  expect((await search('luvre')).near).toBe(true)
  expect((await search('louvre')).near).toBeUndefined()
})

test('without the file towns are still found, which is logged', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const found = await search('london', () => new Response('no', { status: 500 }))
  expect(labels(found)).toEqual(['London'])
  expect(error).toHaveBeenCalledOnce()
})

test.each([
  ['paris london', ['/route/paris-london']],
  ['von Wien nach Prag', ['/route/vienna-prague']],
  ['london to par', ['/route/london-paris']],
  ['paris paris', []],
  ['par london', []],
  ['paris', []],
  ['paris l', []],
])('two towns in one field are a route: "%s"', (text, hrefs) => {
  expect(matchRoutes(index, text, 'en').map(({ href }) => href)).toEqual(hrefs)
})

test('Enter takes a page that is named, unless a town has the name', () => {
  const louvres = { id: 'louvres', name: 'Louvres', country: 'France' }
  const louvre = { kind: 'sight', href: '/landmark/louvre', label: 'Louvre', detail: 'Paris' } as const
  const places = [louvres]
  expect(likeliestRow({ places, links: [{ ...louvre, isExact: true }], exact: undefined })).toBe(1)
  expect(likeliestRow({ places, links: [louvre], exact: undefined })).toBe(0)
  expect(likeliestRow({ places, links: [{ ...louvre, isExact: true }], exact: louvres })).toBe(0)
})

test('packed stops and pages come back as they were; unknown kinds are dropped', () => {
  expect(unpackStops(packStops(stops))).toEqual(stops)
  expect(unpackPages(packPages(pages))).toEqual(pages)
  expect(unpackStops('9\tparis\tX')).toEqual([])
  expect(unpackPages('0\tx\tX\n7\tx\tX')).toEqual([])
  expect([unpackStops(''), unpackPages('')]).toEqual([[], []])
})
