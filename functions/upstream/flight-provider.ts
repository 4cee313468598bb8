// The interface of a provider of live fares.

import { z } from 'zod'
import type { CurrencyCode } from '#catalogue/currency.ts'
import { type FlightOffer, flightOfferSchema } from '#contracts/flights-search.ts'
import { dayAfter } from '#lib/local-time.ts'
import type { Outside } from './call.ts'
import type { Plausibility } from './plausible.ts'
import { UpstreamError } from './upstream-error.ts'

/** One adult, one way, in economy class, at any date the provider knows fares of. */
export interface FlightQuestion {
  /** IATA codes of cities or airports */
  origin: string
  destination: string
  currency: CurrencyCode
  /** country the traveller sets out from, lower case */
  market: string
  /** IANA names of the time zones at both ends; undefined where unknown */
  zones: { origin: string | undefined; destination: string | undefined }
  /** codes an offer may name for each end: the code asked for, and airports that serve the place */
  airports: { origin: ReadonlySet<string>; destination: ReadonlySet<string> }
}

export interface DatedOffers {
  /** cheapest first */
  offers: FlightOffer[]
  /** first and last day of departure asked for, YYYY-MM-DD */
  departures: { from: string; to: string }
}

export interface FoundOffers extends DatedOffers {
  /** milliseconds */
  freshMs: number
}

export interface FlightProvider {
  /** requests one search makes */
  calls: number
  /** age after which an answer is no longer shown, milliseconds */
  staleMs: number
  /** Part of the cache key of a search. */
  period(now: Date): string
  /** @throws UpstreamError when the service fails or its answer is implausible */
  search(question: FlightQuestion, outside: Outside): Promise<FoundOffers>
}

const mostOffers = 10

/** Whether an offer is of the airports and days asked for; clocks may differ by a day. */
function isOf(
  question: FlightQuestion,
  { from, to }: DatedOffers['departures'],
  offer: FlightOffer,
): boolean {
  const { departure, arrival } = offer
  const day = departure.at.slice(0, 10)
  const { origin, destination } = question.airports
  const leads = departure.iataCode !== arrival.iataCode
  const isAsked = leads && origin.has(departure.iataCode) && destination.has(arrival.iataCode)
  return isAsked && dayAfter(from, -1) <= day && day <= dayAfter(to, 1)
}

const datedOffersSchema: z.ZodType<DatedOffers> = z.object({
  offers: z.array(flightOfferSchema),
  departures: z.object({ from: z.iso.date(), to: z.iso.date() }),
})

/** Rules of the answer to one question. */
export const offerRules = (question: FlightQuestion): Plausibility<DatedOffers> => ({
  schema: datedOffersSchema,
  holds: ({ offers, departures }) => offers.every((offer) => isOf(question, departures, offer)),
})

/**
 * The offers that can be true; a provider passes on what airlines send, so one wrong fare does not condemn the others.
 * @throws UpstreamError when all are implausible
 */
export function plausibleOffers(
  offers: readonly FlightOffer[],
  question: FlightQuestion,
  departures: DatedOffers['departures'],
): FlightOffer[] {
  const found = offers.filter(
    (offer) => flightOfferSchema.safeParse(offer).success && isOf(question, departures, offer),
  )
  if (found.length > 0 || offers.length === 0) return found
  throw new UpstreamError('unreadable', 'no plausible fare')
}

/** The cheapest ten. */
export function cheapest(offers: readonly FlightOffer[]): FlightOffer[] {
  const total = ({ price }: FlightOffer) => Number(price.total)
  return [...offers].sort((a, b) => total(a) - total(b)).slice(0, mostOffers)
}
