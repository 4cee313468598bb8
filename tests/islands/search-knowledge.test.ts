// What the file of the search adds to the suggestions: stops, pages, two towns in one field.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { indexCities } from '#islands/search/match.ts'
import { likeliestRow, rowGroups } from '#islands/search/row-groups.ts'
import type { Found } from '#islands/search/search-places.ts'
import { matchRoutes } from '#islands/search/two-towns.ts'
import { packCities, type SearchPlace } from '#places/search-city.ts'
import {
  type KnownPage,
  type KnownStop,
  packPages,
  packStops,
  unpackPages,
  unpackStops,
} from '#places/search-knowledge.ts'
import { packTowns, type SearchTown, townSize, unpackTowns } from '#places/search-towns.ts'
import { fortyCities } from '../fixtures/cities.ts'

const cards = fortyCities.map(({ id, names, aliases, country }) => ({
  ...{ id, name: names.en, country, names: [...Object.values(names), ...aliases] },
}))
const cities = packCities(cards)
const index = indexCities(cards)
const town = (
  id: string,
  name: string,
  country: string,
  population: number,
  names: string[] = [],
): SearchTown => ({
  ...{ id, name, country, names, kind: 'town', size: townSize(population) },
})
const towns: SearchTown[] = [
  town('lima-fr', 'Lima', 'France', 900_000, ['lima fr', 'Ville de Lima']),
  town('limoges', 'Limoges', 'France', 130_000),
  town('limerick', 'Limerick', 'Ireland', 90_000, ['Luimneach']),
  town('manchester', 'Manchester', 'United Kingdom', 500_000),
  { ...town('dover', 'Dover', 'United Kingdom', 0, ['Douvres']), kind: 'place', size: 0 },
]
const townText = packTowns(towns)
const ids = [...cards, ...unpackTowns(townText)].map(({ id }) => id)
const stops: KnownStop[] = [
  { kind: 'airport', town: 'paris', name: 'Charles de Gaulle', code: 'CDG', pageOf: 'paris' },
  { kind: 'airport', town: 'madrid', name: 'Barajas', code: 'MAD', pageOf: 'madrid' },
  { kind: 'station', town: 'paris', name: 'Gare du Nord', code: '', pageOf: '' },
  { kind: 'airport', town: 'manchester', name: 'Ringway', code: 'LIM', pageOf: 'london' },
  { kind: 'port', town: 'dover', name: 'Eastern Docks', code: '', pageOf: '' },
]
const pages: KnownPage[] = [
  { kind: 'ferry', id: 'dover-calais', label: 'Dover – Calais', place: '', names: ['Douvres'] },
  { kind: 'sight', id: 'louvre', label: 'Louvre', place: 'Paris', names: ['Musée du Louvre'] },
]
const file = {
  ...{ cities, words: {} },
  more: {
    ...{ title: '', close: '', near: 'Similar', offline: '', estimates: 'estimates only' },
    stops: { airport: 'Airport', station: 'Station', port: 'Port', coach: 'Coach station' },
    pages: { route: 'Routes', ferry: 'Ferries', sight: 'Sights', airport: 'Airports', country: 'Countries' },
  },
  knowledge: {
    towns: townText,
    stops: packStops(stops, ids),
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
  [
    'an airport by its code before towns that begin with it',
    'LIM',
    ['Manchester – Ringway (LIM)', 'Lima', 'Limoges', 'Limerick'],
    ['/airport/lim-to-london'],
  ],
  ['towns, the largest first', 'limo', ['Limoges'], []],
  ['towns by another name', 'luimn', ['Limerick'], []],
  ['a town before cities of a country', 'man', ['Manchester'], []],
  ['a route by a town and a city', 'limoges to par', [], ['/route/limoges-paris']],
  ['a misspelt town', 'Mancester', ['Manchester'], []],
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

test('a place without journeys says so; a town, a city and a stop do not', async () => {
  await search('limoges')
  const { rowGroups: rows } = await import('#islands/search/row-groups.ts')
  const detail = (place: Partial<SearchPlace>) =>
    rows({ places: [{ id: 'x', name: 'X', country: 'Y', ...place }], links: [], near: false })[0]?.rows[0]
      ?.detail
  expect(detail({ kind: 'place', region: 'Texas' })).toBe('Texas, Y · estimates only')
  expect([detail({ kind: 'town' }), detail({})]).toEqual(['Y', 'Y'])
  expect(detail({ kind: 'place', via: { kind: 'port', label: 'Dover – Docks' } })).toBe('Port')
  expect(
    rowGroups({ places: [{ id: 'x', name: 'X', country: 'Y', kind: 'place' }], links: [], near: false })[0]
      ?.rows[0]?.detail,
  ).toBe('Y')
})

test('packed stops, pages and towns come back as they were; unknown kinds are dropped', () => {
  expect(unpackStops(packStops(stops, ids), ids)).toEqual(stops)
  expect(unpackPages(packPages(pages))).toEqual(pages)
  expect(unpackTowns(townText)).toEqual(towns)
  expect(unpackStops('9\t1\tX\n0\tzzzz\tX', ids)).toEqual([])
  expect(unpackPages('0\tx\tX\n7\tx\tX')).toEqual([])
  expect([unpackStops('', ids), unpackPages('')]).toEqual([[], []])
})

test.each([
  [0, 1],
  [4000, 1],
  [8000, 2],
  [130_000, 6],
  [15_000_000, 9],
])('a town of %i has size %i', (population, size) => {
  expect(townSize(population)).toBe(size)
})
