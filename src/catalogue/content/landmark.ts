// Landmarks: what a sight is, why it is worth a visit and how to get there.
import { z } from 'zod'
import { factProvenanceSchema, webAddress } from '../figure.ts'
import { latSchema, lngSchema, namesSchema, placeIdSchema } from '../place.ts'
import { type ContentKind, faqSchema, proseOfWords, proseSchema } from './text.ts'

/** Ways within a city, `type` on the wire (D135). Trams and suburban trains count as metro, boats as bus. */
export const landmarkWays = ['metro', 'bus', 'taxi', 'rideshare', 'walk'] as const
/** What pages call a way that is neither metro nor bus; `several` ways in a row have no one name. */
const vehicles = ['tram', 'train', 'boat', 'cable-car', 'several'] as const

const wayFactsSchema = z.strictObject({
  type: z.enum(landmarkWays),
  /** only where it is another than `type` says */
  vehicle: z.enum(vehicles).optional(),
  minutes: z.int().min(1).max(180),
  /** one adult, one way: "€2.55", "€12-18", "£2.80"; other currencies in `details`; absent for a walk */
  price: z
    .string()
    .regex(/^[€£]\d+(\.\d{1,2})?(-\d+(\.\d{1,2})?)?$/)
    .optional(),
})

const landmarkFactsSchema = factProvenanceSchema.extend({
  city: placeIdSchema,
  names: namesSchema,
  /** three decimals: the entrance, exact to 100 m */
  lat: latSchema,
  lng: lngSchema,
  ways: z.array(wayFactsSchema).min(3).max(6),
  /** three sights within walking distance: a landmark's id, or names where it has no page */
  nearby: z.array(z.union([placeIdSchema, namesSchema])).length(3),
  /** official site */
  site: webAddress(/^https$/).optional(),
})
export type LandmarkFacts = z.infer<typeof landmarkFactsSchema>

const wayTextSchema = z.strictObject({
  /** line names: "Metro 6 or 9", "Bus 42" */
  name: proseSchema,
  /** frequency, which exit, when not to use it */
  details: proseSchema,
  /** where to board and alight: "Line 6 to Bir-Hakeim, then 600 m along the river" */
  route: proseSchema,
})

const landmarkTextSchema = z.strictObject({
  description: proseOfWords(35),
  history: proseOfWords(35),
  whyVisit: proseOfWords(25),
  bestTimeToVisit: proseOfWords(15),
  /** one for each of the `ways` of the facts, in the same order */
  ways: z.array(wayTextSchema).min(3),
  faqs: z.array(faqSchema).min(3).max(6),
  insiderTips: z.array(proseSchema).min(3).max(6),
})
export type LandmarkText = z.infer<typeof landmarkTextSchema>

export const landmarks: ContentKind<LandmarkFacts, LandmarkText> = {
  folder: 'landmarks',
  facts: landmarkFactsSchema,
  text: landmarkTextSchema,
}
