import { describe, expect, it } from 'vitest'
import { fallbackRates } from '#catalogue/currency.ts'
import { createFlights } from '#functions/server/flights.ts'
import { createRates } from '#functions/server/rates.ts'
import { createWeather } from '#functions/server/weather.ts'
import { editedBy } from '../../../fixtures/upstreams/edit.ts'
import { outside, type TestClock } from '../outside.ts'
import { anybody, somePlaces } from '../some-places.ts'
import type { Target } from '../target.ts'

const barcelona = { city: 'Barcelona', lat: 41.3874, lng: 2.1686 }
const pair = { origin: 'LON', destination: 'BCN' }
const hour = 3_600_000
const day = (ahead: number) => new Date(Date.now() + ahead * 24 * hour).toISOString().slice(0, 10)
const manyZeros = '0'.repeat(300)

const openMeteo = { OPEN_METEO_API_KEY: 'om-key' }
const met = { MET_USER_AGENT: 'waymark.example mail@waymark.example' }
const forecasts: [string, Record<string, string>, string, string][] = [
  ['a maximum of 9·10¹⁵ °C', openMeteo, '"temperature_2m_max":\\[16.2', '"temperature_2m_max":[9e15'],
  ['a maximum of 1e300', openMeteo, '"temperature_2m_max":\\[16.2', '"temperature_2m_max":[1e300'],
  ['61 °C', openMeteo, '"temperature_2m_max":\\[16.2', '"temperature_2m_max":[61'],
  ['a minimum of −91 °C', openMeteo, '"temperature_2m_min":\\[9.1', '"temperature_2m_min":[-91'],
  ['a minimum above the maximum', openMeteo, '"temperature_2m_min":\\[9.1', '"temperature_2m_min":[16.3'],
  ['a day in the year 9999', openMeteo, '"time":\\["[\\d-]+"', '"time":["9999-01-01"'],
  ['a day of last month', openMeteo, '"time":\\["[\\d-]+"', `"time":["${day(-30)}"`],
  ['a day twice', openMeteo, '"time":\\[("[\\d-]+"),"[\\d-]+"', '"time":[$1,$1'],
  ['days in no order', openMeteo, '"time":\\[("[\\d-]+"),("[\\d-]+")', '"time":[$2,$1'],
  ['markup for a time zone', openMeteo, '"timezone":"[^"]+"', '"timezone":"Europe/<b>"'],
  [
    '9·10¹⁵ °C in one hour',
    met,
    '"instant":{"details":{"air_temperature":[-\\d.]+',
    '"instant":{"details":{"air_temperature":9e15',
  ],
  ['a maximum of 61 °C', met, '"air_temperature_max":[-\\d.e]+', '"air_temperature_max":61'],
  ['hours of 1970', met, '"time":"\\d{4}', '"time":"1970'],
  ['hours of 9999', met, '"time":"\\d{4}', '"time":"9999'],
]

const ecb = 'ECB_BASE_URL'
const frankfurter = 'FRANKFURTER_BASE_URL'
const tables: [string, string, string, string][] = [
  ['a dollar of 1e300', frankfurter, '"USD":[\\d.]+', '"USD":1e300'],
  ['a dollar of 1e-300', frankfurter, '"USD":[\\d.]+', '"USD":1e-300'],
  ['a yen with its point misplaced', frankfurter, '"JPY":[\\d.]+', '"JPY":1.701'],
  ['rates of a day to come', frankfurter, '"date":"[\\d-]+"', `"date":"${day(3)}"`],
  ['a pound of three hundred digits', ecb, "'GBP' rate='[\\d.]+'", `'GBP' rate='1${manyZeros}'`],
  ['a franc of next to nothing', ecb, "'CHF' rate='[\\d.]+'", `'CHF' rate='0.${manyZeros}1'`],
  ['a dollar a hundred times too dear', ecb, "'USD' rate='[\\d.]+'", "'USD' rate='112'"],
  ['rates of next week', ecb, "time='[\\d-]+'", `time='${day(7)}'`],
]

const travelpayouts = { TRAVELPAYOUTS_TOKEN: 'tp-token' }
const duffel = { FLIGHT_PROVIDER: 'duffel', DUFFEL_TOKEN: 'duffel_test_token' }
const fares: [string, Record<string, string>, string, string][] = [
  ['a price of 9·10¹⁵', travelpayouts, '"price":[\\d.]+', '"price":9e15'],
  ['a price of 1e-300', travelpayouts, '"price":[\\d.]+', '"price":1e-300'],
  ['a price of half a euro', travelpayouts, '"price":[\\d.]+', '"price":0.5'],
  ['a price of 20,001 euro', travelpayouts, '"price":[\\d.]+', '"price":20001'],
  ['a flight of ten minutes', travelpayouts, '"duration_to":\\d+', '"duration_to":10'],
  ['a flight of five days', travelpayouts, '"duration_to":\\d+', '"duration_to":7200'],
  ['seven changes', travelpayouts, '"transfers":\\d+', '"transfers":7'],
  ['a departure in half a year', travelpayouts, '"departure_at":"[\\d-]+', `"departure_at":"${day(180)}`],
  ['markup for an airline', travelpayouts, '"airline":"\\w+"', '"airline":"<b>"'],
  ['markup for a flight', travelpayouts, '"flight_number":"\\w+"', '"flight_number":"<i>9"'],
  ['a take-off from Sydney', travelpayouts, '"origin_airport":"STN"', '"origin_airport":"SYD"'],
  [
    'a landing at an unknown airport',
    travelpayouts,
    '"destination_airport":"\\w+"',
    '"destination_airport":"QQX"',
  ],
  ['a price of half a euro', duffel, '"total_amount":"[\\d.]+"', '"total_amount":"0.50"'],
  ['a price of 20,001 euro', duffel, '"total_amount":"[\\d.]+"', '"total_amount":"20001.00"'],
  ['a price of three hundred digits', duffel, '"total_amount":"[\\d.]+"', `"total_amount":"1${manyZeros}"`],
  ['a flight of nine days', duffel, '"duration":"PT02H26M"', '"duration":"P9D"'],
  ['a landing in the year 9999', duffel, '"arriving_at":"\\d{4}', '"arriving_at":"9999'],
  ['a landing before the take-off', duffel, '"arriving_at":"[\\d-]+', `"arriving_at":"${day(20)}`],
  ['a departure on another day', duffel, '"(departing|arriving)_at":"[\\d-]+', `"$1_at":"${day(50)}`],
  ['a day that does not exist', duffel, '"(departing|arriving)_at":"(\\d{4})-[\\d-]+', '"$1_at":"$2-02-31'],
  ['markup for an id', duffel, '"id":"off_', '"id":"<script>off_'],
  ['an endless id', duffel, '"id":"off_', `"id":"off_${'x'.repeat(500)}`],
  ['markup for an airline', duffel, '"iata_code":"ZZ"', '"iata_code":"<b"'],
  ['a line break in a flight number', duffel, '"1234"', '"12\\n4"'],
  ['a landing in Sydney', duffel, '"iata_code":"BCN"', '"iata_code":"SYD"'],
]

