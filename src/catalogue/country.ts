// Facts of a country and of a city that are not about travelling between them.
import { z } from 'zod'
import { provenanceSchema } from './figure.ts'
import { countryCodeSchema, placeIdSchema } from './place.ts'

export const countrySchema = z.object({
  country: countryCodeSchema,
  /** ISO 4217 */
  currency: z.string().regex(/^[A-Z]{3}$/),
  eu: z.boolean().default(false),
  schengen: z.boolean().default(false),
  /** the year checks at borders with other Schengen countries began to end */
  schengenSince: z.int().min(1985).max(2100).optional(),
  drivesOn: z.enum(['left', 'right']),
  /** letters of the plug types in use */
  plugs: z.array(z.string().regex(/^[A-O]$/)).min(1),
  /** numbers to call from any phone */
  emergency: z.array(z.string().regex(/^\d{2,4}$/)).min(1),
  ...provenanceSchema.shape,
})
export type Country = z.infer<typeof countrySchema>

export const cityFactsSchema = z.object({
  place: placeIdSchema,
  /** inhabitants of the municipality */
  population: z.int().positive(),
  year: z.int().min(2000).max(2100),
  ...provenanceSchema.shape,
})
export type CityFacts = z.infer<typeof cityFactsSchema>
