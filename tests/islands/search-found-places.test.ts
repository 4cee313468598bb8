// Requests for places: one per text, none for short texts, an empty list on failure (D88).
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { foundPlaceSchema, geocodeQuery, geocodeSearchPath } from '#contracts/geocode-search.ts'
import { openCalls, place } from './search-fetch.ts'

const tokyo = place('tokyo', 'Tokyo', 'Japan', { exact: true })
const forever = new AbortController().signal
let error: ReturnType<typeof vi.spyOn>
const load = () => import('#islands/search/found-places.ts')

beforeEach(() => {
  vi.resetModules() // answers are cached for a page load
  error = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a text is sent as typed, with the language of the page', async () => {
  const { findPlaces } = await load()
  const calls = openCalls()
  const found = findPlaces('Tōkyō & co', 'it', forever)
  expect(calls).toMatchObject([{ path: geocodeSearchPath, query: 'Tōkyō & co', lang: 'it' }])
  expect(foundPlaceSchema.parse(tokyo)).toEqual(tokyo)
  calls[0]?.answer([tokyo])
  expect(await found).toEqual([tokyo])
  expect(error).not.toHaveBeenCalled()
})

test.each(['', 'to', ' to ', 'é́t', 'x'.repeat(geocodeQuery.maxLength + 1)])(
  '"%s" is not sent',
  async (text) => {
    const { findPlaces } = await load()
    const calls = openCalls()
    expect(await findPlaces(text, 'en', forever)).toEqual([])
    expect(calls).toEqual([])
  },
)

test('texts that differ in accents and capitals only share one call', async () => {
  const { findPlaces, knownReply } = await load()
  const calls = openCalls()
  const both = [findPlaces('Tokyo', 'en', forever), findPlaces('tokyo', 'en', forever)]
  calls[0]?.answer([tokyo])
  expect(await Promise.all(both)).toEqual([[tokyo], [tokyo]])
  expect(await findPlaces('TŌKYŌ', 'en', forever)).toEqual([tokyo])
  expect(knownReply('tokyo', 'en')).toEqual([tokyo])
  expect(calls).toHaveLength(1)
  expect(knownReply('osaka', 'en')).toBeUndefined()
})

test('the last fifty replies are kept', async () => {
  const { findPlaces, knownReply } = await load()
  const calls = openCalls()
  for (let count = 0; count <= 50; count += 1) {
    const found = findPlaces(`place ${count}`, 'en', forever)
    calls[count]?.answer([])
    await found
  }
  expect(knownReply('place 0', 'en')).toBeUndefined()
  expect(knownReply('place 1', 'en')).toEqual([])
  expect(knownReply('place 50', 'en')).toEqual([])
})

test.each([
  ['the server refuses', (call: Call) => call.answer({ error: 'no' }, 503), '503: {"error":"no"}'],
  ['there is no line', (call: Call) => call.fail(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['the reply is something else', (call: Call) => call.answer({ places: [] }), /not a list/],
] as const)(
  'nothing is found when %s; that is logged once and may be asked again',
  async (_what, fail, message) => {
    const { findPlaces } = await load()
    const calls = openCalls()
    const both = [findPlaces('tokyo', 'en', forever), findPlaces('tokyo', 'en', forever)]
    fail(calls[0] as Call)
    expect(await Promise.all(both)).toEqual([[], []])
    expect(error).toHaveBeenCalledOnce()
    expect(error).toHaveBeenCalledWith(
      `${geocodeSearchPath} failed.`,
      expect.objectContaining({ message: expect.stringMatching(message) }),
    )

    const again = findPlaces('tokyo', 'en', forever)
    calls[1]?.answer([tokyo])
    expect(await again).toEqual([tokyo])
  },
)
type Call = ReturnType<typeof openCalls>[number]

test('a server that says nothing for five seconds has failed', async () => {
  vi.useFakeTimers()
  const { findPlaces } = await load()
  const calls = openCalls()
  const found = findPlaces('tokyo', 'en', forever)
  await vi.advanceTimersByTimeAsync(4999)
  expect(calls[0]?.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await found).toEqual([])
  expect(error).toHaveBeenCalledOnce()
})

test('a call without a waiting field is aborted and not logged; the next request repeats it', async () => {
  const { findPlaces } = await load()
  const calls = openCalls()
  const [origin, destination] = [new AbortController(), new AbortController()]
  const found = [findPlaces('tokyo', 'en', origin.signal), findPlaces('tokyo', 'en', destination.signal)]
  origin.abort()
  expect(calls[0]?.signal.aborted).toBe(false)
  destination.abort()
  expect(calls[0]?.signal.aborted).toBe(true)

  const again = findPlaces('tokyo', 'en', forever)
  calls[1]?.answer([tokyo])
  expect(await again).toEqual([tokyo])
  expect(await Promise.all(found)).toEqual([[], []])
  expect(error).not.toHaveBeenCalled()
})

test('entries that are no places are left out', async () => {
  const { findPlaces } = await load()
  const calls = openCalls()
  const found = findPlaces('tokyo', 'en', forever)
  calls[0]?.answer([
    null,
    7,
    { ...tokyo, id: '../evil' },
    { ...tokyo, name: '' },
    { ...tokyo, country: undefined },
    { ...tokyo, region: 7 },
    tokyo,
  ])
  expect(await found).toEqual([tokyo])
})
