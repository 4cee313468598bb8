// GET /api/routes/london-paris: every option between two towns, composed from real services.
import { z } from 'zod'
import type { ApiCall } from './api-call.ts'
import { routeSchema } from './published/routes.ts'

export const routeCallPath = (slug: string) => `/api/routes/${slug}`

const texts = { faqs: true, localTransport: true, bestTimeToTravel: true, tips: true } as const

export const routeReplySchema = routeSchema.omit(texts)
export type RouteReply = z.infer<typeof routeReplySchema>

export const routeParamsSchema = z.object({
  /** origin-destination, in any spelling that a page of a route takes */
  slug: z.string().min(3).max(200),
})

const routeReplyExample: RouteReply = {
  slug: 'london-paris',
  origin: 'london',
  destination: 'paris',
  distance: 344,
  transportOptions: [
    {
      id: 'train--eurostar-london-paris',
      mode: 'train',
      operator: 'Eurostar',
      duration: 137,
      price: { low: 51, high: 251, basis: 'modelled', sources: ['waymark-models'], asOf: '2026' },
      co2Emissions: 2.8,
      co2: 2.8,
      co2Receipt: { basis: 'published', sources: ['desnz-2025'], asOf: '2025' },
      isBest: true,
      isGreenest: true,
      directRoute: true,
      night: false,
      amenities: ['Power Outlets'],
      legs: [
        {
          operator: 'Eurostar',
          from: 'London St Pancras International',
          to: 'Paris Gare du Nord',
          duration_minutes: 137,
          km: 492,
          basis: 'timetable',
        },
      ],
      departuresPerDay: 15,
      km: 492,
      basis: 'timetable',
      sources: ['eurostar-gtfs-2026'],
      asOf: '2026-08',
    },
  ],
}

export const routeCall = {
  method: 'get',
  path: '/api/routes/{slug}',
  id: 'route',
  tag: 'places',
  summary: 'Every option between two cities or towns',
  description:
    'In the shape of an entry of /routes-data.json, without its texts. Another spelling of the two places answers 301. Where nothing joins them, 404 with the slugs of similar routes. All options from one town at once: /reach/{place}.json.',
  params: { schema: routeParamsSchema, example: { slug: 'london-paris' } },
  reply: {
    description: 'The options, the best first; ids in `sources` are explained in /routes-data.json.',
    schema: routeReplySchema,
    example: routeReplyExample,
  },
  errors: ['not-found', 'too-many-requests', 'unavailable'],
} as const satisfies ApiCall
