// Open-Meteo for customers: its free service is closed to sites with advertisements, not to an evaluation (D147).
import { z } from 'zod'
import type { WeatherIcon } from '#contracts/weather.ts'
import { call, readJson } from './call.ts'
import { defineService } from './define-service.ts'
import { plausible } from './plausible.ts'
import { type AskWeather, forecastRules, toDegrees } from './weather-source.ts'

const path = '/v1/forecast'
/** One day more than is shown: a cached forecast stays complete after midnight. */
const days = '8'

/** Values may be missing. */
const numbers = z.array(z.number().nullable())
const replySchema = z.object({
  timezone: z.string().min(1),
  daily: z.object({
    time: z.array(z.iso.date()),
    weather_code: numbers,
    temperature_2m_max: numbers,
    temperature_2m_min: numbers,
  }),
})
type Daily = z.infer<typeof replySchema>['daily']

export const openMeteo = defineService({
  name: 'open-meteo',
  origin: 'https://customer-api.open-meteo.com',
  originVariable: 'OPEN_METEO_BASE_URL',
  // its smallest plan has a million calls a month
  budget: { perMinute: 300, perDay: 30_000 },
  settings: {
    key: {
      variable: 'OPEN_METEO_API_KEY',
      meaning: 'key of a paid plan of Open-Meteo, which then answers before MET Norway',
    },
  },
  attribution: { text: 'Weather data by Open-Meteo.com', url: 'https://open-meteo.com/' },
  connect: ({ base, key }) => (key ? askOpenMeteo(base, { query: { apikey: key } }) : undefined),
  evaluation: {
    origin: 'https://api.open-meteo.com',
    connect: (base, userAgent) => askOpenMeteo(base, { headers: { 'User-Agent': userAgent } }),
  },
})

/** How it knows who asks: a key or a name. */
interface Identity {
  query?: Record<string, string>
  headers?: Record<string, string>
}

/** The key is part of the address, so no address is logged. */
function askOpenMeteo(base: string, { query: identity, headers = {} }: Identity): AskWeather {
  return async ({ lat, lng, timeZone, isSolar }, outside) => {
    const query = new URLSearchParams({
      latitude: String(lat),
      longitude: String(lng),
      daily: 'weather_code,temperature_2m_max,temperature_2m_min',
      timezone: isSolar ? 'auto' : timeZone,
      forecast_days: days,
      ...identity,
    })
    const { text } = await call(`${base}${path}?${query}`, { headers }, outside)
    const { timezone, daily } = readJson(text, replySchema)
    const found = daily.time.flatMap((date, index) => dayOf(date, index, daily))
    const weather = { days: found, timeZone: timezone, source: 'open-meteo' }
    return { weather: plausible(weather, forecastRules, outside.now), freshMs: undefined }
  }
}

function dayOf(date: string, index: number, daily: Daily) {
  const [code, max, min] = [daily.weather_code, daily.temperature_2m_max, daily.temperature_2m_min].map(
    (list) => list[index] ?? undefined,
  )
  if (max === undefined || min === undefined) return []
  return [{ date, icon: iconOf(code), maxTemp: toDegrees(max), minTemp: toDegrees(min) }]
}

/** Codes of the World Meteorological Organization, as Open-Meteo documents them. */
const icons: readonly [WeatherIcon, readonly number[]][] = [
  ['sun', [0]],
  ['partly', [1, 2]],
  ['cloudy', [3]],
  ['fog', [45, 48]],
  ['drizzle', [51, 53, 55, 56, 57]],
  ['rain', [61, 63, 65, 66, 67, 80, 81, 82]],
  ['snow', [71, 73, 75, 77, 85, 86]],
  ['storm', [95, 96, 99]],
]

/** Icon of a code; a new or missing code is cloudy. */
export function iconOf(code: number | undefined): WeatherIcon {
  return icons.find(([, codes]) => codes.some((known) => known === code))?.[0] ?? 'cloudy'
}
