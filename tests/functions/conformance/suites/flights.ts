import { describe, expect, it } from 'vitest'
import { faults } from '#bench/faults/faults.ts'
import { errorReplySchema } from '#contracts/error.ts'
import { flightsSearchReplyExample, flightsSearchReplySchema } from '#contracts/flights-search.ts'
import { flightsStatusReplySchema } from '#contracts/flights-status.ts'
import { createFlights } from '#functions/server/flights.ts'
import { outside, type TestClock, timed } from '../outside.ts'
import { anybody, somePlaces } from '../some-places.ts'
import type { Target } from '../target.ts'

const pair = { origin: 'LON', destination: 'BCN' }
const hour = 3_600_000
const dayMs = 24 * hour
const day = (ahead: number) => new Date(Date.now() + ahead * dayMs).toISOString().slice(0, 10)

/** Live fares over HTTP, and against services that fail in every way. */
export function suite({ fetch: ask, upstreams }: Target) {
  const { baseOf, seen, needs } = outside(upstreams)

  function flightsOf(environment: Record<string, string>, clock?: TestClock) {
    const found = needs(environment, clock)
    return { flights: createFlights({ ...found, ...somePlaces }), ...found }
  }
  const travelpayouts = (behaviour: string) => ({
    TRAVELPAYOUTS_TOKEN: 'tp-token',
    TRAVELPAYOUTS_MARKER: '12345',
    TRAVELPAYOUTS_BASE_URL: baseOf(behaviour),
  })
  const duffel = (behaviour: string) => ({
    FLIGHT_PROVIDER: 'duffel',
    DUFFEL_TOKEN: 'duffel_test_token',
    DUFFEL_BASE_URL: baseOf(behaviour),
  })

  describe('live fares', () => {
    it('are answered in the shape of the contract, and cached for ten minutes', async () => {
      const response = await ask('/api/flights/search?origin=LON&destination=BCN')
      const reply = flightsSearchReplySchema.parse(await response.json())
      expect(response.status).toBe(200)
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=600')
      expect(reply).toMatchObject({ configured: true, message: null, provider: 'travelpayouts' })
      expect(reply.data.length).toBeGreaterThan(0)
    })

    it.each([
      ['no destination', 'origin=LON'],
      ['lower case', 'origin=lon&destination=BCN'],
      ['four letters', 'origin=LOND&destination=BCN'],
      ['the same place twice', 'origin=LON&destination=LON'],
      ['another address', 'origin=LON&destination=//evil.example'],
    ])('with %s are a 400', async (_, query) => {
      const response = await ask(`/api/flights/search?${query}`)
      expect(response.status).toBe(400)
      expect(errorReplySchema.parse(await response.json()).error.code).toBe('bad-request')
    })

    it.each([
      ['travelpayouts', 200, true],
      ['duffel', 200, false],
      ['none', 200, false],
      ['auto', 200, false],
      ['amadeus', 404, undefined],
    ])('of %s: the status call answers %i, configured %s', async (name, status, configured) => {
      const response = await ask(`/api/${name}/status`)
      expect(response.status).toBe(status)
      const reply = await response.json()
      if (status === 200) expect(flightsStatusReplySchema.parse(reply)).toEqual({ configured })
      else errorReplySchema.parse(reply)
    })

    it('have an example that is what is answered', () => {
      expect(flightsSearchReplySchema.parse(flightsSearchReplyExample)).toEqual(flightsSearchReplyExample)
    })
  })

  describe('fares', () => {
    it.each([
      ['no token', {}],
      ['the token of another provider', { DUFFEL_TOKEN: 'x' }],
      ['no provider', { FLIGHT_PROVIDER: 'none', TRAVELPAYOUTS_TOKEN: 'x' }],
      ['no token of any', { FLIGHT_PROVIDER: 'auto' }],
    ])('with %s are not configured', async (_, environment) => {
      const { reply } = await flightsOf(environment).flights(pair, anybody)
      expect(reply).toEqual({ configured: false, data: [], message: 'Real-Time Prices (Not Configured)' })
    })

    it('come from the first provider with a token when it is chosen automatically', async () => {
      const { flights } = flightsOf({ ...duffel('ok'), FLIGHT_PROVIDER: 'auto' })
      expect((await flights(pair, anybody)).reply.provider).toBe('duffel')
      const both = flightsOf({ ...duffel('ok'), ...travelpayouts('ok'), FLIGHT_PROVIDER: 'auto' })
      expect((await both.flights(pair, anybody)).reply.provider).toBe('travelpayouts')
    })

    it('of Travelpayouts: cheapest first, none that has left, the arrival by the clock there', async () => {
      const { reply } = await flightsOf(travelpayouts('ok')).flights(pair, anybody)
      expect(reply.data.map(({ price }) => price.total)).toEqual(['28.00', '31.00', '45.50'])
      expect(reply.data[1]).toEqual({
        id: `tp-STNBCN-FR9045-${day(9)}T06:20`,
        price: { currency: 'EUR', total: '31.00' },
        itineraries: [
          {
            duration: 'PT2H10M',
            segments: [
              {
                carrierCode: 'FR',
                number: '9045',
                departure: { iataCode: 'STN', at: `${day(9)}T06:20:00` },
                arrival: { iataCode: 'BCN', at: `${day(9)}T09:30:00` },
              },
            ],
          },
        ],
        departure: { iataCode: 'STN', at: `${day(9)}T06:20:00` },
        arrival: { iataCode: 'BCN', at: `${day(9)}T09:30:00` },
        stops: 0,
        cached: true,
        seenWithinDays: 7,
        link: expect.stringMatching(
          /^https:\/\/www\.aviasales\.com\/search\/LON\d{4}BCN1\?t=EXAMPLE&marker=12345$/,
        ),
      })
    })

    it('of Travelpayouts with a change have no segments, and say so', async () => {
      const { reply } = await flightsOf(travelpayouts('ok')).flights(pair, anybody)
      expect(reply.data[0]).toMatchObject({
        stops: 1,
        itineraries: [{ duration: 'PT4H50M', segments: [] }],
        departure: { iataCode: 'STN', at: `${day(40)}T06:20:00` },
        arrival: { iataCode: 'BCN', at: `${day(40)}T12:10:00` },
      })
    })

    it('to a place whose clock is not known have no time of arrival', async () => {
      const { reply } = await flightsOf(travelpayouts('ok')).flights({ ...pair, destination: 'GRO' }, anybody)
      expect(reply.data[1]?.arrival).toEqual({ iataCode: 'GRO', at: null })
    })

    it('never lead to another site', async () => {
      const { reply } = await flightsOf(travelpayouts('elsewhere')).flights(pair, anybody)
      expect(reply.data.length).toBeGreaterThan(0)
      for (const offer of reply.data) expect(offer).not.toHaveProperty('link')
    })

    it('of Duffel in test mode are labelled, in one currency, with the day that was asked for', async () => {
      const { reply } = await flightsOf(duffel('ok')).flights(pair, anybody)
      expect(reply.departures).toEqual({ from: day(30), to: day(30) })
      expect(reply.data.map(({ price }) => price)).toEqual([
        { currency: 'EUR', total: '145.00' },
        { currency: 'EUR', total: '1145.00' },
      ])
      expect(reply.data[0]).toMatchObject({
        id: 'off_EXAMPLE',
        itineraries: [{ duration: 'PT2H26M', segments: [{ carrierCode: 'ZZ', number: '1234' }] }],
        departure: { iataCode: 'LON', at: `${day(30)}T06:20:00` },
        arrival: { iataCode: 'BCN', at: `${day(30)}T09:46:00` },
        stops: 0,
        cached: false,
        test: true,
      })
    })

    it('of Duffel with a change name every flight', async () => {
      const { reply } = await flightsOf(duffel('ok')).flights({ origin: 'LHR', destination: 'DXB' }, anybody)
      expect(reply.data[0]).toMatchObject({ stops: 1, itineraries: [{ duration: 'PT26H30M' }] })
      expect(reply.data[0]?.itineraries[0]?.segments).toHaveLength(2)
    })

    it.each([
      ['Travelpayouts', travelpayouts('empty')],
      ['Duffel', duffel('empty')],
      ['Duffel, all expired', duffel('expired')],
      ['Duffel, in a currency we cannot show', duffel('crowns')],
    ])('that do not exist are an empty list: %s', async (_, environment) => {
      const { reply } = await flightsOf(environment).flights(pair, anybody)
      expect(reply).toMatchObject({
        configured: true,
        data: [],
        message: 'No live flight data available at the moment.',
      })
      expect(reply).not.toHaveProperty('fault')
    })

    it.each([
      ['401', 'rejected', 'Failed to fetch real-time prices: the provider rejected the credentials.'],
      ['429', 'limited', 'Failed to fetch real-time prices: the provider was asked too often.'],
      ['roubles', 'unreadable', 'Failed to fetch real-time prices'],
      ['unsuccessful', 'refused', 'Failed to fetch real-time prices'],
      ['redirect', 'unreachable', 'Failed to fetch real-time prices'],
    ])('that Travelpayouts withholds (%s) are an empty list: %s', async (fault, why, message) => {
      const { flights, faults: logged } = flightsOf(travelpayouts(fault))
      const { reply } = await flights(pair, anybody)
      expect(reply).toEqual({ configured: true, provider: 'travelpayouts', data: [], message, fault: why })
      expect(logged.join()).not.toMatch(/SECRET|script|tp-token|wrong with you/)
    })

    it.concurrent.each(
      faults.flatMap((fault) => [travelpayouts(fault), duffel(fault)].map((setup) => [fault, setup])),
    )('are an empty list within 2.5 s when a provider fails: %s', async (_, setup) => {
      const { flights } = flightsOf(setup as Record<string, string>)
      const [{ reply }, ms] = await timed(() => flights(pair, anybody))
      expect(reply).toMatchObject({ configured: true, data: [], fault: expect.any(String) })
      expect(reply.message).toMatch(/^Failed to fetch real-time prices/)
      expect(ms).toBeLessThan(2500)
    })

    it('are asked for once by many at a time, kept for six hours, shown for a day', async () => {
      const name = `ok~${crypto.randomUUID()}`
      const clock: TestClock = { ms: Date.now() }
      const { flights } = flightsOf(travelpayouts(name), clock)
      await Promise.all([flights(pair, anybody), flights(pair, anybody)])
      clock.ms += 5.9 * hour
      expect((await flights(pair, anybody)).recalled?.state).toBe('hit')
      expect(await seen(name)).toBe(3)
      clock.offline = true
      clock.ms += 12 * hour
      const late = await flights(pair, anybody)
      expect([late.recalled?.state, late.reply.data.length]).toEqual(['stale', 3])
      clock.ms += 12 * hour
      expect((await flights(pair, anybody)).reply.fault).toBe('unreachable')
    })

    it('of which a part is missing are shown, and asked for again after an hour', async () => {
      const clock = { ms: Date.now() }
      const { flights } = flightsOf(travelpayouts('partly'), clock)
      const { reply } = await flights(pair, anybody)
      expect(reply.data.length).toBeGreaterThan(0)
      expect(reply.data.map(({ stops }) => stops)).not.toContain(1)
      clock.ms += 1.1 * hour
      expect((await flights(pair, anybody)).recalled?.state).toBe('renewed')
    })

    it('that do not exist are asked for again after an hour', async () => {
      const clock = { ms: Date.now() }
      const { flights } = flightsOf(travelpayouts('empty'), clock)
      await flights(pair, anybody)
      clock.ms += 1.1 * hour
      expect((await flights(pair, anybody)).recalled?.state).toBe('renewed')
    })
  })
}
