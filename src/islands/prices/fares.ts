// Live fares of a route: the status of the provider, then its offers, or the reason of a failure.
import { liveOffers } from '#catalogue/limits.ts'
import type { FlightOffer, FlightsSearchReply } from '#contracts/flights-search.ts'
import type { FlightProviderSetting } from '#contracts/flights-status.ts'
import type { LiveWords } from '#i18n/live/en.ts'
import { fill } from '#lib/fill.ts'
import { getJson } from '#lib/get-json.ts'

/** Key of the message that says why there are no offers. */
type Failure = keyof Pick<
  LiveWords['fares'],
  'network' | 'failed' | 'rejected' | 'limited' | 'noData' | 'empty'
>
/** States of the card (D84). */
export type Fares =
  | { state: 'not-configured' | 'fetching' }
  | { state: 'offers'; offers: readonly FlightOffer[] }
  | { state: 'failed'; failure: Failure }

const searchPath: typeof import('#contracts/flights-search.ts').flightsSearchPath = '/api/flights/search'
/** More than the server's own deadline, for slow connections. */
const patienceMs = 6000

const isOffer = (value: unknown): value is FlightOffer => {
  const { price, itineraries, departure, arrival } = (value ?? {}) as Partial<FlightOffer>
  return Boolean(price?.total && itineraries?.[0] && departure?.at && departure.iataCode && arrival?.iataCode)
}

/** A reply of the search as a state of the card (D46). */
export function toFares(value: unknown): Fares {
  const { configured, data, fault } = (value ?? {}) as Partial<FlightsSearchReply>
  if (configured === false) return { state: 'not-configured' }
  if (fault) {
    return { state: 'failed', failure: fault === 'rejected' || fault === 'limited' ? fault : 'failed' }
  }
  if (!Array.isArray(data)) return { state: 'failed', failure: 'noData' }
  const offers = data.filter(isOffer).slice(0, liveOffers)
  return offers.length > 0 ? { state: 'offers', offers } : { state: 'failed', failure: 'empty' }
}

/** A missing answer counts as a failure of the network, a bad one as a failure of the provider. */
function toFailure(error: unknown): Fares {
  console.error(error)
  const isNetwork = error instanceof TypeError || error instanceof DOMException
  return { state: 'failed', failure: isNetwork ? 'network' : 'failed' }
}

export interface Asked {
  /** A page is built for one provider, which the status path names (D84). */
  provider: FlightProviderSetting
  /** IATA codes of both cities */
  from: string
  to: string
}

/** Calls status, then search, and passes every state to `report`. Never rejects. */
export async function loadFares(
  { provider, from, to }: Asked,
  report: (fares: Fares) => void,
): Promise<void> {
  try {
    const status = await getJson(`/api/${provider}/status`, { timeout: patienceMs })
    if (!(status as { configured?: unknown } | null)?.configured) return report({ state: 'not-configured' })
    report({ state: 'fetching' })
    const query = new URLSearchParams({ origin: from, destination: to })
    report(toFares(await getJson(`${searchPath}?${query}`, { timeout: patienceMs })))
  } catch (error) {
    report(toFailure(error))
  }
}

/** True when the link carries a partner id and can earn a commission (D53). */
export const earns = ({ link }: FlightOffer): boolean =>
  link !== undefined && new URL(link).searchParams.has('marker')

/** The age of the price; empty for a live one. */
export function noteOf({ cached, seenWithinDays }: FlightOffer, words: LiveWords['fares']): string {
  if (!cached) return ''
  return seenWithinDays ? fill(words.seen, { days: seenWithinDays }) : words.cached
}
