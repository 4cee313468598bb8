// Any number of a reply replaced by any extreme: nothing beyond what can be true reaches a visitor.
import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { currencies, fallbackRates } from '#catalogue/currency.ts'
import { createFlights } from '#functions/server/flights.ts'
import { createRates } from '#functions/server/rates.ts'
import { createWeather } from '#functions/server/weather.ts'
import { editedBy } from '../../fixtures/upstreams/edit.ts'
import { outside } from '../conformance/outside.ts'
import { anybody, somePlaces } from '../conformance/some-places.ts'

const { baseOf, needs } = outside(inject('upstreams'))
/** Numbers in texts too: days, durations, amounts. */
const anyNumber = '-?\\d+(\\.\\d+)?'
const extremes = [
  '1e300',
  '-1e300',
  '1e999',
  '9e15',
  '-9e15',
  '"NaN"',
  '0',
  '-0',
  '-1',
  '1e-300',
  '123456789012345678901234567890',
  '61',
  '9999',
  'null',
]
const bases = fc
  .record({ nth: fc.nat(5000), to: fc.constantFrom(...extremes) })
  .map((edit) => baseOf(editedBy({ pattern: anyNumber, ...edit })))
const holds = (check: (base: string) => Promise<void>) =>
  fc.assert(fc.asyncProperty(bases, check), { numRuns: 200 })

const dayMs = 86_400_000
function expectWithin(value: number, least: number, most: number): void {
  expect(value).toBeGreaterThanOrEqual(least)
  expect(value).toBeLessThanOrEqual(most)
}
const daysAhead = (local: string) => (Date.parse(`${local.slice(0, 10)}T00:00:00Z`) - Date.now()) / dayMs

describe('a number of a reply, made extreme,', () => {
  it.each([
    ['Open-Meteo', { OPEN_METEO_API_KEY: 'om-key' }],
    ['MET Norway', { MET_USER_AGENT: 'waymark.example a@waymark.example' }],
  ])('of %s makes no impossible weather', (_, settings) =>
    holds(async (base) => {
      const found = needs({ ...settings, MET_BASE_URL: base, OPEN_METEO_BASE_URL: base })
      const weather = createWeather({ ...found, ...somePlaces })
      const { reply } = await weather({ city: 'Barcelona', lat: 41.3874, lng: 2.1686 }, anybody)
      expectWithin(reply.forecast.length, 0, 7)
      for (const { date, minTemp, maxTemp } of reply.forecast) {
        expectWithin(minTemp, -90, maxTemp)
        expectWithin(maxTemp, minTemp, 60)
        expectWithin(daysAhead(date), -2, 10)
      }
    }),
  )

  it.each(['ECB_BASE_URL', 'FRANKFURTER_BASE_URL'])('of %s makes no impossible rate', (variable) =>
    holds(async (base) => {
      const none = { ECB_BASE_URL: baseOf('refuse'), FRANKFURTER_BASE_URL: baseOf('refuse') }
      const { reply } = await createRates(needs({ ...none, [variable]: base }))()
      expect(Object.keys(reply.rates)).toEqual(currencies)
      expect(reply.rates.EUR).toBe(1)
      for (const code of currencies) expectWithin(reply.rates[code] / fallbackRates[code], 0.19, 5.1)
      if (reply.date) expectWithin(daysAhead(reply.date), -11, 1)
    }),
  )

  it.each([
    ['Travelpayouts', { TRAVELPAYOUTS_TOKEN: 'tp-token' }],
    ['Duffel', { FLIGHT_PROVIDER: 'duffel', DUFFEL_TOKEN: 'duffel_test_token' }],
  ])('of %s makes no impossible fare', (_, settings) =>
    holds(async (base) => {
      const found = needs({ ...settings, TRAVELPAYOUTS_BASE_URL: base, DUFFEL_BASE_URL: base })
      const flights = createFlights({ ...found, ...somePlaces })
      const { reply } = await flights({ origin: 'LON', destination: 'BCN' }, anybody)
      for (const { price, itineraries, departure, arrival, stops, link = '' } of reply.data) {
        expectWithin(Number(price.total), 1, 20_000)
        const [, hours = 0, minutes = 0] =
          /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(itineraries[0]?.duration ?? '') ?? []
        expectWithin(Number(hours) * 60 + Number(minutes), 15, 4 * 24 * 60)
        expectWithin(daysAhead(departure.at), -2, 95)
        if (arrival.at) expectWithin(daysAhead(arrival.at) - daysAhead(departure.at), -2, 6)
        expectWithin(stops, 0, 5)
        expect(link).toMatch(/^(https:\/\/www\.aviasales\.com\/[^<>\s"]*)?$/)
      }
      const withoutLinks = reply.data.map(({ link, ...offer }) => offer)
      expect(JSON.stringify(withoutLinks)).not.toMatch(/[<>]|NaN|Infinity|null|e\+/)
    }),
  )
})
