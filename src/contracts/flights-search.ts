// GET /api/flights/search?origin=LON&destination=BCN: live fares for one adult, one way, in economy class.
// Fields have the names of Amadeus Flight Offers 2; fields it lacks are added.
import { z } from 'zod'
import { currencies } from '#catalogue/currency.ts'
import type { ApiCall } from './api-call.ts'
import { flightProviderNames } from './flights-status.ts'
import { upstreamFaults } from './upstream-fault.ts'

export const flightsSearchPath = '/api/flights/search'

const iataSchema = z.string().regex(/^[A-Z]{3}$/, 'give a three-letter IATA code in capitals')

const flightsSearchQuerySchema = z
  .object({ origin: iataSchema, destination: iataSchema })
  .refine(({ origin, destination }) => origin !== destination, 'origin and destination are the same')
export type FlightsSearchQuery = z.infer<typeof flightsSearchQuerySchema>

/** Local date and time without offset. */
const localTime = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
const departureSchema = z.object({ iataCode: iataSchema, at: localTime })
/** `at` is null where the time zone is unknown */
const arrivalSchema = z.object({ iataCode: iataSchema, at: localTime.nullable() })

export const flightOfferSchema = z.object({
  id: z.string().min(1),
  price: z.object({ currency: z.enum(currencies), total: z.string().regex(/^\d+\.\d\d$/) }),
  itineraries: z
    .array(
      z.object({
        /** ISO 8601, such as PT2H30M */
        duration: z.string().regex(/^PT(\d+H)?(\d+M)?$/),
        /** empty where the flights of a connection are not known one by one */
        segments: z.array(
          z.object({
            carrierCode: z.string().min(2),
            number: z.string().min(1),
            departure: departureSchema,
            arrival: arrivalSchema,
          }),
        ),
      }),
    )
    .min(1),
  /** ends of the journey, known even without its segments */
  departure: departureSchema,
  arrival: arrivalSchema,
  /** changes on the way: 0 is non-stop */
  stops: z.int().min(0),
  /** found by an earlier search: it may have changed */
  cached: z.boolean(),
  /** of a cached fare: greatest age in days */
  seenWithinDays: z.int().positive().optional(),
  /** address to book it */
  link: z.url({ protocol: /^https$/ }).optional(),
  /** an example of the provider's test mode, to be labelled as such */
  test: z.literal(true).optional(),
})
export type FlightOffer = z.infer<typeof flightOfferSchema>

/** The message where there are no offers (D46); the first is the title of the card without a provider. */
export const flightMessages = {
  notConfigured: 'Real-Time Prices (Not Configured)',
  empty: 'No live flight data available at the moment.',
  failed: 'Failed to fetch real-time prices',
  rejected: 'Failed to fetch real-time prices: the provider rejected the credentials.',
  limited: 'Failed to fetch real-time prices: the provider was asked too often.',
} as const

export const flightsSearchReplySchema = z.object({
  configured: z.boolean(),
  /** cheapest first, ten at most */
  data: z.array(flightOfferSchema).max(10),
  message: z.string().nullable(),
  provider: z.enum(flightProviderNames).optional(),
  /** time of the provider's answer with offers or an empty list, ISO 8601 in UTC */
  askedAt: z.iso.datetime().optional(),
  /** first and last requested day of departure */
  departures: z.object({ from: z.iso.date(), to: z.iso.date() }).optional(),
  /** why there are no offers; absent where the provider answered */
  fault: z.enum(upstreamFaults).optional(),
})
export type FlightsSearchReply = z.infer<typeof flightsSearchReplySchema>

export const flightsSearchReplyExample: FlightsSearchReply = {
  configured: true,
  data: [
    {
      id: 'tp-STNBCN-FR9045-2026-12-10T06:20',
      price: { currency: 'EUR', total: '31.00' },
      itineraries: [
        {
          duration: 'PT2H10M',
          segments: [
            {
              carrierCode: 'FR',
              number: '9045',
              departure: { iataCode: 'STN', at: '2026-12-10T06:20:00' },
              arrival: { iataCode: 'BCN', at: '2026-12-10T09:30:00' },
            },
          ],
        },
      ],
      departure: { iataCode: 'STN', at: '2026-12-10T06:20:00' },
      arrival: { iataCode: 'BCN', at: '2026-12-10T09:30:00' },
      stops: 0,
      cached: true,
      seenWithinDays: 7,
      link: 'https://www.aviasales.com/search/LON1012BCN1',
    },
  ],
  message: null,
  provider: 'travelpayouts',
  askedAt: '2026-11-20T10:00:00.000Z',
  departures: { from: '2026-11-20', to: '2027-01-31' },
}

export const flightsSearchCall = {
  method: 'get',
  path: flightsSearchPath,
  id: 'flights',
  tag: 'live',
  summary: 'Live fares between two airports or cities',
  query: { schema: flightsSearchQuerySchema, example: { origin: 'LON', destination: 'BCN' } },
  reply: {
    description: 'The offers, or why there are none.',
    schema: flightsSearchReplySchema,
    example: flightsSearchReplyExample,
  },
  errors: ['bad-request'],
} as const satisfies ApiCall
