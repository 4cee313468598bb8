// The interface of a weather service.
import type { WeatherDay, WeatherSource } from '#contracts/weather.ts'
import type { Outside } from './call.ts'

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

/** One decimal, and never "-0". */
export const toDegrees = (celsius: number) => Math.round(celsius * 10) / 10 + 0
