// The shapes of the published files of airports, sights, guides, pairs of countries and ferries (D52).
import { z } from 'zod'
import { landmarkWays } from '#catalogue/content/landmark.ts'
import { provenanceSchema } from '#catalogue/figure.ts'
import { modes } from '#catalogue/mode.ts'
import { countryCodeSchema, latSchema, lngSchema, placeIdSchema } from '#catalogue/place.ts'
import { faqSchema, pointSchema, wordsSchema as words } from './parts.ts'

const receipt = provenanceSchema.shape
const faqs = z.array(faqSchema)
const tips = z.array(words)
const minutes = z.number().positive().describe('minutes')
const fare = z.string().regex(/\d/).describe('"€45" or "£30-55"')

export const airportsDataSchema = z.strictObject({
  airports: z.array(
    z.strictObject({
      code: z.string().regex(/^[A-Z]{3}$/),
      name: words,
      cityId: placeIdSchema,
      city: words,
      lat: latSchema,
      lng: lngSchema,
      distanceToCenter: z.number().nonnegative().describe('kilometres'),
    }),
  ),
})

const landmarkSchema = z.strictObject({
  id: placeIdSchema,
  name: words,
  city: words,
  cityId: placeIdSchema,
  country: words,
  description: words,
  coordinates: pointSchema,
  history: words,
  whyVisit: words,
  transportOptions: z.array(
    z.strictObject({
      type: z.enum(landmarkWays),
      name: words,
      duration: minutes,
      price: words.describe('"€2.55", "£12-18" or "free"'),
      details: words,
      route: words,
    }),
  ),
  faqs,
  insiderTips: tips,
  bestTimeToVisit: words,
  nearbyAttractions: tips,
  ...receipt,
})
export const landmarksDataSchema = z.strictObject({ landmarks: z.record(placeIdSchema, landmarkSchema) })

const guideSchema = z.strictObject({
  overview: words,
  popularDestinations: z.array(
    z.strictObject({
      cityId: placeIdSchema,
      cityName: words,
      whyVisit: z.string(),
      distance: z.number().positive().describe('kilometres of the great circle'),
      travelTime: minutes.describe('minutes of the best option'),
      recommendedTransport: z.enum(modes),
    }),
  ),
  bestTimeToVisit: words,
  gettingAround: words,
  faqs,
  insiderTips: tips,
  ...receipt,
})
export const guidesDataSchema = z.strictObject({ cityGuides: z.record(placeIdSchema, guideSchema) })

const countrySchema = z.strictObject({ name: words, code: countryCodeSchema })
const pairSchema = z.strictObject({
  slug: words,
  origin: countrySchema,
  destination: countrySchema,
  metaTitle: words,
  metaDescription: words,
  avgFlightTime: words.describe('"13h 30m"'),
  avgBudget: z
    .strictObject({ currency: z.enum(['EUR']), low: z.number().positive(), high: z.number().positive() })
    .describe('return ticket of one adult in economy'),
  visaRequired: z.boolean().describe('for citizens of the origin'),
  topAirlines: tips,
  popularCityPairs: z.array(z.strictObject({ from: words, to: words })),
  faqs: z.array(z.strictObject({ q: words, a: words })),
  ...receipt,
})
export const countryPairsDataSchema = z.strictObject({ countryPairs: z.array(pairSchema) })

const ferrySchema = z.strictObject({
  id: placeIdSchema,
  name: words,
  region: words,
  country: words,
  duration: words.describe('"1h 30m" or "7h – 9h 15m"'),
  frequency: words,
  description: words,
  origin: words,
  destination: words,
  coordinates: z.strictObject({ origin: pointSchema, destination: pointSchema }),
  operators: tips,
  pricing: z.strictObject({
    passenger: fare
      .optional()
      .describe('one adult on foot; left out where none is sold on all ships: `note` says so'),
    vehicle: fare.optional().describe('a car with its driver; left out where no ship takes cars'),
    note: words,
  }),
  typicalSchedule: z.strictObject({ summer: words, winter: words }),
  onboardAmenities: tips,
  seasonalInfo: words,
  faqs,
  bookingTips: tips,
  alternativeRoutes: tips,
  ...receipt,
})
export const ferriesDataSchema = z.strictObject({ ferryRoutes: z.record(placeIdSchema, ferrySchema) })
