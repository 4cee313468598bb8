// The weather of seven days: cached, else requested, else stale. Never fails; at worst it is empty.
import { forecastDays } from '#catalogue/limits.ts'
import type { Release } from '#catalogue/release.ts'
import {
  type WeatherQuery,
  type WeatherReply,
  type WeatherSource,
  weatherUnavailable,
} from '#contracts/weather.ts'
import { weatherServices } from '#functions/upstream/all-services.ts'
import { firstAnswer, type Source } from '#functions/upstream/first-answer.ts'
import type { Services } from '#functions/upstream/service.ts'
import { asUpstreamError } from '#functions/upstream/upstream-error.ts'
import { type FoundWeather, type FreshWeather, forecastRules } from '#functions/upstream/weather-source.ts'
import { localDate } from '#lib/local-time.ts'
import type { DirectoryCity } from '#places/directory.ts'
import type { PlaceIndex } from '#places/place-index.ts'
import type { Asker } from './asker.ts'
import type { AnswerCache } from './cache.ts'
import type { Config } from './config.ts'
import { connected, evaluated } from './connected.ts'
import { createRecall, type Recalled } from './recall.ts'
import { clockAt } from './time-zone.ts'
import { createWeatherPlaces } from './weather-places.ts'

const hour = 3_600_000
const leastFreshMs = hour / 2
/** Cuts a longer Expires of the service. */
const mostFreshMs = 6 * hour
const staleMs = 24 * hour

interface WeatherNeeds {
  cache: AnswerCache
  config: Pick<Config, 'services' | 'evaluations'>
  release: Pick<Release, 'version'>
  services: Pick<Services, WeatherSource>
  cities: readonly DirectoryCity[]
  places: PlaceIndex
  fetch: typeof fetch
  now: () => Date
}

interface WeatherAnswer {
  reply: WeatherReply
  /** undefined where no service is set up, or none is asked for the point */
  recalled: Recalled<FoundWeather> | undefined
}

/** A function that answers with the weather of the place a point stands for within 2.3 s. */
export function createWeather({ config, release, services, cities, places, ...needs }: WeatherNeeds) {
  const recall = createRecall<FoundWeather>({ ...needs, staleMs })
  const ready = connected(weatherServices, config)
  const readyOrEvaluated = [...ready, ...evaluated(weatherServices, config, release)]
  const placeAt = createWeatherPlaces(cities, places)

  return async (
    { city, lat, lng }: WeatherQuery,
    { client: visitor, isLocal, mayAsk }: Asker,
  ): Promise<WeatherAnswer> => {
    const sources = isLocal ? readyOrEvaluated : ready
    const nothing = { forecast: [], message: weatherUnavailable(city) }
    if (sources.length === 0) return { reply: { ...nothing, fault: 'not-configured' }, recalled: undefined }
    const place = placeAt({ lat, lng })
    if (!place) return { reply: { ...nothing, fault: 'refused' }, recalled: undefined }
    const question = { lat: rounded(place.lat), lng: rounded(place.lng), ...clockAt(cities, place) }
    const recalled = await recall({
      key: `weather ${question.lat} ${question.lng}`,
      rules: forecastRules,
      mayAsk,
      ask: async (outside, cached) => {
        const asked = sources.map(
          ({ name, client }): Source<FreshWeather> => ({
            service: services[name],
            client: visitor,
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
