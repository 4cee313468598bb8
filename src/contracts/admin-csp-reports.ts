// GET /api/admin/csp-reports: what browsers blocked in the last 30 days (D44, D150).
import { z } from 'zod'
import { type ApiCall, adminCall } from './api-call.ts'

export const adminCspReportsPath = '/api/admin/csp-reports'

export const adminCspReportsReplySchema = z.object({
  /** at most fifty, the most frequent first; beyond the daily cap all three texts are "other" */
  reports: z.array(
    z.object({
      /** e.g. "script-src-elem" */
      directive: z.string(),
      /** origin of what was blocked, or a word such as "inline", "eval" or "data" */
      blocked: z.string(),
      /** family of pages */
      page: z.string(),
      count: z.int().min(1),
      /** YYYY-MM-DD in UTC */
      lastDay: z.iso.date(),
    }),
  ),
})
export type AdminCspReportsReply = z.infer<typeof adminCspReportsReplySchema>

export const adminCspReportsReplyExample: AdminCspReportsReply = {
  reports: [
    {
      directive: 'script-src-elem',
      blocked: 'https://ads.example',
      page: 'route',
      count: 12,
      lastDay: '2026-11-20',
    },
  ],
}

export const adminCspReportsCall = {
  ...adminCall,
  path: adminCspReportsPath,
  id: 'adminCspReports',
  summary: 'What browsers blocked',
  reply: {
    description: 'Counters of the last 30 days.',
    schema: adminCspReportsReplySchema,
    example: adminCspReportsReplyExample,
  },
} as const satisfies ApiCall
