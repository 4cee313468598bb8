// Country pairs: the facts and prose of a travel corridor page.
import { z } from 'zod'
import { factProvenanceSchema } from '../figure.ts'
import { modes } from '../mode.ts'
import { countryCodeSchema, namesSchema, placeIdSchema } from '../place.ts'
import { type ContentKind, proseOfWords, proseSchema } from './text.ts'

/** A city of the catalogue by id, or any other town with its names. */
const townSchema = z.union([placeIdSchema, namesSchema])

const countryPairFactsSchema = factProvenanceSchema.extend({
  origin: countryCodeSchema,
  destination: countryCodeSchema,
  /** gate to gate between the usual cities, stops included where no flight is direct */
  flightMinutes: z.strictObject({ low: z.int().positive(), high: z.int().positive() }),
  directFlights: z.boolean(),
  /** return ticket of one adult in economy, in low and in high season */
  budget: z.strictObject({
    currency: z.enum(['EUR']),
    low: z.number().positive(),
    high: z.number().positive(),
  }),
  /** for citizens of the origin who stay up to 90 days as visitors (D18) */
  visaRequired: z.boolean(),
  /** an electronic authorisation instead of a visa, in force on `asOf` */
  authorisation: z.enum(['ETA', 'ETIAS', 'ESTA']).optional(),
  /** both countries are in the catalogue and trains run between them */
  rail: z.boolean(),
  /** airlines on this pair, most seats first */
  airlines: z.array(proseSchema).min(2).max(8),
  cityPairs: z
    .array(z.strictObject({ from: townSchema, to: townSchema, modes: z.array(z.enum(modes)).min(1).max(3) }))
    .min(3)
    .max(8),
})
export type CountryPairFacts = z.infer<typeof countryPairFactsSchema>

const countryPairTextSchema = z.strictObject({
  metaTitle: proseSchema.min(15).max(70),
  metaDescription: proseSchema.min(50).max(160),
  overview: proseOfWords(60),
  /** entry rules by citizenship, with their dates */
  visa: proseOfWords(20),
  /** the way by train, where one exists */
  byRail: proseOfWords(30).optional(),
  /** when to book and to travel */
  whenToGo: proseOfWords(20),
  faqs: z
    .array(z.strictObject({ q: proseSchema, a: proseSchema }))
    .min(4)
    .max(7),
})
export type CountryPairText = z.infer<typeof countryPairTextSchema>

export const countryPairs: ContentKind<CountryPairFacts, CountryPairText> = {
  folder: 'corridors',
  facts: countryPairFactsSchema,
  text: countryPairTextSchema,
}
