// Live fares: cached, else requested, else stale. Never fails; an empty list states the reason.
import type { AirportPoint } from '#catalogue/airports.ts'
import {
  type FlightsSearchQuery,
  type FlightsSearchReply,
  flightMessages,
} from '#contracts/flights-search.ts'
import type { FlightProviderName } from '#contracts/flights-status.ts'
import type { UpstreamFault } from '#contracts/upstream-fault.ts'
import { firstAnswer } from '#functions/upstream/first-answer.ts'
import { type DatedOffers, type FlightQuestion, offerRules } from '#functions/upstream/flight-provider.ts'
import type { Services } from '#functions/upstream/service.ts'
import { asUpstreamError } from '#functions/upstream/upstream-error.ts'
import type { DirectoryCity } from '#places/directory.ts'
import type { Asker } from './asker.ts'
import type { AnswerCache } from './cache.ts'
import { createFlightPlaces } from './flight-places.ts'
import { chosenProvider, type FlightConfig } from './flight-providers.ts'
import { createRecall, type Recalled } from './recall.ts'

/** Prices are euro until they are shown. */
const currency = 'EUR'

interface FlightNeeds {
  cache: AnswerCache
  config: FlightConfig
  services: Services
  cities: readonly DirectoryCity[]
  airports: readonly AirportPoint[]
  fetch: typeof fetch
  now: () => Date
}

interface FlightsAnswer {
  reply: FlightsSearchReply
  /** undefined where no provider is set up, or for a pair that is not asked for */
  recalled: Recalled<DatedOffers> | undefined
}

/** A function that answers with fares within 2.3 s. */
export function createFlights({ config, services, cities, airports, ...needs }: FlightNeeds) {
  const chosen = chosenProvider(config)
  const question = flightQuestions(cities, airports)
  const recall = chosen && createRecall<DatedOffers>({ ...needs, staleMs: chosen.client.staleMs })

  return async (query: FlightsSearchQuery, { client, mayAsk }: Asker): Promise<FlightsAnswer> => {
    if (!chosen || !recall) return { reply: notConfigured, recalled: undefined }
    const { name, client: provider } = chosen
    const asked = question(query)
    if (!asked) return { reply: notAsked(name), recalled: undefined }
    const recalled = await recall({
      key: `flights ${name} ${query.origin} ${query.destination} ${currency} ${provider.period(needs.now())}`,
      rules: offerRules(asked),
      mayAsk,
      ask: async (outside) => {
        const ask = provider.search.bind(provider, asked)
        const source = { service: services[name], ask, calls: provider.calls, client }
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

/** For an unknown code, or two of one city: no provider is asked. */
const notAsked = (provider: FlightProviderName): FlightsSearchReply => ({
  configured: true,
  provider,
  data: [],
  message: flightMessages.empty,
  fault: 'refused',
})

/** A function that gives the question for a pair; undefined for a pair that is not asked for. */
function flightQuestions(cities: readonly DirectoryCity[], airports: readonly AirportPoint[]) {
  const placeOf = createFlightPlaces(cities, airports)
  return ({ origin, destination }: FlightsSearchQuery): FlightQuestion | undefined => {
    const [from, to] = [placeOf(origin), placeOf(destination)]
    if (!from || !to || from.city === to.city) return undefined
    return {
      origin,
      destination,
      currency,
      market: from.country.toLowerCase(),
      zones: { origin: from.timeZone, destination: to.timeZone },
      airports: { origin: from.airports, destination: to.airports },
    }
  }
}

function replyOf(
  provider: FlightProviderName,
  recalled: Recalled<DatedOffers>,
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
