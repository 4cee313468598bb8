import { describe, expect, it } from 'vitest'
import { createFlights } from '#functions/server/flights.ts'
import { createWeather } from '#functions/server/weather.ts'
import { outside, type TestClock } from '../outside.ts'
import { anybody, somePlaces } from '../some-places.ts'
import type { Target } from '../target.ts'

const letters = [...'ABCDEFGHIJ']
/** Sixty pairs of codes that no airport has. */
const inventedPairs = letters
  .slice(0, 6)
  .flatMap((a) => letters.map((b) => ({ origin: `QQ${a}`, destination: `XX${b}` })))
const codes = ['LON', 'BCN', 'HEL', 'DXB', 'LIS']
const ownPairs = codes.flatMap((origin) =>
  codes.filter((code) => code !== origin).map((destination) => ({ origin, destination })),
)
const visitor = (client: string) => ({ ...anybody, client })
const minute = 60_000

/** What visitors ask cannot use up what a service grants to the whole site. */
export function suite({ upstreams }: Target) {
  const { seen, needs } = outside(upstreams)

  function duffelOf(name: string, clock?: TestClock) {
    const found = needs(
      {
        FLIGHT_PROVIDER: 'duffel',
        DUFFEL_TOKEN: 'duffel_test_token',
        DUFFEL_BASE_URL: `${upstreams}/${name}`,
      },
      clock,
    )
    return { flights: createFlights({ ...found, ...somePlaces }), ...found }
  }
  function weatherOf(name: string) {
    const settings = {
      MET_USER_AGENT: 'waymark.example a@waymark.example',
      MET_BASE_URL: `${upstreams}/${name}`,
    }
    return createWeather({ ...needs(settings), ...somePlaces })
  }
  const unique = () => `ok~${crypto.randomUUID()}`

  describe('a provider of fares', () => {
    it('is not asked for sixty invented pairs, and nothing is cached for them', async () => {
      const name = unique()
      const { flights, cache } = duffelOf(name)
      for (const pair of inventedPairs) {
        const { reply, recalled } = await flights(pair, anybody)
        expect(reply).toEqual({
          configured: true,
          provider: 'duffel',
          data: [],
          message: 'No live flight data available at the moment.',
          fault: 'refused',
        })
        expect(recalled).toBeUndefined()
      }
      expect(await seen(name)).toBe(0)
      expect(await cache.get('flights duffel QQA XXA EUR')).toBeUndefined()
    })

    it.each([
      ['a city and its airport', 'LON', 'LHR', 0],
      ['two airports of a city', 'STN', 'LHR', 0],
      ['an airport that serves no city', 'LON', 'SYD', 0],
      ['airports of two cities', 'LHR', 'GRO', 1],
    ])('is asked for pairs of our cities only: %s', async (_, origin, destination, calls) => {
      const name = unique()
      await duffelOf(name).flights({ origin, destination }, anybody)
      expect(await seen(name)).toBe(calls)
    })

    it('is asked six times a minute for one client; the next one still gets fares', async () => {
      const name = unique()
      const clock = { ms: Date.now() }
      const { flights } = duffelOf(name, clock)
      const [last, ...others] = ownPairs.toReversed()
      for (const pair of others) await flights(pair, visitor('203.0.113.1'))
      expect(await seen(name)).toBe(6)
      expect((await flights(last as (typeof ownPairs)[number], visitor('203.0.113.1'))).reply.fault).toBe(
        'limited',
      )
      expect(
        (await flights(last as (typeof ownPairs)[number], visitor('203.0.113.2'))).reply.data,
      ).not.toEqual([])
      clock.ms += minute
      for (const pair of others) await flights(pair, visitor('203.0.113.1'))
      expect(await seen(name)).toBe(6 + 1 + 6)
    })

    it('is asked for clients without an address up to the budget of all', async () => {
      const name = unique()
      const { flights } = duffelOf(name)
      for (const pair of ownPairs) await flights(pair, anybody)
      expect(await seen(name)).toBe(ownPairs.length)
    })
  })

  describe('a weather service', () => {
    it('is asked once for a hundred points of one city', async () => {
      const name = unique()
      const weather = weatherOf(name)
      for (let index = 0; index < 100; index += 1) {
        const [lat, lng] = [41.38 + (index % 10) * 0.001, 2.16 + Math.floor(index / 10) * 0.001]
        const { reply } = await weather({ city: 'Barcelona', lat, lng }, anybody)
        expect(reply.forecast).toHaveLength(7)
      }
      expect(await seen(name)).toBe(1)
    })

    it('is asked for a place nearby where a point has none of its own', async () => {
      const weather = weatherOf(unique())
      const { reply } = await weather({ city: 'Badalona', lat: 41.47, lng: 2.25 }, anybody)
      expect(reply.forecast).toHaveLength(7)
    })

    it.each([
      ['in the Atlantic', 0, -30],
      ['at the pole', 90, 0],
      ['on the other side of the date line from nothing', -20, 180],
      ['eleven kilometres from Auckland', -36.949, 174.763],
    ])('is not asked for a point %s', async (_, lat, lng) => {
      const name = unique()
      const { reply } = await weatherOf(name)({ city: 'Nowhere', lat, lng }, anybody)
      expect(reply).toEqual({
        forecast: [],
        message: 'Weather data unavailable for Nowhere',
        fault: 'refused',
      })
      expect(await seen(name)).toBe(0)
    })
  })
}
