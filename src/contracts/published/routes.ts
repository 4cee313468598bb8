// The shape of /routes-data.json (D52): cities, routes with all options, and the sources they name.
import { z } from 'zod'
import { provenanceSchema } from '#catalogue/figure.ts'
import { localModes } from '#catalogue/local-mode.ts'
import { modes } from '#catalogue/mode.ts'
import { latSchema, lngSchema, placeIdSchema } from '#catalogue/place.ts'
import { demandLevels } from '#catalogue/season.ts'
import { faqSchema, wordsSchema as words } from './parts.ts'

/** Basis, sources and date of the figure beside them. */
const receipt = provenanceSchema.shape
const minutes = z.number().positive().describe('minutes')
const km = z.number().nonnegative().describe('kilometres travelled')
const kgCo2 = z.number().nonnegative().describe('kg CO2e of one traveller')

const citySchema = z.strictObject({
  id: placeIdSchema,
  key: placeIdSchema.describe('the same as id'),
  name: words,
  country: words.describe('English name'),
  lat: latSchema,
  lng: lngSchema,
  iata: z
    .string()
    .length(3)
    .optional()
    .describe('code of the city for flight searches; left out without one'),
  source: z.literal('database'),
})

const legSchema = z.strictObject({
  operator: words.nullable().describe('null for a drive'),
  from: words,
  to: words,
  duration_minutes: minutes,
  km,
  basis: receipt.basis,
})

const eur = z.number().nonnegative()
const extrasSchema = z
  .strictObject({
    cabin: eur.optional().describe('a cabin bag of about 55×40×20 cm; 0 where the tickets include it'),
    hold: eur.optional().describe('a large bag of 20 to 23 kg'),
    bike: z
      .union([eur, z.literal('no')])
      .optional()
      .describe('a bicycle; "no" where a part of the journey takes none'),
    ...receipt,
  })
  .describe('euro that these add to the lowest price, from; one that is not known is left out')

const optionSchema = z.strictObject({
  id: words.describe('unique in its route, stable'),
  mode: z.enum(modes),
  operator: words,
  duration: minutes.describe('minutes from first departure to last arrival; of a drive without breaks'),
  price: z
    .strictObject({ low: z.number().positive(), high: z.number().positive(), ...receipt })
    .describe('euro for one adult, one way; of a drive for the car'),
  co2Emissions: kgCo2,
  co2: kgCo2.describe('the same as co2Emissions'),
  co2Receipt: provenanceSchema,
  isBest: z.boolean(),
  isGreenest: z.boolean(),
  directRoute: z.boolean().describe('one leg'),
  night: z.boolean().describe('a night train, or a ferry that sails overnight, is part of it'),
  amenities: z.array(words).describe('empty where none is known'),
  legs: z.array(legSchema).min(1),
  departuresPerDay: z
    .number()
    .positive()
    .optional()
    .describe('a flight counts all carriers between its two airports; left out for a drive'),
  tickets: z
    .array(z.strictObject({ operators: z.array(words).min(1), low: z.number(), high: z.number() }))
    .optional()
    .describe('fares in euro where several carriers fly between two airports: one of them is bought'),
  extras: extrasSchema.optional(),
  km,
  ...receipt,
})

const transferSchema = z.strictObject({
  type: z.enum(localModes),
  duration: minutes,
  cost: z.string().describe('euro as text, such as "€5–9"; empty where it is not known'),
  description: words,
})
const endTransportSchema = z.strictObject({
  city: words,
  fromStation: z.array(transferSchema),
  fromAirport: z.array(transferSchema),
})

const demand = z.enum(demandLevels).describe('of the destination, as editors judge it')
const seasonSchema = z.strictObject({
  season: words.describe('"Spring"'),
  months: words,
  pricing: demand,
  crowds: demand,
  weather: words,
  recommendation: words,
})

export const routeSchema = z.strictObject({
  slug: words,
  origin: placeIdSchema,
  destination: placeIdSchema,
  distance: z.number().positive().describe('kilometres of the great circle'),
  transportOptions: z.array(optionSchema).min(1),
  faqs: z.array(faqSchema).min(1),
  localTransport: z.strictObject({ origin: endTransportSchema, destination: endTransportSchema }),
  bestTimeToTravel: z.strictObject({
    seasons: z.array(seasonSchema).describe('four, or none where a city has no climate normals'),
  }),
  tips: z.array(
    z.strictObject({
      type: z.enum(['booking', 'timing', 'info']),
      title: words,
      description: words,
    }),
  ),
})

const sourceSchema = z.strictObject({
  title: words,
  publisher: words,
  licence: words,
  url: z.url().optional().describe('left out where the publication has no address'),
  asOf: receipt.asOf,
})

export const routesDataSchema = z.strictObject({
  cities: z.record(placeIdSchema, citySchema),
  routes: z.record(words, routeSchema).describe('by slug'),
  sources: z.record(words, sourceSchema).describe('by the ids in `sources`'),
})
export type PublishedOption = z.infer<typeof optionSchema>
export type RoutesData = z.infer<typeof routesDataSchema>
