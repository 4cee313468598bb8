// GET /api/flights/search?origin=LON&destination=BCN: live fares for one adult, one way, in economy class.
// Fields have the names of Amadeus Flight Offers 2; fields it lacks are added.
import { z } from 'zod'
import { currencies, fallbackRates } from '#catalogue/currency.ts'
import { isoToMinutes } from '#lib/iso-duration.ts'
import type { ApiCall } from './api-call.ts'
import { flightProviderNames } from './flights-status.ts'
import { upstreamFaults } from './upstream-fault.ts'

export const flightsSearchPath = '/api/flights/search'

const iataSchema = z.string().regex(/^[A-Z]{3}$/, 'give a three-letter IATA code in capitals')

const flightsSearchQuerySchema = z
  .object({ origin: iataSchema, destination: iataSchema })
  .refine(({ origin, destination }) => origin !== destination, 'origin and destination are the same')
export type FlightsSearchQuery = z.infer<typeof flightsSearchQuerySchema>

/** Charges of airports alone exceed one euro; the dearest seats in economy class are below 20,000. */
const fareEur = { least: 1, most: 20_000 } as const
/** The shortest flights between our airports take half an hour, the longest with five changes four days. */
export const flightMinutes = { least: 15, most: 4 * 24 * 60 } as const
/** Beyond, no traveller wants the connection. */
const mostStops = 5
/** Difference of the clocks between the ends of the world. */
const clockMinutes = 26 * 60
/** The site fares are booked at; links to others are left out. */
export const bookingSite = 'https://www.aviasales.com'

const isBetween = (value: number, { least, most }: { least: number; most: number }) =>
  least <= value && value <= most

const instantOf = (local: string) => Date.parse(`${local}Z`)
/** `2026-02-31` is read as a day of March. */
const exists = (local: string) => {
  const instant = instantOf(local)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(local)
}

/** Local date and time without offset. */
const localTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
  .refine(exists, 'no such moment')
const departureSchema = z.object({ iataCode: iataSchema, at: localTime })
/** `at` is null where the time zone is unknown */
const arrivalSchema = z.object({ iataCode: iataSchema, at: localTime.nullable() })

const priceSchema = z
  .object({ currency: z.enum(currencies), total: z.string().regex(/^\d{1,7}\.\d\d$/) })
  .refine(({ currency, total }) => isBetween(Number(total) / fallbackRates[currency], fareEur), 'no fare')

/** Two characters of IATA, three of ICAO. */
export const carrierSchema = z.string().regex(/^[A-Z0-9]{2,3}$/)
/** Up to four digits and a suffix, as IATA defines it. */
export const flightNumberSchema = z.string().regex(/^\d{1,4}[A-Z]?$/)

const segmentSchema = z.object({
  carrierCode: carrierSchema,
  number: flightNumberSchema,
  departure: departureSchema,
  arrival: arrivalSchema,
})

const itinerarySchema = z.object({
  /** ISO 8601, such as PT2H30M */
  duration: z
    .string()
    .regex(/^PT(\d{1,2}H)?(\d{1,2}M)?$/)
    .refine((text) => isBetween(isoToMinutes(text) ?? 0, flightMinutes), 'no time of a flight'),
  /** empty where the flights of a connection are not known one by one */
  segments: z.array(segmentSchema).max(mostStops + 1),
})

const offerSchema = z.object({
  /** as the provider names it */
  id: z.string().regex(/^[\w:.-]{1,100}$/),
  price: priceSchema,
  /** one way */
  itineraries: z.array(itinerarySchema).min(1).max(1),
  /** ends of the journey, known even without its segments */
  departure: departureSchema,
  arrival: arrivalSchema,
  /** changes on the way: 0 is non-stop */
  stops: z.int().min(0).max(mostStops),
  /** found by an earlier search: it may have changed */
  cached: z.boolean(),
  /** of a cached fare: greatest age in days */
  seenWithinDays: z.int().positive().max(30).optional(),
  /** address to book it */
  link: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .refine((link) => URL.parse(link)?.origin === bookingSite, 'another site')
    .optional(),
  /** an example of the provider's test mode, to be labelled as such */
  test: z.literal(true).optional(),
})

/** Whether every take-off and landing is within the duration, whatever the clocks there show. */
function isWithinDuration({ itineraries, departure, arrival }: z.infer<typeof offerSchema>): boolean {
  const minutes = itineraries.reduce((sum, { duration }) => sum + (isoToMinutes(duration) ?? 0), 0)
  const ends = itineraries.flatMap(({ segments }) =>
    segments.flatMap((each) => [each.departure, each.arrival]),
  )
  const [least, most] = [-clockMinutes, minutes + clockMinutes]
  return [...ends, arrival].every(
    ({ at }) => at === null || isBetween((instantOf(at) - instantOf(departure.at)) / 60_000, { least, most }),
  )
}

export const flightOfferSchema = offerSchema.refine(isWithinDuration, 'flights outside the journey')
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
