// Suggestions of both sources: the catalogue at once, places beyond it below, misspelt names for unknown texts.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FoundPlace } from '#contracts/geocode-search.ts'
import { beginsName, hasName, indexCities, matchCities } from '#islands/search/match.ts'
import { nextRows, type RowOrder } from '#islands/search/rows.ts'
import type { Found } from '#islands/search/search-places.ts'
import type { SearchPlace } from '#places/search-city.ts'
import { fortyCities } from '../fixtures/cities.ts'
import { openCalls, place } from './search-fetch.ts'

const countries = new Intl.DisplayNames('en', { type: 'region' })
const index = indexCities(
  fortyCities.map(({ id, names, aliases, country }) => ({
    id,
    name: names.en,
    country: countries.of(country) ?? country,
    names: [...Object.values(names), ...aliases],
  })),
)
const sources = { index, lang: 'en' } as const
const ids = (places: readonly SearchPlace[] = []) => places.map(({ id }) => id)
const forever = new AbortController().signal

beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** All suggestions for a text with this reply of the server. */
async function search(text: string, reply: FoundPlace[] | 'failure' = [], picked?: SearchPlace) {
  const { searchPlaces } = await import('#islands/search/search-places.ts')
  const calls = openCalls()
  const steps: Found[] = []
  for await (const found of searchPlaces(sources, text, forever, picked)) {
    steps.push(found)
    if (reply === 'failure') calls[0]?.fail(new TypeError('Failed to fetch'))
    else calls[0]?.answer(reply)
  }
  return { steps, calls, found: steps.at(-1) as Found }
}

test('the catalogue answers at once, the server later', async () => {
  const { steps } = await search('lon', [place('long-beach', 'Long Beach', 'United States')])
  expect(steps).toHaveLength(2)
  expect(ids(steps[0]?.local)).toContain('london')
  expect(steps[0]?.remote).toBeUndefined()
  expect(ids(steps[1]?.local)).toEqual(ids(steps[0]?.local))
  expect(ids(steps[1]?.remote)).toEqual(['long-beach'])
})

test('two letters ask the catalogue alone', async () => {
  const { calls, found } = await search('lo')
  expect(calls).toEqual([])
  expect(found).toMatchObject({ local: matchCities(index, 'lo').byName, remote: [] })
})

describe('a place is listed once', () => {
  const paris = place('paris', 'Paris', 'France', { source: 'database', exact: true })
  test.each([
    ['the same city', [paris], []],
    ['the same name in the same country', [place('paris-fr', 'PARIS', 'France')], []],
    [
      'a namesake in another country is another place',
      [place('paris-us', 'Paris', 'United States')],
      ['paris-us'],
    ],
    [
      'namesakes in one country are two places',
      [
        place('paris-us', 'Paris', 'United States', { region: 'Texas' }),
        place('paris-us-2', 'Paris', 'United States', { region: 'Tennessee' }),
      ],
      ['paris-us', 'paris-us-2'],
    ],
    [
      'a place the server names twice',
      [place('parla', 'Parla', 'Spain'), place('parla', 'Parla', 'Spain')],
      ['parla'],
    ],
  ])('%s', async (_what, reply, remote) => {
    const { found } = await search('paris', reply)
    expect(ids(found.local)).toEqual(['paris'])
    expect(ids(found.remote)).toEqual(remote)
  })
})

test('at most five places come from the server', async () => {
  const reply = Array.from({ length: 8 }, (_, count) => place(`san-${count}`, `San ${count}`, 'X'))
  expect((await search('san', reply)).found.remote).toHaveLength(5)
})

test('a city of the catalogue found by the server is the entry of the catalogue', async () => {
  const { found } = await search('Wienna', [place('vienna', 'Vienna', 'Austria', { source: 'database' })])
  expect(found.remote?.[0]).toBe(index.find(({ city }) => city.id === 'vienna')?.city)
})

test('places keep their region, and those named exactly so are known', async () => {
  const exact = place('springfield', 'Springfield', 'United States', { region: 'Illinois', exact: true })
  const { found } = await search('springfield', [exact, place('springfield-2', 'Springfields', 'X')])
  expect(found.remote?.[0]).toEqual({
    id: 'springfield',
    name: 'Springfield',
    country: 'United States',
    region: 'Illinois',
    kind: 'place',
  })
  expect(ids(found.named)).toEqual(['springfield'])
})

describe('a slip of the finger still finds', () => {
  test.each([
    ['barcelna', 'barcelona'],
    ['amsterdm', 'amsterdam'],
    ['budpest', 'budapest'],
    ['stokholm', 'stockholm'],
    ['munhic', 'munich'],
  ])('%s: %s, when the server finds nothing', async (typed, id) => {
    const { steps } = await search(typed)
    expect(steps[0]?.local).toEqual([])
    expect(ids(steps[1]?.local)).toContain(id)
  })

  test('also when the server does not answer, which is logged once', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(ids((await search('barcelna', 'failure')).found.local)).toContain('barcelona')
    expect(error).toHaveBeenCalledOnce()
  })

  test('but not when something matches as written, nor for nonsense', async () => {
    const { found } = await search('munhic', [place('munhica', 'Munhica', 'X')])
    expect([found.local, ids(found.remote)]).toEqual([[], ['munhica']])
    expect(ids((await search('nice')).found.local)).toEqual(ids(matchCities(index, 'nice').byName))
    expect((await search('zzzzqq')).found).toEqual({ local: [], remote: [], named: [] })
  })
})

