// MET Norway, locationforecast 2.0. Its terms: name the site, coarse coordinates, cache until Expires.
import { z } from 'zod'
import { call, readJson } from './call.ts'
import { defineService } from './define-service.ts'
import { daysOf, type ForecastStep } from './met-norway-days.ts'
import { plausible } from './plausible.ts'
import { type AskWeather, daysCached, type FreshWeather, forecastRules } from './weather-source.ts'

/** Only `complete` has the extremes of six hours. */
const path = '/weatherapi/locationforecast/2.0/complete'
const largestBody = 1024 * 1024
/** Status of correct data from a product that will be switched off. */
const deprecated = 203

const symbolSchema = z.object({ summary: z.object({ symbol_code: z.string() }) })
const replySchema = z.object({
  properties: z.object({
    timeseries: z.array(
      z.object({
        time: z.iso.datetime(),
        data: z.object({
          instant: z.object({ details: z.object({ air_temperature: z.number() }) }),
          next_12_hours: symbolSchema.optional(),
          next_6_hours: symbolSchema
            .extend({
              details: z
                .object({ air_temperature_max: z.number(), air_temperature_min: z.number() })
                .partial()
                .optional(),
            })
            .optional(),
        }),
      }),
    ),
  }),
})
type Step = z.infer<typeof replySchema>['properties']['timeseries'][number]

export const metNorway = defineService({
  name: 'met-norway',
  origin: 'https://api.met.no',
  originVariable: 'MET_BASE_URL',
  // its terms allow 20 a second
  budget: { perMinute: 600 },
  settings: {
    userAgent: {
      variable: 'MET_USER_AGENT',
      meaning:
        'who asks MET Norway for the weather: site and contact, as its terms want; else `SITE_URL`; without either it is not asked',
      fromSiteUrl: (siteUrl) => `Waymark ${siteUrl}`,
    },
  },
  attribution: { text: 'Data from MET Norway', url: 'https://www.met.no/' },
  connect: ({ base, userAgent }) => (userAgent ? askMetNorway(base, userAgent) : undefined),
})

/** Asks under a name; MET Norway refuses requests without one. */
function askMetNorway(base: string, userAgent: string): AskWeather {
  return async ({ lat, lng, timeZone }, outside, cached) => {
    const known = cached?.source === 'met-norway' ? cached : undefined
    const headers = {
      'User-Agent': userAgent,
      ...(known?.lastModified && { 'If-Modified-Since': known.lastModified }),
    }
    const accept = known ? [200, deprecated, 304] : [200, deprecated]
    const url = `${base}${path}?lat=${lat}&lon=${lng}`
    const answer = await call(url, { headers, accept, largestBody }, outside)
    const freshMs = untilExpires(answer.headers, outside.now)
    if (known && answer.status === 304) return { weather: known, freshMs }
    const { timeseries } = readJson(answer.text, replySchema).properties
    const days = daysOf(timeseries.map(toStep), timeZone).slice(0, daysCached)
    const weather = { days, timeZone, source: 'met-norway', ...modified(answer.headers) }
    return { weather: plausible(weather, forecastRules, outside.now), freshMs }
  }
}

function toStep({ time, data }: Step): ForecastStep {
  const { instant, next_6_hours: six, next_12_hours: twelve } = data
  const { air_temperature_max: max, air_temperature_min: min } = six?.details ?? {}
  return {
    time: new Date(time),
    temperature: instant.details.air_temperature,
    symbol: (twelve ?? six)?.summary.symbol_code,
    sixHours: max !== undefined && min !== undefined ? { max, min } : undefined,
  }
}

function untilExpires(headers: Headers, now: Date): FreshWeather['freshMs'] {
  const ms = Date.parse(headers.get('Expires') ?? '') - now.getTime()
  return ms > 0 ? ms : undefined
}

function modified(headers: Headers): { lastModified?: string } {
  const lastModified = headers.get('Last-Modified')
  return lastModified ? { lastModified } : {}
}
