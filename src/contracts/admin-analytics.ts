// GET /api/admin/analytics: inventory of the catalogue, views, missing routes and missing towns.
import { z } from 'zod'
import { modes } from '#catalogue/mode.ts'
import { countryCodeSchema } from '#catalogue/place.ts'
import { type ApiCall, adminCall } from './api-call.ts'
import { endsKnownAs, knownAsSchema } from './known-as.ts'

export const adminAnalyticsPath = '/api/admin/analytics'

const countSchema = z.int().min(0)

/** Missing routes that the lists of routes and of towns are made of, the most requested first. */
export const missingRoutesListed = 1000

export const adminAnalyticsReplySchema = z.object({
  routeInventory: z.object({
    totalRoutes: countSchema,
    totalCities: countSchema,
    /** with journeys, without pages */
    totalTowns: countSchema,
    transportModes: z.partialRecord(z.enum(modes), countSchema),
  }),
  pageViews: z.object({
    total: countSchema,
    topRoutes: z.array(z.object({ routeSlug: z.string(), count: countSchema, ...endsKnownAs })),
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
        ...endsKnownAs,
      }),
    ),
    /** towns without journeys, by the requests for the thousand most requested routes */
    towns: z.array(
      z.object({
        /** id of a known place, else the folded name */
        town: z.string(),
        name: z.string(),
        /** of a known place */
        country: countryCodeSchema.optional(),
        knownAs: knownAsSchema,
        count: countSchema,
        lastRequested: z.iso.datetime(),
      }),
    ),
  }),
})
export type AdminAnalyticsReply = z.infer<typeof adminAnalyticsReplySchema>

export const adminAnalyticsReplyExample: AdminAnalyticsReply = {
  routeInventory: {
    totalRoutes: 1560,
    totalCities: 40,
    totalTowns: 423,
    transportModes: { train: 1017, flight: 1440, bus: 1066, ferry: 237, car: 1560 },
  },
  pageViews: {
    total: 412,
    topRoutes: [{ routeSlug: 'london-paris', count: 412, originKnownAs: 'city', destinationKnownAs: 'city' }],
    byDay: [
      { day: '2026-11-20', count: 0 },
      { day: '2026-11-21', count: 412 },
    ],
    byLanguage: [{ language: 'en', count: 412 }],
  },
  missingRoutes: {
    top: [
      {
        id: 1,
        requestedSlug: 'london-ushuaia',
        originCity: 'London',
        destinationCity: 'Ushuaia',
        count: 3,
        lastRequested: '2026-11-20T10:00:00.000Z',
        originKnownAs: 'city',
        destinationKnownAs: 'place',
      },
    ],
    towns: [
      {
        town: 'ushuaia',
        name: 'Ushuaia',
        country: 'AR',
        knownAs: 'place',
        count: 3,
        lastRequested: '2026-11-20T10:00:00.000Z',
      },
    ],
  },
}

export const adminAnalyticsCall = {
  ...adminCall,
  path: adminAnalyticsPath,
  id: 'adminAnalytics',
  summary: 'What the catalogue holds, what was looked at and what was missed',
  reply: {
    description: 'Counters and the inventory.',
    schema: adminAnalyticsReplySchema,
    example: adminAnalyticsReplyExample,
  },
} as const satisfies ApiCall
