import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FlightOffer, flightsSearchPath, flightsSearchReplyExample } from '#contracts/flights-search.ts'
import { flightProviderOf } from '#contracts/flights-status.ts'
import { en } from '#i18n/live/en.ts'
import { earns, type Fares, loadFares, noteOf, toFares } from '#islands/prices/fares.ts'

const [offer] = flightsSearchReplyExample.data as [FlightOffer]
const nothing = { configured: true, data: [], message: null }

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** States of the card for these answers of status and search. */
async function statesOf(...answers: (() => Promise<Response>)[]): Promise<Fares[]> {
  const states: Fares[] = []
  const fetch = vi.fn()
  for (const answer of answers) fetch.mockImplementationOnce(answer)
  vi.stubGlobal('fetch', fetch)
  await loadFares({ provider: 'duffel', from: 'LON', to: 'BCN' }, (fares) => states.push(fares))
  expect(fetch).toHaveBeenCalledTimes(answers.length)
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/duffel/status')
  const last = fetch.mock.lastCall?.[0]
  if (answers.length > 1) expect(last).toBe(`${flightsSearchPath}?origin=LON&destination=BCN`)
  return states
}
const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }))
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))
const configured = json({ configured: true })

test('without a provider nothing is searched', async () => {
  expect(await statesOf(json({ configured: false }))).toEqual([{ state: 'not-configured' }])
})

test('three offers at most follow the search', async () => {
  const data = Array.from({ length: 5 }, (_, id) => ({ ...offer, id: String(id) }))
  expect(await statesOf(configured, json({ ...nothing, data }))).toEqual([
    { state: 'fetching' },
    { state: 'offers', offers: data.slice(0, 3) },
  ])
})

test.each([
  ['no network', noNetwork, 'network'],
  ['a server in trouble', json('busy', 503), 'failed'],
  ['a provider in trouble', json({ ...nothing, fault: 'timeout' }), 'failed'],
  ['refused credentials', json({ ...nothing, fault: 'rejected' }), 'rejected'],
  ['too many questions', json({ ...nothing, fault: 'limited' }), 'limited'],
  ['no list', json({ configured: true }), 'noData'],
  ['an empty list', json(nothing), 'empty'],
  ['offers of another form', json({ ...nothing, data: [{ price: 1 }] }), 'empty'],
])('%s is named', async (_name, search, failure) => {
  expect((await statesOf(configured, search)).at(-1)).toEqual({ state: 'failed', failure })
})

test('a provider that has gone since is not configured', () => {
  expect(toFares({ configured: false, data: [] })).toEqual({ state: 'not-configured' })
})

test.each([
  ['https://www.aviasales.com/search/LON1012BCN1?marker=1', true],
  ['https://www.aviasales.com/search/LON1012BCN1', false],
  [undefined, false],
])('%s earns: %s', (link, expected) => {
  const { link: _, ...plain } = offer
  expect(earns(link ? { ...plain, link } : plain)).toBe(expected)
})

test('a kept fare says how old it may be', () => {
  expect(noteOf(offer, en.fares)).toContain('7')
  expect(noteOf({ ...offer, cached: false }, en.fares)).toBe('')
})

test('a page is built for a provider there is, or for none', () => {
  expect(flightProviderOf({})).toBe('none')
  expect(flightProviderOf({ FLIGHT_PROVIDER: 'duffel' })).toBe('duffel')
  expect(() => flightProviderOf({ FLIGHT_PROVIDER: 'amadeus' })).toThrow(RangeError)
})
