// What runs between places: stops, links between stops, operators, services and roads. Editors write these in data/.
import { z } from 'zod'
import { fareCurrencies } from './currency.ts'
import { provenanceSchema } from './figure.ts'
import { localModes, servedModes } from './mode.ts'
import { countryCodeSchema, latSchema, lngSchema, placeIdSchema } from './place.ts'

const idSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const minutesSchema = z.int().positive()
const kmSchema = z.number().positive()
const eurSchema = z.number().min(0)

export const stopKinds = ['rail', 'coach', 'port', 'airport'] as const
export type StopKind = (typeof stopKinds)[number]

export const stopSchema = z.object({
  /** place and station, e.g. "paris-nord"; an airport is its IATA code in lower case */
  id: idSchema,
  kind: z.enum(stopKinds),
  /** as written on the station sign */
  name: z.string().min(1),
  place: placeIdSchema,
  lat: latSchema,
  lng: lngSchema,
  /** IATA code of an airport */
  code: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  /** least time between alighting and boarding here, minutes */
  minChangeMinutes: z.int().min(0),
  /** the usual way to or from the city centre */
  access: z.object({ minutes: z.int().min(0), eur: eurSchema, by: z.enum(localModes) }).optional(),
})
export type Stop = z.infer<typeof stopSchema>
export type StopId = Stop['id']

/** A way between two stops of one city, usable in both directions. */
export const stopLinkSchema = z.object({
  from: idSchema,
  to: idSchema,
  minutes: minutesSchema,
  eur: eurSchema.optional(),
  by: z.enum(localModes),
})
export type StopLink = z.infer<typeof stopLinkSchema>

export const operatorSchema = z.object({
  id: idSchema,
  /** as travellers know it */
  name: z.string().min(1),
  site: z.url(),
  bookingHorizonDays: z.int().positive().optional(),
  /** operators of one group sell one ticket for a journey; also the id of a fare model */
  fareGroup: idSchema.optional(),
})
export type Operator = z.infer<typeof operatorSchema>
export type OperatorId = Operator['id']

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
/** Local clock time 'HH:MM'. */
export const clockSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
export type Clock = z.infer<typeof clockSchema>
const monthDaySchema = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)

export const departuresSchema = z.object({
  /** mean number of departures a day in one direction over the days it runs */
  perDay: z.number().positive(),
  days: z.array(z.enum(weekdays)).optional(),
  /** the real departure times, given whenever there are at most four a day */
  at: z.array(clockSchema).optional(),
  season: z.object({ from: monthDaySchema, to: monthDaySchema }).optional(),
})
export type Departures = z.infer<typeof departuresSchema>

export const fareSchema = z.object({
  low: eurSchema,
  high: eurSchema,
  currency: z.enum(fareCurrencies),
  /** what it buys, e.g. "2nd class, one way, one adult" */
  buys: z.string().min(1),
  ...provenanceSchema.shape,
})
export type Fare = z.infer<typeof fareSchema>

export const amenityKeys = ['wifi', 'power', 'food', 'luggage', 'comfort'] as const
export type AmenityKey = (typeof amenityKeys)[number]
export const berths = ['seat', 'couchette', 'sleeper', 'cabin'] as const
export type Berth = (typeof berths)[number]

/** One direct ride between two stops. A train with five calls people use is several services. */
export const serviceSchema = z.object({
  id: idSchema,
  mode: z.enum(servedModes),
  operators: z.array(idSchema).min(1),
  /** brand on the ticket: "TGV INOUI", "Railjet", "FlixBus" */
  product: z.string().min(1),
  from: idSchema,
  to: idSchema,
  oneWay: z.boolean().default(false),
  /** journey minutes, real elapsed time; `back` where the other direction differs by more than five minutes */
  minutes: z.object({
    typical: minutesSchema,
    best: minutesSchema.optional(),
    back: minutesSchema.optional(),
    backBest: minutesSchema.optional(),
  }),
  departures: departuresSchema,
  back: departuresSchema.optional(),
  /** kilometres travelled; modelled from the great circle when absent */
  km: kmSchema.optional(),
  /** emission factors and the share of the kilometres each covers; the mode's rule decides when absent */
  factors: z.array(z.object({ factor: idSchema, share: z.number().positive().max(1) })).optional(),
  fare: fareSchema.optional(),
  amenities: z.array(z.enum(amenityKeys)),
  /** present on night trains and night ferries */
  night: z.object({ berths: z.array(z.enum(berths)).min(1) }).optional(),
  /** a ferry or shuttle that takes cars: fare for a car with driver */
  carFare: fareSchema.optional(),
  /** the ferry carries the whole train, or the ride is the car shuttle through the tunnel */
  carries: z.enum(['foot', 'car', 'both']).default('foot'),
  note: z.string().optional(),
  ...provenanceSchema.shape,
})
export type Service = z.infer<typeof serviceSchema>
export type ServiceId = Service['id']

/** A stretch of road between two neighbouring places, usable in both directions. */
export const roadSchema = z.object({
  from: placeIdSchema,
  to: placeIdSchema,
  km: kmSchema,
  minutes: minutesSchema,
  tollsEur: eurSchema.default(0),
  /** countries whose vignette is needed on it */
  vignettes: z.array(countryCodeSchema).default([]),
  /** service (carries: car or both) that is part of this stretch; its minutes and fare come on top */
  crossing: idSchema.optional(),
  ...provenanceSchema.shape,
})
export type Road = z.infer<typeof roadSchema>

export const vignetteSchema = z.object({
  country: countryCodeSchema,
  eur: eurSchema,
  buys: z.string().min(1),
  ...provenanceSchema.shape,
})
export type Vignette = z.infer<typeof vignetteSchema>