/** Answers that are well formed but cannot be true are refused, and older good ones stay in use. */
export function suite({ upstreams }: Target) {
  const { baseOf, needs } = outside(upstreams)
  const edited = (pattern: string, to: string) => baseOf(editedBy({ pattern, to }))

  describe('an implausible forecast', () => {
    const weatherAt = (base: string, settings: Record<string, string>, clock?: TestClock) => {
      const found = needs({ ...settings, MET_BASE_URL: base, OPEN_METEO_BASE_URL: base }, clock)
      return { ...found, ...somePlaces }
    }

    it.each(forecasts)('with %s is refused (%#)', async (_, settings, pattern, to) => {
      const { reply } = await createWeather(weatherAt(edited(pattern, to), settings))(barcelona, anybody)
      expect(reply).toEqual({
        forecast: [],
        message: 'Weather data unavailable for Barcelona',
        fault: 'unreadable',
      })
    })

    it('leaves the older one in use', async () => {
      const clock = { ms: Date.now() }
      const good = weatherAt(baseOf('ok'), openMeteo, clock)
      await createWeather(good)(barcelona, anybody)
      clock.ms += 2 * hour
      const bad = weatherAt(
        edited('"temperature_2m_max":\\[16.2', '"temperature_2m_max":[9e15'),
        openMeteo,
        clock,
      )
      const { reply, recalled } = await createWeather({ ...bad, cache: good.cache })(barcelona, anybody)
      expect(recalled?.state).toBe('stale')
      expect(reply.forecast.map(({ maxTemp }) => maxTemp)).toContain(15.1)
    })

    it('is not read from the cache either', async () => {
      const found = weatherAt(baseOf('refuse'), openMeteo)
      const days = [{ date: day(0), icon: 'sun', maxTemp: 9e15, minTemp: 1 }]
      const value = { days, timeZone: 'Europe/Madrid', source: 'open-meteo' }
      const storedAt = Date.now()
      await found.cache.put('weather 41.39 2.17', { value: { value, freshMs: hour }, storedAt }, 3600)
      const { reply } = await createWeather(found)(barcelona, anybody)
      expect(reply).toMatchObject({ forecast: [], fault: 'unreachable' })
    })
  })

  describe('an implausible table of rates', () => {
    it.each(tables)('with %s is refused (%#)', async (_, variable, pattern, to) => {
      const found = needs({
        ECB_BASE_URL: baseOf('refuse'),
        FRANKFURTER_BASE_URL: baseOf('refuse'),
        [variable]: edited(pattern, to),
      })
      const { reply } = await createRates(found)()
      expect(reply).toEqual({ rates: fallbackRates, source: 'fallback' })
    })

    it('of the ECB is replaced by that of Frankfurter', async () => {
      const settings = { ECB_BASE_URL: edited("'USD' rate='[\\d.]+'", "'USD' rate='112'") }
      const found = needs({ ...settings, FRANKFURTER_BASE_URL: baseOf('ok') })
      expect((await createRates(found)()).reply).toMatchObject({
        source: 'frankfurter',
        rates: { USD: 1.12 },
      })
    })
  })

  describe('implausible fares', () => {
    const flightsAt = (base: string, settings: Record<string, string>) =>
      createFlights({
        ...needs({ ...settings, TRAVELPAYOUTS_BASE_URL: base, DUFFEL_BASE_URL: base }),
        ...somePlaces,
      })

    it.each(fares)('with %s are refused (%#)', async (_, settings, pattern, to) => {
      const { reply } = await flightsAt(edited(pattern, to), settings)(pair, anybody)
      expect(reply).toMatchObject({ configured: true, data: [], fault: 'unreadable' })
    })

    it.each([
      ['Travelpayouts', travelpayouts, '"price":31', '"price":0.31', ['28.00', '45.50']],
      ['Duffel', duffel, '"145.00"', '"0.145"', ['1145.00']],
    ])(
      'of %s are left out, plausible ones beside them are shown',
      async (_, settings, pattern, to, totals) => {
        const { reply } = await flightsAt(edited(pattern, to), settings)(pair, anybody)
        expect(reply.data.map(({ price }) => price.total)).toEqual(totals)
      },
    )
  })
}
