import { describe, expect, it } from 'vitest'
import { faults } from '#bench/faults/faults.ts'
import { errorReplySchema } from '#contracts/error.ts'
import { weatherReplyExample, weatherReplySchema } from '#contracts/weather.ts'
import { createWeather } from '#functions/server/weather.ts'
import { outside, type TestClock, timed } from '../outside.ts'
import { anybody, somePlaces } from '../some-places.ts'
import type { Target } from '../target.ts'

const barcelona = { city: 'Barcelona', lat: 41.3874, lng: 2.1686 }
const hour = 3_600_000
const dayIn = (timeZone: string, ms = Date.now()) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(ms)

/** The forecast over HTTP, and against services that fail in every way. */
export function suite({ fetch: ask, upstreams }: Target) {
  const { baseOf, seen, needs } = outside(upstreams)

  function weatherOf(environment: Record<string, string>, clock?: TestClock) {
    const found = needs(environment, clock)
    return { weather: createWeather({ ...found, ...somePlaces }), ...found }
  }
  const met = (behaviour: string) => ({
    MET_USER_AGENT: 'waymark.example mail@waymark.example',
    MET_BASE_URL: baseOf(behaviour),
  })
  const openMeteo = (behaviour: string) => ({
    OPEN_METEO_API_KEY: 'om-key',
    OPEN_METEO_BASE_URL: baseOf(behaviour),
  })

  describe('the weather forecast', () => {
    it('is answered for seven days from today, credited, and kept for an hour', async () => {
      const response = await ask('/api/weather/forecast?city=Barcelona&lat=41.3874&lng=2.1686')
      const reply = weatherReplySchema.parse(await response.json())
      expect(response.status).toBe(200)
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
      expect(response.headers.get('Cache-Status')).toMatch(/^Waymark; (fwd=miss; stored|hit); ttl=\d+$/)
      expect(reply).toMatchObject({
        message: null,
        source: 'met-norway',
        attribution: { text: 'Data from MET Norway', url: 'https://www.met.no/' },
      })
      expect(reply.forecast).toHaveLength(7)
      expect(reply.forecast[0]?.date).toBe(dayIn('Europe/Madrid'))
      // late in the evening today may have only one hour left
      const [today, ...later] = reply.forecast
      expect(today?.maxTemp).toBeGreaterThanOrEqual(today?.minTemp as number)
      for (const { maxTemp, minTemp } of later) expect(maxTemp).toBeGreaterThan(minTemp)
    })

    it.each([
      ['no coordinates', 'city=Paris'],
      ['no city', 'lat=48&lng=2'],
      ['a latitude beyond the pole', 'city=X&lat=91&lng=2'],
      ['a word for a number', 'city=X&lat=north&lng=2'],
      ['an exponent', 'city=X&lat=4e1&lng=2'],
      ['infinity', 'city=X&lat=Infinity&lng=2'],
      ['control characters', 'city=X%00&lat=48&lng=2'],
      ['a very long city', `city=${'x'.repeat(200)}&lat=48&lng=2`],
    ])('with %s is a 400', async (_, query) => {
      const response = await ask(`/api/weather/forecast?${query}`)
      expect(response.status).toBe(400)
      expect(errorReplySchema.parse(await response.json()).error.code).toBe('bad-request')
    })

    it('has an example that is what it answers', () => {
      expect(weatherReplySchema.parse(weatherReplyExample)).toEqual(weatherReplyExample)
    })
  })

  describe('the weather', () => {
    it('is not known where no service is set up', async () => {
      const { reply } = await weatherOf({}).weather(barcelona, anybody)
      expect(reply).toEqual({
        forecast: [],
        message: 'Weather data unavailable for Barcelona',
        fault: 'not-configured',
      })
    })

    it('comes from Open-Meteo where there is a key', async () => {
      const { weather } = weatherOf({ ...openMeteo('ok'), ...met('refuse') })
      const { reply } = await weather(barcelona, anybody)
      expect(reply).toMatchObject({ source: 'open-meteo', attribution: { url: 'https://open-meteo.com/' } })
      expect(reply.forecast).toHaveLength(7)
      expect(reply.forecast[0]).toEqual({
        date: dayIn('Europe/Madrid'),
        icon: 'cloudy',
        maxTemp: 16.2,
        minTemp: 9.1,
      })
    })

    it('leaves out a day Open-Meteo has no value for', async () => {
      const { reply } = await weatherOf(openMeteo('gaps')).weather(barcelona, anybody)
      expect(reply.forecast[0]).toMatchObject({ icon: 'rain', maxTemp: 15.1 })
    })

    it.concurrent.each(faults)('comes from MET Norway when Open-Meteo fails: %s', async (fault) => {
      const { weather } = weatherOf({ ...openMeteo(fault), ...met('ok') })
      const [{ reply }, ms] = await timed(() => weather(barcelona, anybody))
      expect(reply.source).toBe('met-norway')
      expect(ms).toBeLessThan(1700)
    })

    it.concurrent.each([
      ...faults.map((fault) => [fault, fault === '429' ? 'limited' : expect.stringMatching(/^unrea/)]),
      ['401', 'rejected'],
      ['empty', 'unreadable'],
      ['redirect', 'unreachable'],
    ])('is said to be unavailable within 2.5 s when nobody answers: %s', async (fault, why) => {
      const { weather, faults: logged } = weatherOf(met(fault))
      const [{ reply }, ms] = await timed(() => weather(barcelona, anybody))
      expect(reply).toEqual({
        forecast: [],
        message: 'Weather data unavailable for Barcelona',
        fault: why,
      })
      expect(ms).toBeLessThan(2500)
      expect(logged.join()).not.toMatch(/SECRET|script|om-key/)
    })

    it.each([
      ['Helsinki', { lat: 60.17, lng: 24.94 }, 'Europe/Helsinki'],
      ['Lisbon', { lat: 38.72, lng: -9.14 }, 'Europe/Lisbon'],
      ['Auckland, by the sun', { lat: -36.85, lng: 174.76 }, 'Etc/GMT-12'],
      ['Honolulu, by the sun', { lat: 21.31, lng: -157.86 }, 'Etc/GMT+11'],
    ])('begins with the day it is in %s', async (city, point, timeZone) => {
      const { reply } = await weatherOf(met('ok')).weather({ city, ...point }, anybody)
      expect(reply.forecast[0]?.date).toBe(dayIn(timeZone))
    })

    it('is asked for once by neighbours at a time, and not before it expires', async () => {
      const name = `ok~${crypto.randomUUID()}`
      const clock = { ms: Date.now() }
      const { weather } = weatherOf(met(name), clock)
      await Promise.all([weather(barcelona, anybody), weather({ ...barcelona, lat: 41.3851 }, anybody)])
      clock.ms += 0.6 * hour
      expect(await weather(barcelona, anybody)).toMatchObject({ recalled: { state: 'hit' } })
      expect(await seen(name)).toBe(1)
      clock.ms += 0.2 * hour
      expect(await weather(barcelona, anybody)).toMatchObject({ recalled: { state: 'renewed' } })
      expect(await seen(name)).toBe(2)
    })

    it('stays as it was where MET Norway has nothing newer', async () => {
      const clock = { ms: Date.now() }
      const { weather } = weatherOf(met('ok'), clock)
      const { reply: first } = await weather(barcelona, anybody)
      clock.ms += hour
      const { reply, recalled } = await weather(barcelona, anybody)
      expect(recalled?.state).toBe('renewed')
      expect(reply.forecast.slice(0, 6)).toEqual(
        first.forecast.filter(({ date }) => date >= dayIn('Europe/Madrid', clock.ms)).slice(0, 6),
      )
    })

    it('is shown for a day while nobody answers, without the days that are over', async () => {
      const clock: TestClock = { ms: Date.now() }
      const { weather } = weatherOf(met('ok'), clock)
      await weather(barcelona, anybody)
      clock.offline = true
      clock.ms += 23 * hour
      const { reply, recalled } = await weather(barcelona, anybody)
      expect(recalled?.state).toBe('stale')
      expect(reply.forecast).toHaveLength(7)
      expect(reply.forecast[0]?.date).toBe(dayIn('Europe/Madrid', clock.ms))
      clock.ms += 2 * hour
      expect((await weather(barcelona, anybody)).reply.fault).toBe('unreachable')
    })

    it('is not asked for by a client that asks too much, but what is kept is shown', async () => {
      const { weather } = weatherOf(met('ok'))
      const tooMuch = {
        ...anybody,
        mayAsk: () => Promise.reject(new Error('too much')),
      }
      expect((await weather(barcelona, tooMuch)).reply.forecast).toEqual([])
      await weather(barcelona, anybody)
      expect((await weather(barcelona, tooMuch)).reply.forecast).toHaveLength(7)
    })
  })
}
