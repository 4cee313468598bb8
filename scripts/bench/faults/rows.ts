// One row per failing outside service: settings of the server and the request of a visitor.
import { fallbackRates } from '#catalogue/currency.ts'
import { flightsSearchPath, flightsSearchReplySchema } from '#contracts/flights-search.ts'
import { ratesPaths, ratesReplySchema } from '#contracts/rates.ts'
import { weatherPath, weatherReplySchema } from '#contracts/weather.ts'

export interface Row {
  upstream: string
  /** environment of the server, given the addresses of a failing and of a healthy service */
  settings(failing: string, healthy: string): Record<string, string>
  /** address that a page requests */
  path: string
  /** what the answer holds instead, in one word. @throws Error for an answer that breaks the promise */
  outcome(reply: unknown): string
}

const flights = {
  path: `${flightsSearchPath}?origin=LON&destination=BCN`,
  outcome(reply: unknown) {
    const { data, message, fault } = flightsSearchReplySchema.parse(reply)
    if (data.length > 0 || !message || !fault)
      throw new Error('fares from a failing service, or no reason given')
    return 'links only'
  },
}

const weather = {
  path: `${weatherPath}?city=Barcelona&lat=41.3874&lng=2.1686`,
  outcome(reply: unknown) {
    const { forecast, message, source = '' } = weatherReplySchema.parse(reply)
    if (forecast.length === 7) return source
    if (forecast.length > 0 || message !== 'Weather data unavailable for Barcelona')
      throw new Error('neither seven days nor the sentence that says so')
    return 'sentence'
  },
}

const rates = {
  path: ratesPaths[0],
  outcome(reply: unknown) {
    const { rates: found, source, date } = ratesReplySchema.parse(reply)
    if (source !== 'fallback') return source
    if (date !== undefined || found.USD !== fallbackRates.USD) throw new Error('not the fixed table')
    return 'fixed table'
  },
}

const metNorway = (base: string) => ({
  MET_USER_AGENT: 'waymark.example mail@waymark.example',
  MET_BASE_URL: base,
})
const openMeteo = (base: string) => ({ OPEN_METEO_API_KEY: 'om-key', OPEN_METEO_BASE_URL: base })
const travelpayouts = (base: string) => ({ TRAVELPAYOUTS_TOKEN: 'tp-token', TRAVELPAYOUTS_BASE_URL: base })
/** A port without a server. */
const refused = 'http://127.0.0.1:1'

export const rows: readonly Row[] = [
  { upstream: 'travelpayouts', ...flights, settings: (failing) => travelpayouts(failing) },
  {
    upstream: 'duffel',
    ...flights,
    settings: (failing) => ({
      FLIGHT_PROVIDER: 'duffel',
      DUFFEL_TOKEN: 'duffel_test_token',
      DUFFEL_BASE_URL: failing,
    }),
  },
  { upstream: 'met-norway', ...weather, settings: (failing) => metNorway(failing) },
  {
    upstream: 'open-meteo',
    ...weather,
    settings: (failing, healthy) => ({ ...openMeteo(failing), ...metNorway(healthy) }),
  },
  {
    upstream: 'ecb',
    ...rates,
    settings: (failing, healthy) => ({ ECB_BASE_URL: failing, FRANKFURTER_BASE_URL: healthy }),
  },
  {
    upstream: 'frankfurter',
    ...rates,
    settings: (failing) => ({ ECB_BASE_URL: refused, FRANKFURTER_BASE_URL: failing }),
  },
]
