// Each outside service in turn is the one in trouble: how the server is set up for it, and what a visitor asks.
import { fallbackRates } from '#catalogue/currency.ts'
import { flightsSearchPath, flightsSearchReplySchema } from '#contracts/flights-search.ts'
import { ratesPaths, ratesReplySchema } from '#contracts/rates.ts'
import { weatherPath, weatherReplySchema } from '#contracts/weather.ts'

export interface Row {
  upstream: string
  /** environment of the server; `ill` is the address of the service in trouble, `well` of one that answers */
  settings(ill: string, well: string): Record<string, string>
  /** what a page asks for */
  path: string
  /** in a word what the answer holds instead. @throws Error where it is not as promised */
  outcome(reply: unknown): string
}

const flights = {
  path: `${flightsSearchPath}?origin=LON&destination=BCN`,
  outcome(reply: unknown) {
    const { data, message, fault } = flightsSearchReplySchema.parse(reply)
    if (data.length > 0 || !message || !fault) throw new Error('fares from nowhere, or no reason given')
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
/** Nobody listens there. */
const refused = 'http://127.0.0.1:1'

export const rows: readonly Row[] = [
  { upstream: 'travelpayouts', ...flights, settings: (ill) => travelpayouts(ill) },
  {
    upstream: 'duffel',
    ...flights,
    settings: (ill) => ({
      FLIGHT_PROVIDER: 'duffel',
      DUFFEL_TOKEN: 'duffel_test_token',
      DUFFEL_BASE_URL: ill,
    }),
  },
  { upstream: 'met-norway', ...weather, settings: (ill) => metNorway(ill) },
  {
    upstream: 'open-meteo',
    ...weather,
    settings: (ill, well) => ({ ...openMeteo(ill), ...metNorway(well) }),
  },
  { upstream: 'ecb', ...rates, settings: (ill, well) => ({ ECB_BASE_URL: ill, FRANKFURTER_BASE_URL: well }) },
  {
    upstream: 'frankfurter',
    ...rates,
    settings: (ill) => ({ ECB_BASE_URL: refused, FRANKFURTER_BASE_URL: ill }),
  },
]
