// The weather of seven days: cached, else requested, else stale. Never fails; at worst it is empty.
import { z } from 'zod'
import { forecastDays } from '#catalogue/limits.ts'
import {
  type WeatherQuery,
  type WeatherReply,
  type WeatherSource,
  weatherDaySchema,
  weatherSources,
  weatherUnavailable,
} from '#contracts/weather.ts'
import { weatherServices } from '#functions/upstream/all-services.ts'
import { firstAnswer, type Source } from '#functions/upstream/first-answer.ts'
import type { Services } from '#functions/upstream/service.ts'
import { asUpstreamError } from '#functions/upstream/upstream-error.ts'
import type { FoundWeather, FreshWeather } from '#functions/upstream/weather-source.ts'
import { localDate } from '#lib/local-time.ts'
import type { DirectoryCity } from '#places/directory.ts'
import type { AnswerCache } from './cache.ts'
import type { Config } from './config.ts'
import { connected } from './connected.ts'
import { createRecall, type Recalled } from './recall.ts'
import { clockAt } from './time-zone.ts'

const hour = 3_600_000
const leastFreshMs = hour / 2
/** Cuts a longer Expires of the service. */
const mostFreshMs = 6 * hour
const staleMs = 24 * hour

const foundSchema: z.ZodType<FoundWeather> = z.object({
  days: z.array(weatherDaySchema),
  timeZone: z.string(),
  source: z.enum(weatherSources),
  lastModified: z.string().exactOptional(),
})

interface WeatherNeeds {
  cache: AnswerCache
  config: Pick<Config, 'services'>
  services: Pick<Services, WeatherSource>
  cities: readonly DirectoryCity[]
  fetch: typeof fetch
  now: () => Date
}

interface WeatherAnswer {
  reply: WeatherReply
  /** undefined where no service is set up */
  recalled: Recalled<FoundWeather> | undefined
}

/** A function that answers with the weather of a point within 2.3 s; `mayAsk` throws to prevent a request. */
export function createWeather({ config, services, cities, ...needs }: WeatherNeeds) {
  const recall = createRecall<FoundWeather>({ ...needs, schema: foundSchema, staleMs })
  const sources = connected(weatherServices, config)

  return async ({ city, lat, lng }: WeatherQuery, mayAsk: () => Promise<void>): Promise<WeatherAnswer> => {
    const nothing = { forecast: [], message: weatherUnavailable(city) }
    if (sources.length === 0) return { reply: { ...nothing, fault: 'not-configured' }, recalled: undefined }
    const question = { lat: rounded(lat), lng: rounded(lng), ...clockAt(cities, { lat, lng }) }
    const recalled = await recall({
      key: `weather ${question.lat} ${question.lng}`,
      mayAsk,
      ask: async (outside, cached) => {
        const asked = sources.map(
          ({ name, client }): Source<FreshWeather> => ({
            service: services[name],
            ask: (withTime) => client(question, withTime, cached),
          }),
        )
        const { weather, freshMs = leastFreshMs } = await firstAnswer(asked, outside)
        return { value: weather, freshMs: Math.min(Math.max(freshMs, leastFreshMs), mostFreshMs) }
      },
    })
    if (recalled.state === 'failed')
      return { reply: { ...nothing, fault: asUpstreamError(recalled.error).fault }, recalled }
    return { reply: replyOf(recalled.value, recalled.storedAt, city, needs.now()), recalled }
  }
}

/** A cached forecast may begin yesterday: days that are over at the place are left out. */
function replyOf(
  { days, timeZone, source }: FoundWeather,
  askedAt: number,
  city: string,
  now: Date,
): WeatherReply {
  const today = localDate(now, timeZone)
  const forecast = days.filter(({ date }) => date >= today).slice(0, forecastDays)
  const message = forecast.length === 0 ? weatherUnavailable(city) : null
  return {
    forecast,
    message,
    source,
    attribution: weatherServices.find(({ name }) => name === source)?.attribution,
    askedAt: new Date(askedAt).toISOString(),
  }
}

/** Two decimals, about a kilometre: neighbours share an answer; MET Norway's terms ask for it. Never "-0". */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100 + 0
