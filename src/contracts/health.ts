// GET /api/health: whether the site works, for monitoring. 503 only without pages (D148).
import { z } from 'zod'
import type { ApiCall } from './api-call.ts'

export const healthPath = '/api/health'

const upstreamSchema = z.object({
  /** `resting`: it failed and gets no requests for a while */
  state: z.enum(['ok', 'resting']),
  /** time of its last good answer; null before the first in this process */
  lastSuccess: z.iso.datetime().nullable(),
  /** asked without settings, because the caller sits at the machine itself and nothing is set up */
  use: z.literal('evaluation').optional(),
})

export const healthReplySchema = z.object({
  /** `degraded`: pages are served, but the database or an outside service fails; `down`: no pages */
  status: z.enum(['ok', 'degraded', 'down']),
  version: z.string().min(1),
  catalogue: z.object({
    /** month or day of the newest fact used */
    date: z.string().regex(/^\d{4}(-\d\d){0,2}$/),
    /** the same for the same facts */
    hash: z.string().min(8),
  }),
  /** the built pages */
  pages: z.enum(['ok', 'missing']),
  /** `read-only`: figures are shown, nothing is counted, e.g. on a full disk */
  database: z.enum(['ok', 'read-only', 'unreachable']),
  /** outside services by name */
  upstreams: z.record(z.string(), upstreamSchema),
})
export type HealthReply = z.infer<typeof healthReplySchema>

export const healthReplyExample: HealthReply = {
  status: 'ok',
  version: '1.0.0',
  catalogue: { date: '2026-09', hash: '83386260e02ae2d8ac3f' },
  pages: 'ok',
  database: 'ok',
  upstreams: { ecb: { state: 'ok', lastSuccess: '2026-11-20T10:00:00.000Z' } },
}

export const healthCall = {
  method: 'get',
  path: healthPath,
  id: 'health',
  tag: 'operation',
  summary: 'Whether the site is well',
  description:
    'Status 200 while pages are served: `ok`, or `degraded` while the database or an outside service fails. The same body with status 503 without pages: `down`.',
  reply: {
    description: 'Version, catalogue, pages, database and outside services.',
    schema: healthReplySchema,
    example: healthReplyExample,
  },
} as const satisfies ApiCall
