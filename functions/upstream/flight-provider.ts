// The interface of a provider of live fares.

import type { CurrencyCode } from '#catalogue/currency.ts'
import type { FlightOffer } from '#contracts/flights-search.ts'
import type { Outside } from './call.ts'

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
}

export interface FoundOffers {
  /** cheapest first */
  offers: FlightOffer[]
  /** first and last day of departure asked for, YYYY-MM-DD */
  departures: { from: string; to: string }
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

/** The cheapest ten. */
export function cheapest(offers: readonly FlightOffer[]): FlightOffer[] {
  const total = ({ price }: FlightOffer) => Number(price.total)
  return [...offers].sort((a, b) => total(a) - total(b)).slice(0, mostOffers)
}
