// What every service that forecasts the weather can do.
import type { WeatherDay, WeatherSource } from '#contracts/weather.ts'
import type { Outside } from './call.ts'

export interface WeatherQuestion {
  /** degrees, rounded to two decimals: a kilometre or so */
  lat: number
  lng: number
  /** IANA name of the clock there, and whether it is only what the sun says */
  timeZone: string
  isSolar: boolean
}

export interface FoundWeather {
  /** from the first day it knows, more than we show, so that what is kept lasts over midnight */
  days: WeatherDay[]
  /** IANA name of the clock the days are counted by */
  timeZone: string
  source: WeatherSource
  /** as the service says it; it is asked for what is newer */
  lastModified?: string
}

export interface FreshWeather {
  weather: FoundWeather
  /** milliseconds; undefined where the service does not say */
  freshMs: number | undefined
}

/** @throws UpstreamError when the service fails or its answer cannot be believed */
export type AskWeather = (
  question: WeatherQuestion,
  outside: Outside,
  kept: FoundWeather | undefined,
) => Promise<FreshWeather>

/** One decimal, and never "-0". */
export const toDegrees = (celsius: number) => Math.round(celsius * 10) / 10 + 0