test('a stale search says nothing more', async () => {
  const { searchPlaces } = await import('#islands/search/search-places.ts')
  const calls = openCalls()
  const stop = new AbortController()
  const steps = searchPlaces(sources, 'tokyo', stop.signal)
  await steps.next()
  stop.abort()
  expect(calls[0]?.signal.aborted).toBe(true)
  expect((await steps.next()).done).toBe(true)
})

describe('for a picked place nothing is asked', () => {
  const tokyo = { id: 'tokyo', name: 'Tokyo', country: 'Japan' }

  test('it stands alone when nothing else is known', async () => {
    const { calls, found } = await search('Tokyo', [], tokyo)
    expect(calls).toEqual([])
    expect(found).toMatchObject({ local: [], remote: [tokyo] })
  })

  test('its namesakes stay in reach', async () => {
    const { searchPlaces } = await import('#islands/search/search-places.ts')
    const calls = openCalls()
    const paris = matchCities(index, 'paris').byName[0]
    const texas = place('paris-us', 'Paris', 'United States')
    const before = searchPlaces(sources, 'Paris', forever)
    await before.next()
    calls[0]?.answer([texas])
    await before.next()
    const after = searchPlaces(sources, 'Paris', forever, paris)
    await after.next()
    const { value } = await after.next()
    expect([ids(value.local), ids(value.remote)]).toEqual([['paris'], ['paris-us']])
    expect(calls).toHaveLength(1)
  })
})

describe('rows', () => {
  const rows = (...names: string[]): SearchPlace[] => names.map((id) => ({ id, name: id, country: 'X' }))
  const found = rows('z', 'y', 'x')
  const alike: RowOrder = { begins: () => false, isCity: () => false }
  /** As a field has it for what is typed. */
  const orderFor = (typed: string): RowOrder => ({
    begins: (place) => beginsName(index, place, typed),
    isCity: (place) => hasName(index, place, typed),
  })
  test.each([
    ['begin with the catalogue', [], { local: rows('a', 'b') }, ['a', 'b']],
    ['are added below', ['a', 'b'], { local: rows('a', 'b'), remote: rows('x', 'y') }, ['a', 'b', 'x', 'y']],
    ['stay until the next are there', ['a', 'x', 'y'], { local: rows('a', 'b') }, ['a', 'b', 'x', 'y']],
    [
      'keep their order when they are found again',
      ['a', 'x', 'y'],
      { local: rows('a'), remote: found },
      ['a', 'x', 'y', 'z'],
    ],
    [
      'give way to a place named exactly as typed',
      ['a', 'x', 'y'],
      { local: rows('a'), remote: found, named: found.slice(1, 2) },
      ['a', 'y', 'x', 'z'],
    ],
    ['go when they are not', ['x', 'y'], { local: [], remote: rows('y') }, ['y']],
    ['never stand twice', ['x'], { local: rows('x'), remote: rows('y') }, ['x', 'y']],
  ])('%s', (_what, shown, next, expected) => {
    expect(ids(nextRows(rows(...shown), next, alike))).toEqual(expected)
  })

  test('that begin with the text come first among cities, and among the places below them', () => {
    const local = matchCities(index, 'lon').byName
    const remote = ['Long Eaton', 'Toulon', 'Londonderry'].map((name) => ({ id: name, name, country: 'X' }))
    const [first, ...others] = ids(local)
    expect(first).toBe('london')
    expect(others).toContain('barcelona')
    expect(ids(nextRows(local, { local, remote }, orderFor('lon')))).toEqual([
      ...ids(local),
      ...['Long Eaton', 'Londonderry', 'Toulon'],
    ])
  })

  test('are cities, then towns and stops, then places without journeys', () => {
    const row = (id: string, kind?: 'town' | 'place', via?: SearchPlace['via']): SearchPlace => ({
      ...{ id, name: id, country: 'X' },
      ...(kind && { kind }),
      ...(via && { via }),
    })
    const local = [row('bari', 'town'), row('madrid', undefined, { label: 'Barajas', kind: 'airport' })]
    const remote = [row('bar', 'town'), row('barnsley', 'place'), row('barcelona'), row('barnaul', 'place')]
    expect(ids(nextRows([], { local, remote }, orderFor('bar')))).toEqual([
      'barcelona',
      'bari',
      'madrid',
      'bar',
      'barnsley',
      'barnaul',
    ])
    const shown = [row('barnaul', 'place')]
    expect(ids(nextRows(shown, { local }, orderFor('bar')))).toEqual(['bari', 'madrid', 'barnaul'])
    const named = [remote[3] as SearchPlace]
    expect(ids(nextRows(shown, { local, remote, named }, orderFor('bar'))).slice(-2)).toEqual([
      'barnaul',
      'barnsley',
    ])
  })

  test('are cities of a country only after what has the name', () => {
    const local = [
      { id: 'manchester', name: 'Manchester', country: 'X', kind: 'town' as const },
      ...matchCities(index, 'man').byCountry,
    ]
    expect(ids(nextRows([], { local, remote: [] }, orderFor('man')))[0]).toBe('manchester')
  })
})
