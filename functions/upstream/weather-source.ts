// The interface of a weather service.
import { z } from 'zod'
import { forecastDays } from '#catalogue/limits.ts'
import { type WeatherDay, type WeatherSource, weatherDaySchema, weatherSources } from '#contracts/weather.ts'
import { dayAfter, localDate } from '#lib/local-time.ts'
import type { Outside } from './call.ts'
import type { Plausibility } from './plausible.ts'

interface WeatherQuestion {
  /** degrees, rounded to two decimals: about a kilometre */
  lat: number
  lng: number
  /** IANA name of the time zone there, and whether it is derived from the longitude */
  timeZone: string
  isSolar: boolean
}

export interface FoundWeather {
  /** more days than are shown: a cached forecast stays complete after midnight */
  days: WeatherDay[]
  /** IANA name of the clock the days are counted by */
  timeZone: string
  source: WeatherSource
  /** Last-Modified of the service, sent back as If-Modified-Since */
  lastModified?: string
}

export interface FreshWeather {
  weather: FoundWeather
  /** milliseconds; undefined where the service does not say */
  freshMs: number | undefined
}

/** @throws UpstreamError when the service fails or its answer is implausible */
export type AskWeather = (
  question: WeatherQuestion,
  outside: Outside,
  cached: FoundWeather | undefined,
) => Promise<FreshWeather>

/** Days cached: those shown, today where it is nearly over, and one more after midnight. */
export const daysCached = forecastDays + 2

function isTimeZone(name: string): boolean {
  try {
    return localDate(new Date(), name) !== ''
  } catch {
    return false
  }
}

const isInOrder = (days: readonly WeatherDay[]) =>
  days.every(({ date }, index) => index === 0 || date > (days[index - 1] as WeatherDay).date)

/** A forecast begins today, by the clocks of the world yesterday to tomorrow. */
export const forecastRules: Plausibility<FoundWeather> = {
  schema: z.object({
    days: z.array(weatherDaySchema).min(1).max(daysCached).refine(isInOrder, 'days out of order'),
    timeZone: z.string().refine(isTimeZone, 'no time zone'),
    source: z.enum(weatherSources),
    /** as long as a date in a header */
    lastModified: z.string().max(40).exactOptional(),
  }),
  holds({ days }, asked) {
    const today = localDate(asked, 'UTC')
    const [first, last] = [dayAfter(today, -1), dayAfter(today, daysCached)]
    return days.every(({ date }) => first <= date && date <= last)
  },
}

/** One decimal, and never "-0". */
export const toDegrees = (celsius: number) => Math.round(celsius * 10) / 10 + 0
