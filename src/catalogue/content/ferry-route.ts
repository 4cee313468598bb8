// Ferry routes: a crossing with its operators, times, fares and life on board.
import { z } from 'zod'
import { factProvenanceSchema } from '../figure.ts'
import { countryCodeSchema, latSchema, lngSchema, namesSchema, placeIdSchema } from '../place.ts'
import { type ContentKind, faqSchema, proseOfWords, proseSchema } from './text.ts'

const endSchema = z.strictObject({
  /** the town or island the port is known by */
  names: namesSchema,
  country: countryCodeSchema,
  /** of the ferry terminal, to three decimals */
  lat: latSchema,
  lng: lngSchema,
})

/** "£30-55" or "€45" */
const fareSchema = z.string().regex(/^[€£]\d+(\.\d{2})?(-\d+(\.\d{2})?)?$/)

const ferryRouteFactsSchema = factProvenanceSchema.extend({
  origin: endSchema,
  destination: endSchema,
  /** services of data/services/ferry; they give operators and minutes */
  services: z.array(placeIdSchema).optional(),
  /** shortest and longest crossing; absent where `services` give it */
  minutes: z.strictObject({ low: z.int().positive(), high: z.int().positive() }).optional(),
  /** names travellers know; absent where `services` give them */
  operators: z.array(proseSchema).min(1).optional(),
  pricing: z.strictObject({
    /** one adult on foot, one way, euro or pounds */
    passenger: fareSchema.optional(),
    /** car with driver, one way, euro or pounds */
    vehicle: fareSchema.optional(),
  }),
})
export type FerryRouteFacts = z.infer<typeof ferryRouteFactsSchema>

const ferryRouteTextSchema = z.strictObject({
  /** sea or coast: "English Channel" */
  region: proseSchema,
  /** "Up to 35 sailings a day" */
  frequency: proseSchema,
  description: proseOfWords(45),
  /** what the fares include, who cannot travel on foot, and the year */
  pricingNote: proseSchema,
  typicalSchedule: z.strictObject({ summer: proseSchema, winter: proseSchema }),
  onboardAmenities: z.array(proseSchema).min(3).max(8),
  seasonalInfo: proseOfWords(20),
  faqs: z.array(faqSchema).min(3).max(6),
  bookingTips: z.array(proseSchema).min(3).max(6),
  alternativeRoutes: z.array(proseSchema).min(2).max(5),
})
export type FerryRouteText = z.infer<typeof ferryRouteTextSchema>

export const ferryRoutes: ContentKind<FerryRouteFacts, FerryRouteText> = {
  folder: 'ferries',
  facts: ferryRouteFactsSchema,
  text: ferryRouteTextSchema,
}
