// GET /api/weather/forecast?city=Barcelona&lat=41.39&lng=2.16: seven local days.
import { z } from 'zod'
import { forecastDays } from '#catalogue/limits.ts'
import type { ApiCall } from './api-call.ts'
import { upstreamFaults } from './upstream-fault.ts'

export const weatherPath = '/api/weather/forecast'

const coordinate = (limit: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,15})?$/, 'give degrees as a decimal number')
    .transform(Number)
    .pipe(z.number().min(-limit).max(limit))

const weatherQuerySchema = z.object({
  /** name on the page; repeated in the message without a forecast */
  city: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .regex(/^[^\p{Cc}]*$/u),
  lat: coordinate(90),
  lng: coordinate(180),
})
export type WeatherQuery = z.infer<typeof weatherQuerySchema>

export const weatherIcons = ['sun', 'partly', 'cloudy', 'fog', 'drizzle', 'rain', 'snow', 'storm'] as const
export type WeatherIcon = (typeof weatherIcons)[number]

/** °C. The air on the ground was measured between −89.2 (Vostok, 1983) and 56.7 (Furnace Creek, 1913). */
const celsius = z.number().min(-90).max(60)

export const weatherDaySchema = z
  .object({
    /** local date of the place */
    date: z.iso.date(),
    icon: z.enum(weatherIcons),
    /** one decimal */
    maxTemp: celsius,
    minTemp: celsius,
  })
  .refine(({ minTemp, maxTemp }) => minTemp <= maxTemp, 'the minimum is above the maximum')
export type WeatherDay = z.infer<typeof weatherDaySchema>

export const weatherSources = ['met-norway', 'open-meteo'] as const
export type WeatherSource = (typeof weatherSources)[number]

export const weatherReplySchema = z.object({
  /** from today on, at most seven days; empty without data */
  forecast: z.array(weatherDaySchema).max(forecastDays),
  /** why the forecast is empty */
  message: z.string().nullable(),
  source: z.enum(weatherSources).optional(),
  /** must be shown beside the forecast, with the link */
  attribution: z.object({ text: z.string(), url: z.url() }).optional(),
  /** time of the request to the service, ISO 8601 in UTC */
  askedAt: z.iso.datetime().optional(),
  /** why there is no forecast */
  fault: z.enum([...upstreamFaults, 'not-configured']).optional(),
})
export type WeatherReply = z.infer<typeof weatherReplySchema>

/** Message of a reply without a forecast. */
export const weatherUnavailable = (city: string) => `Weather data unavailable for ${city}`

export const weatherReplyExample: WeatherReply = {
  forecast: [
    { date: '2026-11-20', icon: 'partly', maxTemp: 16.4, minTemp: 9.1 },
    { date: '2026-11-21', icon: 'rain', maxTemp: 14.9, minTemp: 8.8 },
  ],
  message: null,
  source: 'met-norway',
  attribution: { text: 'Data from MET Norway', url: 'https://www.met.no/' },
  askedAt: '2026-11-20T10:00:00.000Z',
}

export const weatherCall = {
  method: 'get',
  path: weatherPath,
  id: 'weather',
  tag: 'live',
  summary: 'Weather forecast of a place',
  description: 'Seven days as people there count them. Without an answer from outside the list is empty.',
  query: { schema: weatherQuerySchema, example: { city: 'Barcelona', lat: '41.39', lng: '2.16' } },
  reply: {
    description: 'The forecast, or why there is none.',
    schema: weatherReplySchema,
    example: weatherReplyExample,
  },
  errors: ['bad-request'],
} as const satisfies ApiCall
