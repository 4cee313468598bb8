// Emission factors and fare models: the coefficients behind derived figures.
import { z } from 'zod'
import { provenanceSchema } from './figure.ts'
import { modes } from './mode.ts'
import { countryCodeSchema } from './place.ts'

const idSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

export const factorSchema = z.object({
  id: idSchema,
  mode: z.enum(modes),
  /** the factor serves rail kilometres inside this country when a service names none */
  country: countryCodeSchema.optional(),
  gramsCo2ePerKm: z.number().min(0),
  per: z.enum(['traveller', 'vehicle']),
  /** what is counted, e.g. "direct + well-to-tank, with non-CO2 effects" */
  scope: z.string().min(1),
  ...provenanceSchema.shape,
})
export type Factor = z.infer<typeof factorSchema>
export type FactorId = Factor['id']

/**
 * A price range as two straight lines over the great-circle kilometres of the ride:
 * low = lowBase + lowPerKm × km, high = highBase + highPerKm × km, in euro, one adult, one way.
 */
export const fareModelSchema = z.object({
  /** an operator's fareGroup, or "default-{mode}" */
  id: idSchema,
  mode: z.enum(modes),
  lowBase: z.number(),
  lowPerKm: z.number().min(0),
  highBase: z.number(),
  highPerKm: z.number().min(0),
  /** the low end never falls below this */
  floor: z.number().min(0),
  ...provenanceSchema.shape,
})
export type FareModel = z.infer<typeof fareModelSchema>
