// Live fares: cached, else requested, else stale. Never fails; an empty list states the reason.
import { z } from 'zod'
import {
  type FlightsSearchQuery,
  type FlightsSearchReply,
  flightMessages,
  flightOfferSchema,
} from '#contracts/flights-search.ts'
import type { FlightProviderName } from '#contracts/flights-status.ts'
import type { UpstreamFault } from '#contracts/upstream-fault.ts'
import { firstAnswer } from '#functions/upstream/first-answer.ts'
import type { FlightQuestion, FoundOffers } from '#functions/upstream/flight-provider.ts'
import type { Services } from '#functions/upstream/service.ts'
import { asUpstreamError } from '#functions/upstream/upstream-error.ts'
import type { DirectoryCity } from '#places/directory.ts'
import type { AnswerCache } from './cache.ts'
import { chosenProvider, type FlightConfig } from './flight-providers.ts'
import { createRecall, type Recalled } from './recall.ts'

/** Prices are euro until they are shown. */
const currency = 'EUR'
/** For an origin whose country is unknown. */
const anyMarket = 'gb'

const foundSchema: z.ZodType<CachedOffers> = z.object({
  offers: z.array(flightOfferSchema),
  departures: z.object({ from: z.iso.date(), to: z.iso.date() }),
})
type CachedOffers = Omit<FoundOffers, 'freshMs'>

interface FlightNeeds {
  cache: AnswerCache
  config: FlightConfig
  services: Services
  cities: readonly DirectoryCity[]
  fetch: typeof fetch
  now: () => Date
}

interface FlightsAnswer {
  reply: FlightsSearchReply
  /** undefined where no provider is set up */
  recalled: Recalled<CachedOffers> | undefined
}

/** A function that answers with fares within 2.3 s; `mayAsk` throws to prevent a request outside. */
export function createFlights({ config, services, cities, ...needs }: FlightNeeds) {
  const chosen = chosenProvider(config)
  const question = flightQuestions(cities)
  const recall =
    chosen && createRecall<CachedOffers>({ ...needs, schema: foundSchema, staleMs: chosen.client.staleMs })

  return async (query: FlightsSearchQuery, mayAsk: () => Promise<void>): Promise<FlightsAnswer> => {
    if (!chosen || !recall) return { reply: notConfigured, recalled: undefined }
    const { name, client: provider } = chosen
    const asked = question(query)
    const recalled = await recall({
      key: `flights ${name} ${query.origin} ${query.destination} ${currency} ${provider.period(needs.now())}`,
      mayAsk,
      ask: async (outside) => {
        const ask = provider.search.bind(provider, asked)
        const source = { service: services[name], ask, calls: provider.calls }
        const { freshMs, ...value } = await firstAnswer([source], outside)
        return { value, freshMs }
      },
    })
    return { reply: replyOf(name, recalled, needs.now()), recalled }
  }
}

const notConfigured: FlightsSearchReply = {
  configured: false,
  data: [],
  message: flightMessages.notConfigured,
}

function flightQuestions(cities: readonly DirectoryCity[]): (query: FlightsSearchQuery) => FlightQuestion {
  const byCode = new Map(cities.map((city) => [city.iata, city]))
  return ({ origin, destination }) => ({
    origin,
    destination,
    currency,
    market: byCode.get(origin)?.country.toLowerCase() ?? anyMarket,
    zones: { origin: byCode.get(origin)?.timeZone, destination: byCode.get(destination)?.timeZone },
  })
}

function replyOf(
  provider: FlightProviderName,
  recalled: Recalled<CachedOffers>,
  now: Date,
): FlightsSearchReply {
  const known = { configured: true, provider }
  if (recalled.state === 'failed') {
    const { fault } = asUpstreamError(recalled.error)
    return { ...known, data: [], message: messageOf(fault), fault }
  }
  const { offers, departures } = recalled.value
  const today = now.toISOString().slice(0, 10)
  const data = offers.filter(({ departure }) => departure.at.slice(0, 10) >= today)
  const message = data.length === 0 ? flightMessages.empty : null
  return { ...known, data, message, askedAt: new Date(recalled.storedAt).toISOString(), departures }
}

function messageOf(fault: UpstreamFault): string {
  return fault === 'rejected' || fault === 'limited' ? flightMessages[fault] : flightMessages.failed
}
