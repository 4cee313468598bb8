// Duffel: live offers for one date. Test tokens give offers of an invented airline.
import { z } from 'zod'
import { currencies } from '#catalogue/currency.ts'
import type { FlightOffer } from '#contracts/flights-search.ts'
import { isoToMinutes, minutesToIso } from '#lib/iso-duration.ts'
import { dayAfter, localDate } from '#lib/local-time.ts'
import { call, type Outside, readJson } from './call.ts'
import { defineService } from './define-service.ts'
import {
  cheapest,
  type FlightProvider,
  type FlightQuestion,
  type FoundOffers,
  plausibleOffers,
} from './flight-provider.ts'

/** Milliseconds it waits for airlines, below the deadline of the answer. */
const path = '/air/offer_requests?return_offers=true&supplier_timeout=2000'

/** Duffel needs a date and visitors give none; late bookings are dearer than this. */
const daysAhead = 30
/** Replies have several megabytes, bytes. */
const largestBody = 6 * 1024 * 1024
const minuteMs = 60_000

const codeSchema = z.string().regex(/^[A-Z]{3}$/)
const stopSchema = z.object({ iata_code: codeSchema })
const localTime = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
const durationSchema = z.string().transform((text, context) => {
  const minutes = isoToMinutes(text)
  if (minutes === undefined) context.addIssue('no duration')
  return minutes ?? 0
})
const offerSchema = z.object({
  id: z.string().min(1),
  live_mode: z.boolean(),
  total_amount: z.string().regex(/^\d+(\.\d+)?$/),
  total_currency: z.string().regex(/^[A-Z]{3}$/),
  expires_at: z.iso.datetime({ offset: true }),
  slices: z
    .array(
      z.object({
        duration: durationSchema,
        segments: z
          .array(
            z.object({
              departing_at: localTime,
              arriving_at: localTime,
              origin: stopSchema,
              destination: stopSchema,
              marketing_carrier: z.object({ iata_code: z.string().min(2) }),
              marketing_carrier_flight_number: z.string().min(1),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
})
type DuffelOffer = z.infer<typeof offerSchema>
const replySchema = z.object({ data: z.object({ offers: z.array(offerSchema) }) })

export const duffel = defineService({
  name: 'duffel',
  origin: 'https://api.duffel.com',
  originVariable: 'DUFFEL_BASE_URL',
  // a search beyond 1,500 an order costs half a US cent: 25 dollars a day at most
  budget: { perMinute: 60, perDay: 5000 },
  settings: {
    token: {
      variable: 'DUFFEL_TOKEN',
      meaning: 'token of Duffel; `duffel_test_…` gives test offers, which are labelled',
    },
  },
  connect: ({ base, token }) => (token ? createDuffel(base, token) : undefined),
})

function createDuffel(base: string, token: string): FlightProvider {
  return {
    calls: 1,
    /** offers expire after about half an hour */
    staleMs: 30 * minuteMs,
    period: departureDay,
    search: (question, outside) => search(base, token, question, outside),
  }
}

const departureDay = (now: Date) => dayAfter(localDate(now, 'UTC'), daysAhead)

async function search(
  base: string,
  token: string,
  question: FlightQuestion,
  outside: Outside,
): Promise<FoundOffers> {
  const { origin, destination } = question
  const day = departureDay(outside.now)
  const slices = [{ origin, destination, departure_date: day }]
  const passengers = [{ type: 'adult' }]
  const body = JSON.stringify({ data: { slices, passengers, cabin_class: 'economy', max_connections: 1 } })
  const headers = {
    Authorization: `Bearer ${token}`,
    'Duffel-Version': 'v2',
    Accept: 'application/json',
    'Content-Type': 'application/json',
  }
  const options = { method: 'POST', headers, body, accept: [200, 201], largestBody }
  const { text } = await call(`${base}${path}`, options, outside)
  const offers = readJson(text, replySchema)
    .data.offers.filter(({ expires_at: ends }) => Date.parse(ends) > outside.now.getTime())
    .flatMap(toOffer)
  const departures = { from: day, to: day }
  const found = plausibleOffers(offers, question, departures)
  return { offers: cheapestInOneCurrency(found), departures, freshMs: 10 * minuteMs }
}

/** The account decides the currency; offers in one the site cannot show are left out. */
function toOffer({ id, live_mode, total_amount, total_currency, slices }: DuffelOffer): FlightOffer[] {
  const currency = currencies.find((code) => code === total_currency)
  if (!currency) return []
  const itineraries = slices.map(({ duration, segments }) => ({
    duration: minutesToIso(duration),
    segments: segments.map((segment) => ({
      carrierCode: segment.marketing_carrier.iata_code,
      number: segment.marketing_carrier_flight_number,
      departure: { iataCode: segment.origin.iata_code, at: segment.departing_at },
      arrival: { iataCode: segment.destination.iata_code, at: segment.arriving_at },
    })),
  }))
  const segments = itineraries.flatMap((itinerary) => itinerary.segments)
  const [first, last] = [segments[0], segments.at(-1)]
  if (!first || !last) return []
  return [
    {
      id,
      price: { currency, total: Number(total_amount).toFixed(2) },
      itineraries,
      departure: first.departure,
      arrival: last.arrival,
      stops: segments.length - itineraries.length,
      cached: false,
      ...(!live_mode && { test: true as const }),
    },
  ]
}

/** Amounts of two currencies cannot be ranked: only those in the currency of the first offer are used. */
function cheapestInOneCurrency(offers: readonly FlightOffer[]): FlightOffer[] {
  return cheapest(offers.filter(({ price }) => price.currency === offers[0]?.price.currency))
}
