// GET /api/admin/analytics: what the catalogue holds and what was looked at.
import { z } from 'zod'
import { modes } from '#catalogue/mode.ts'

export const adminAnalyticsPath = '/api/admin/analytics'

const countSchema = z.int().min(0)

export const adminAnalyticsReplySchema = z.object({
  routeInventory: z.object({
    totalRoutes: countSchema,
    totalCities: countSchema,
    transportModes: z.partialRecord(z.enum(modes), countSchema),
  }),
  pageViews: z.object({
    total: countSchema,
    topRoutes: z.array(z.object({ routeSlug: z.string(), count: countSchema })),
    /** the last 30 days, oldest first, days without a view included */
    byDay: z.array(z.object({ day: z.iso.date(), count: countSchema })),
    byLanguage: z.array(z.object({ language: z.string(), count: countSchema })),
  }),
  missingRoutes: z.object({
    top: z.array(
      z.object({
        id: z.int(),
        requestedSlug: z.string(),
        originCity: z.string(),
        destinationCity: z.string(),
        count: countSchema,
        lastRequested: z.iso.datetime(),
      }),
    ),
  }),
})
export type AdminAnalyticsReply = z.infer<typeof adminAnalyticsReplySchema>
