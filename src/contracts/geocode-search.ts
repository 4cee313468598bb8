// GET /api/geocode/search: places whose name matches the typed text (D52). Any failure counts as an empty list.
import { z } from 'zod'
import { placeIdSchema } from '#catalogue/place.ts'
import { languages } from '#lib/languages.ts'
import { placeKinds } from '#places/directory-index.ts'
import type { ApiCall } from './api-call.ts'

export const geocodeSearchPath = '/api/geocode/search'

/** Longer texts are cut, control characters dropped; below two characters nothing is found. */
export const geocodeQuery = { maxLength: 80, minLength: 2, maxResults: 5 } as const

const geocodeSearchQuerySchema = z.object({
  query: z
    .string()
    .catch('')
    .transform((text) =>
      text
        .replace(/\p{Cc}/gu, '')
        .trim()
        .slice(0, geocodeQuery.maxLength),
    ),
  /** names and countries are written in this language */
  lang: z.enum(languages).catch('en'),
})

export type GeocodeSearchQuery = z.infer<typeof geocodeSearchQuerySchema>

export const foundPlaceSchema = z.object({
  id: placeIdSchema,
  name: z.string().min(1),
  country: z.string().min(1),
  /** region inside the country, only where another place of that country has the same name */
  region: z.string().min(1).optional(),
  lat: z.number(),
  lng: z.number(),
  /** `database`: a city of the catalogue; `geocoded`: a place of the gazetteer */
  source: z.enum(['database', 'geocoded']),
  /** a city has pages, a town has journeys from real services, of any other place only estimates are made */
  kind: z.enum(placeKinds),
  /** the typed text is exactly one of the place's names, in any language */
  exact: z.literal(true).optional(),
})
export type FoundPlace = z.infer<typeof foundPlaceSchema>

export const geocodeSearchReplySchema = z.array(foundPlaceSchema)

const geocodeSearchReplyExample: FoundPlace[] = [
  {
    id: 'cologne',
    name: 'Köln',
    country: 'Deutschland',
    lat: 50.94,
    lng: 6.96,
    source: 'database',
    kind: 'city',
    exact: true,
  },
]

export const geocodeSearchCall = {
  method: 'get',
  path: geocodeSearchPath,
  id: 'places',
  tag: 'places',
  summary: 'Places by name',
  description:
    'At most five: cities, then towns, then other places, the most likely of each kind first. Below two characters the list is empty.',
  query: { schema: geocodeSearchQuerySchema, example: { query: 'köln', lang: 'de' } },
  reply: {
    description: 'The places.',
    schema: geocodeSearchReplySchema,
    example: geocodeSearchReplyExample,
  },
} as const satisfies ApiCall
