// Travelpayouts Data API: fares found by other travellers in the last days, by month of departure.
import { z } from 'zod'
import {
  bookingSite,
  carrierSchema,
  type FlightOffer,
  flightMinutes,
  flightNumberSchema,
} from '#contracts/flights-search.ts'
import { minutesToIso } from '#lib/iso-duration.ts'
import { localDate, localDateTime } from '#lib/local-time.ts'
import { call, type Outside, readJson } from './call.ts'
import { defineService } from './define-service.ts'
import {
  cheapest,
  type FlightProvider,
  type FlightQuestion,
  type FoundOffers,
  plausibleOffers,
} from './flight-provider.ts'
import { UpstreamError } from './upstream-error.ts'

const path = '/aviasales/v3/prices_for_dates'

/** This month and the next two: an exact date often has one fare or none. */
const monthsAsked = 3
/** Its documentation: fares were seen in the last two to seven days. */
const seenWithinDays = 7
const hourMs = 3_600_000

const replySchema = z.object({
  success: z.boolean(),
  currency: z.string().optional(),
  /** on an error an object */
  data: z.unknown(),
})
const fareSchema = z.object({
  destination: z.string().regex(/^[A-Z]{3}$/),
  origin_airport: z.string().regex(/^[A-Z]{3}$/),
  destination_airport: z.string().regex(/^[A-Z]{3}$/),
  /** local time with its offset */
  departure_at: z.iso.datetime({ offset: true }),
  airline: carrierSchema,
  flight_number: z.union([z.string(), z.int()]).transform(String).pipe(flightNumberSchema),
  price: z.number().positive(),
  duration_to: z.int().min(flightMinutes.least).max(flightMinutes.most),
  transfers: z.int().min(0),
  link: z.string().max(1000),
})
type Fare = z.infer<typeof fareSchema>

interface Setup {
  base: string
  token: string
  /** partner id; links without it earn no commission */
  marker: string | undefined
}

export const travelpayouts = defineService({
  name: 'travelpayouts',
  origin: 'https://api.travelpayouts.com',
  originVariable: 'TRAVELPAYOUTS_BASE_URL',
  // its documentation allows 600
  budget: { perMinute: 500 },
  settings: {
    token: { variable: 'TRAVELPAYOUTS_TOKEN', meaning: 'token of the Travelpayouts Data API' },
    marker: { variable: 'TRAVELPAYOUTS_MARKER', meaning: 'partner id in the links of its fares' },
  },
  connect: ({ base, token, marker }) => (token ? createTravelpayouts({ base, token, marker }) : undefined),
})

function createTravelpayouts(setup: Setup): FlightProvider {
  return {
    calls: monthsAsked,
    staleMs: 24 * hourMs,
    period: (now) => monthsFrom(now)[0] as string,
    search: (question, outside) => search(setup, question, outside),
  }
}

/** A partial answer is used, but cached for a shorter time. */
async function search(setup: Setup, question: FlightQuestion, outside: Outside): Promise<FoundOffers> {
  const months = monthsFrom(outside.now)
  const answers = await Promise.allSettled(months.map((month) => faresOf(month, setup, question, outside)))
  const failure = answers.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined
  const found = answers.filter((answer) => answer.status === 'fulfilled')
  const offers = found
    .flatMap(({ value }) => value)
    .filter(({ departure_at: leaves }) => Date.parse(leaves) > outside.now.getTime())
    .map((fare) => toOffer(fare, question, setup.marker))
  if (failure && offers.length === 0) throw failure.reason
  const departures = { from: localDate(outside.now, 'UTC'), to: lastDayOf(months.at(-1) as string) }
  const freshMs = failure || offers.length === 0 ? hourMs : 6 * hourMs
  return { offers: cheapest(plausibleOffers(offers, question, departures)), departures, freshMs }
}

async function faresOf(
  month: string,
  setup: Setup,
  question: FlightQuestion,
  outside: Outside,
): Promise<Fare[]> {
  const { origin, destination, market } = question
  const currency = question.currency.toLowerCase()
  const fixed = { one_way: 'true', direct: 'false', sorting: 'price', limit: '30' }
  const query = new URLSearchParams({ origin, destination, departure_at: month, currency, market, ...fixed })
  const headers = { 'X-Access-Token': setup.token }
  const { text } = await call(`${setup.base}${path}?${query}`, { headers }, outside)
  const reply = readJson(text, replySchema)
  if (!reply.success) throw new UpstreamError('refused', 'answered without success')
  if (reply.currency?.toLowerCase() !== currency)
    throw new UpstreamError('unreadable', 'fares in another currency than asked for')
  return readable(reply.data)
}

/** Fares as documented; others are left out. @throws UpstreamError when all differ */
function readable(data: unknown): Fare[] {
  if (!Array.isArray(data)) throw new UpstreamError('unreadable', 'no list of fares')
  const fares = data.map((fare) => fareSchema.safeParse(fare)).flatMap(({ data: fare }) => fare ?? [])
  if (data.length > 0 && fares.length === 0) throw new UpstreamError('unreadable', 'no fare as documented')
  return fares
}

/** A fare with changes names one of its flights only: its segments stay unknown. */
function toOffer(fare: Fare, { currency, zones }: FlightQuestion, marker: string | undefined): FlightOffer {
  const { origin_airport: from, destination_airport: to, airline, flight_number: number } = fare
  const leaves = new Date(fare.departure_at)
  const arrives = new Date(leaves.getTime() + fare.duration_to * 60_000)
  const at = zones.origin ? localDateTime(leaves, zones.origin) : fare.departure_at.slice(0, 19)
  const departure = { iataCode: from, at }
  const arrival = { iataCode: to, at: zones.destination ? localDateTime(arrives, zones.destination) : null }
  const segments = fare.transfers > 0 ? [] : [{ carrierCode: airline, number, departure, arrival }]
  const link = bookingLink(fare.link, marker)
  return {
    id: `tp-${from}${to}-${airline}${number}-${at.slice(0, 16)}`,
    price: { currency, total: fare.price.toFixed(2) },
    itineraries: [{ duration: minutesToIso(fare.duration_to), segments }],
    departure,
    arrival,
    stops: fare.transfers,
    cached: true,
    seenWithinDays,
    ...(link && { link }),
  }
}

/** Only addresses of the booking site itself are passed on. */
function bookingLink(link: string, marker: string | undefined): string | undefined {
  const url = URL.parse(link, bookingSite)
  if (url?.origin !== bookingSite) return undefined
  if (marker) url.searchParams.set('marker', marker)
  return url.href
}

/** This month and the following ones, YYYY-MM in UTC. */
function monthsFrom(now: Date): string[] {
  return Array.from({ length: monthsAsked }, (_, ahead) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toISOString().slice(0, 7),
  )
}

function lastDayOf(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}
