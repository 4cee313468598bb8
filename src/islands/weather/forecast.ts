// The forecast of a city, cached for an hour in this tab (D56).
import { cacheHours, forecastDays } from '#catalogue/limits.ts'
import type { WeatherDay, WeatherReply } from '#contracts/weather.ts'
import { readFresh, writeStored } from '#lib/browser-store.ts'
import { getJson } from '#lib/get-json.ts'

export interface Forecast {
  days: WeatherDay[]
  attribution?: NonNullable<WeatherReply['attribution']>
}
export interface Place {
  name: string
  lat: number
  lng: number
}

/** Repeats `weatherPath` of the contract, whose import would load zod; the type keeps it equal. */
const path: typeof import('#contracts/weather.ts').weatherPath = '/api/weather/forecast'
/** More than the server's own deadline, for slow connections. */
const patienceMs = 6000

const isDay = (value: unknown): value is WeatherDay => {
  const { date, maxTemp, minTemp, icon } = (value ?? {}) as Record<string, unknown>
  return (
    typeof date === 'string' &&
    Number.isFinite(Date.parse(date)) &&
    Number.isFinite(maxTemp) &&
    Number.isFinite(minTemp) &&
    typeof icon === 'string'
  )
}

/** A reply or cached entry as a forecast; undefined when it is invalid. */
export function toForecast(value: unknown): Forecast | undefined {
  const { forecast, attribution } = (value ?? {}) as { forecast?: unknown; attribution?: unknown }
  if (!Array.isArray(forecast) || forecast.length === 0 || !forecast.every(isDay)) return undefined
  const { text, url } = (attribution ?? {}) as { text?: unknown; url?: unknown }
  const isNamed = typeof text === 'string' && typeof url === 'string' && url.startsWith('https://')
  return { days: forecast.slice(0, forecastDays), ...(isNamed && { attribution: { text, url } }) }
}

/** The next seven days of a place; undefined when they are not known. Never rejects. */
export async function loadForecast({ name, lat, lng }: Place): Promise<Forecast | undefined> {
  const key = `waymark:weather:${lat},${lng}`
  const known = toForecast(readFresh('sessionStorage', key, cacheHours.weather))
  if (known) return known
  try {
    const query = new URLSearchParams({ city: name, lat: String(lat), lng: String(lng) })
    const reply = await getJson(`${path}?${query}`, { timeout: patienceMs })
    const found = toForecast(reply)
    if (found) {
      const { days: forecast, attribution } = found
      writeStored('sessionStorage', key, { forecast, attribution, at: Date.now() })
    }
    return found
  } catch (error) {
    console.error(error)
    return undefined
  }
}

const meanHigh = ({ days }: Forecast) => days.reduce((sum, { maxTemp }) => sum + maxTemp, 0) / days.length

/** °C between the mean highs of two forecasts. */
export const gapBetween = (a: Forecast, b: Forecast): number => Math.abs(meanHigh(a) - meanHigh(b))

/** Normals of a month from the page's drawing of a year (CityYear.astro), December first; undefined without one. */
export function usualOf(strip: number, month: number): { high: string; low: string } | undefined {
  const rows = document.querySelectorAll<HTMLTableElement>('table.months')[strip]?.tBodies[0]?.rows
  const [high, low] = [0, 2].map((row) => rows?.[row]?.cells[(month % 12) + 1]?.textContent?.trim())
  return high && low ? { high, low } : undefined
}
