import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fallbackRates } from '#catalogue/currency.ts'
import { fakeStorage } from './browser.ts'

const live = { rates: { ...fallbackRates, USD: 1.25 }, date: '2026-11-20', source: 'ecb' }
const reply =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status })

/** The store of a fresh page. */
async function freshRates() {
  vi.resetModules()
  return import('#stores/rates.ts')
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('parallel requests share one call', async () => {
  const fetch = vi.fn(reply(live))
  vi.stubGlobal('fetch', fetch)
  const { $rates, ensureRates } = await freshRates()
  await Promise.all([ensureRates(), ensureRates()])
  await ensureRates()
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(fetch).toHaveBeenCalledWith(
    '/api/currency/rates',
    expect.objectContaining({ credentials: 'include' }),
  )
  expect($rates.get()).toEqual({ rates: live.rates, date: live.date })
})

test('the next page of the session does not ask again, the next day does', async () => {
  const fetch = vi.fn(reply(live))
  vi.stubGlobal('fetch', fetch)
  await (await freshRates()).ensureRates()
  const next = await freshRates()
  await next.ensureRates()
  expect(next.$rates.get()?.rates.USD).toBe(1.25)
  expect(fetch).toHaveBeenCalledTimes(1)
  vi.useFakeTimers({ now: Date.now() + 24 * 3_600_000 })
  await next.ensureRates()
  expect(fetch).toHaveBeenCalledTimes(2)
})

test.each([
  ['no age', {}],
  ['an age that cannot become a number', { at: { toString: 1, valueOf: 1 } }],
  ['an age in words', { at: 'now' }],
])('a stored table with %s is asked for again', async (_what, age) => {
  vi.stubGlobal('sessionStorage', fakeStorage({ 'waymark:rates': JSON.stringify({ ...live, ...age }) }))
  const fetch = vi.fn(reply(live))
  vi.stubGlobal('fetch', fetch)
  await (await freshRates()).ensureRates()
  expect(fetch).toHaveBeenCalledTimes(1)
})

test.each([
  ['an error', reply('no', 503)],
  ['no answer', () => Promise.reject(new TypeError('offline'))],
  ['half a table', reply({ rates: { USD: 2 } })],
])('%s gives the fixed table, without a date, not kept', async (_what, fetch) => {
  vi.stubGlobal('fetch', vi.fn(fetch))
  const { $rates, ensureRates } = await freshRates()
  await ensureRates()
  expect($rates.get()).toEqual({ rates: fallbackRates })
  expect(sessionStorage.getItem('waymark:rates')).toBeNull()
})
