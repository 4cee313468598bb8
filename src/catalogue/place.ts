// Places: the cities that have pages, and junctions where one only changes.
import { z } from 'zod'
import { perLanguage } from '#lib/languages.ts'

export const placeIdSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
export type PlaceId = z.infer<typeof placeIdSchema>

const nameSchema = z.string().trim().min(1)
export const namesSchema = z.object(perLanguage(() => nameSchema))
export type Names = z.infer<typeof namesSchema>

export const latSchema = z.number().min(-90).max(90)
export const lngSchema = z.number().min(-180).max(180)
export const countryCodeSchema = z.string().regex(/^[A-Z]{2}$/)
export type CountryCode = z.infer<typeof countryCodeSchema>

export const placeSchema = z.object({
  id: placeIdSchema,
  /** a junction has no page; a city is an origin and a destination */
  kind: z.enum(['city', 'junction']),
  names: namesSchema,
  /** other spellings people type: local, old or abbreviated names */
  aliases: z.array(nameSchema),
  geonamesId: z.int().positive(),
  country: countryCodeSchema,
  lat: latSchema,
  lng: lngSchema,
  /** IANA name */
  timeZone: z.string().regex(/^[A-Z][A-Za-z]+\/[A-Za-z_]+$/),
  /** IATA city code */
  iata: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
})
export type Place = z.infer<typeof placeSchema>
