// GET /api/admin/metrics: searched pairs (D44).
import { z } from 'zod'
import { type ApiCall, adminCall } from './api-call.ts'
import { endsKnownAs } from './known-as.ts'

export const adminMetricsPath = '/api/admin/metrics'

const countSchema = z.int().min(0)
/** `id` names the pair, never a visit; `timestamp` is its last search, ISO 8601 in UTC. */
const recentSchema = z.object({
  id: z.int(),
  origin: z.string(),
  destination: z.string(),
  timestamp: z.iso.datetime(),
  ...endsKnownAs,
})

export const adminMetricsReplySchema = z.object({
  topRoutes: z.array(
    z.object({ origin: z.string(), destination: z.string(), count: countSchema, ...endsKnownAs }),
  ),
  recentSearches: z.array(recentSchema),
  /** empty: no questions are generated yet */
  recentFaqs: z.array(recentSchema),
  stats: z.object({ totalSearches: countSchema, totalFaqGenerations: countSchema }),
})
export type AdminMetricsReply = z.infer<typeof adminMetricsReplySchema>

const examplePair = {
  origin: 'london',
  destination: 'paris',
  originKnownAs: 'city',
  destinationKnownAs: 'city',
} as const

export const adminMetricsReplyExample: AdminMetricsReply = {
  topRoutes: [{ ...examplePair, count: 31 }],
  recentSearches: [{ ...examplePair, id: 1, timestamp: '2026-11-20T10:00:00.000Z' }],
  recentFaqs: [],
  stats: { totalSearches: 31, totalFaqGenerations: 0 },
}

export const adminMetricsCall = {
  ...adminCall,
  path: adminMetricsPath,
  id: 'adminMetrics',
  summary: 'What was searched',
  reply: {
    description: 'Counters.',
    schema: adminMetricsReplySchema,
    example: adminMetricsReplyExample,
  },
} as const satisfies ApiCall
