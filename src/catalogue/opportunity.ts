// What could make the site more useful than others, as editors judge it: done, planned or put off for a reason.
import { z } from 'zod'

export const opportunityStatuses = ['implemented', 'planned', 'deferred'] as const
export const opportunityPriorities = ['very-high', 'high', 'other'] as const

const text = z.string().min(1)

const base = z.object({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: text,
  status: z.enum(opportunityStatuses),
  priority: z.enum(opportunityPriorities),
  /** what it brings for what it costs, in words: nobody has measured it */
  roi: text,
  /** slugs of routes that show it; their page views say how much they are looked at */
  routes: z.array(text),
  effort: text,
  scope: text,
  features: z.array(text).min(1),
  requirements: z.array(text),
})

/** Each status says what the others cannot: what it brought, what comes next, or why not. */
export const opportunitySchema = z.discriminatedUnion('status', [
  base.extend({ status: z.literal('implemented'), impact: text, completedDate: z.iso.date() }),
  base.extend({ status: z.literal('planned'), nextSteps: z.array(text).min(1) }),
  base.extend({ status: z.literal('deferred'), deferralReason: text }),
])
export type Opportunity = z.infer<typeof opportunitySchema>

export const insightSchema = z.object({ kind: z.enum(['finding', 'recommendation']), text })
export type Insight = z.infer<typeof insightSchema>

/** What the compiler writes for the functions: figures of the catalogue filled in. */
export interface CompetitiveFile {
  opportunities: Opportunity[]
  insights: Insight[]
}
