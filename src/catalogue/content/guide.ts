// City guides: what travellers need to know about a city before they go.
import { z } from 'zod'
import { factProvenanceSchema } from '../figure.ts'
import { placeIdSchema } from '../place.ts'
import { type ContentKind, faqSchema, proseOfWords, proseSchema } from './text.ts'

const guideFactsSchema = factProvenanceSchema.extend({
  /** catalogue cities worth visiting from here; distance, time and mode come from the catalogue */
  destinations: z.array(placeIdSchema).min(5).max(8),
})
export type GuideFacts = z.infer<typeof guideFactsSchema>

const guideTextSchema = z.strictObject({
  /** its first 155 characters are the page's description (D131) */
  overview: proseOfWords(85),
  /** by id of the destination: one reason to go there */
  whyVisit: z.record(placeIdSchema, proseSchema),
  bestTimeToVisit: proseOfWords(25),
  /** networks, tickets and fares, with their year */
  gettingAround: proseOfWords(40),
  faqs: z.array(faqSchema).min(5).max(8),
  insiderTips: z.array(proseSchema).min(5).max(8),
})
export type GuideText = z.infer<typeof guideTextSchema>

export const guides: ContentKind<GuideFacts, GuideText> = {
  folder: 'guides',
  facts: guideFactsSchema,
  text: guideTextSchema,
}
