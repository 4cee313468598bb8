import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { weatherPath, weatherReplyExample } from '#contracts/weather.ts'
import { gapBetween, loadForecast, toForecast, usualOf } from '#islands/weather/forecast.ts'
import { fakeStorage } from './browser.ts'

const paris = { name: 'Paris', lat: 48.85, lng: 2.35 }
const answer = (body: unknown, status = 200) => vi.fn(async () => Response.json(body, { status }))
const day = (maxTemp: number) => ({ date: '2026-11-20', icon: 'sun' as const, maxTemp, minTemp: 0 })

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('a forecast is asked for once and kept for an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const fetch = answer(weatherReplyExample)
  vi.stubGlobal('fetch', fetch)
  const { forecast: days, attribution } = weatherReplyExample
  expect(await loadForecast(paris)).toEqual({ days, attribution })
  expect(fetch).toHaveBeenCalledWith(`${weatherPath}?city=Paris&lat=48.85&lng=2.35`, expect.anything())
  vi.advanceTimersByTime(59 * 60_000)
  expect(await loadForecast(paris)).toEqual({ days, attribution })
  expect(fetch).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2 * 60_000)
  await loadForecast(paris)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a stored forecast whose age cannot become a number is asked for again', async () => {
  const stored = { ...weatherReplyExample, at: { toString: 1, valueOf: 1 } }
  vi.stubGlobal('sessionStorage', fakeStorage({ 'waymark:weather:48.85,2.35': JSON.stringify(stored) }))
  const fetch = answer(weatherReplyExample)
  vi.stubGlobal('fetch', fetch)
  expect((await loadForecast(paris))?.days).toEqual(weatherReplyExample.forecast)
  expect(fetch).toHaveBeenCalledTimes(1)
})

test.each([
  ['an empty forecast', answer({ forecast: [], message: 'Weather data unavailable for Paris' })],
  ['a server in trouble', answer('busy', 503)],
  ['no network', vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))],
])('after %s there is no forecast, and the next visitor asks again', async (_name, fetch) => {
  vi.stubGlobal('fetch', fetch)
  expect(await loadForecast(paris)).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  ['nothing', null],
  ['a list', []],
  ['a day without a date', { forecast: [{ ...day(1), date: 'soon' }] }],
  ['a temperature in words', { forecast: [{ ...day(1), maxTemp: 'hot' }] }],
])('%s is no forecast', (_name, value) => expect(toForecast(value)).toBeUndefined())

test('at most seven days are shown, and only a secure address is linked', () => {
  const found = toForecast({
    forecast: Array(9).fill(day(1)),
    attribution: { text: 'x', url: 'javascript:alert(1)' },
  })
  expect(found).toEqual({ days: Array(7).fill(day(1)) })
})

test('the gap of two forecasts is that of the mean highs', () => {
  expect(gapBetween({ days: [day(20), day(24)] }, { days: [day(10), day(12)] })).toBe(11)
})

test.each([
  ['January', 1, { high: 'day Jan', low: 'night Jan' }],
  ['November', 11, { high: 'day Nov', low: 'night Nov' }],
  ['December, the first of the drawing', 12, { high: 'day Dec', low: 'night Dec' }],
])('what is usual in %s stands in the rows of day and night', (_, month, usual) => {
  const row = (label: string, cells: readonly string[]) => ({
    cells: [label, ...cells].map((textContent) => ({ textContent })),
  })
  const months = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov']
  const figures = (label: string) =>
    row(
      label,
      months.map((name) => `${label} ${name}`),
    )
  const tBodies = [{ rows: [figures('day'), row('', ['', '', '', '']), figures('night')] }]
  vi.stubGlobal('document', { querySelectorAll: () => [{ tBodies }] })
  expect(usualOf(0, month)).toEqual(usual)
  expect(usualOf(1, month)).toBeUndefined()
})
