// GET /api/competitive-intelligence: implemented, planned and deferred ideas of editors, beside counters.
import { z } from 'zod'
import { opportunityPriorities, opportunityStatuses } from '#catalogue/opportunity-status.ts'
import { type ApiCall, adminCall } from './api-call.ts'

export const competitiveIntelligencePath = '/api/competitive-intelligence'

const countSchema = z.int().min(0)
const textSchema = z.string().min(1)

const opportunitySchema = z.object({
  id: textSchema,
  title: textSchema,
  status: z.enum(opportunityStatuses),
  priority: z.enum(opportunityPriorities),
  /** page views of the examples in the last 30 days; 0 where `measured` is false */
  monthlySearches: countSchema,
  /** false where there is no example whose views could be counted */
  measured: z.boolean(),
  roi: textSchema,
  /** `traffic`: page views of the route in the last 30 days */
  examples: z.array(z.object({ route: textSchema, traffic: countSchema })),
  implementation: z.object({
    effort: textSchema,
    scope: textSchema,
    features: z.array(textSchema),
    requirements: z.array(textSchema),
  }),
  /** with `completedDate`, where it is implemented */
  impact: textSchema.optional(),
  completedDate: z.iso.date().optional(),
  /** where it is planned */
  nextSteps: z.array(textSchema).optional(),
  /** where it is deferred */
  deferralReason: textSchema.optional(),
})
export type OpportunityReply = z.infer<typeof opportunitySchema>

export const competitiveIntelligenceReplySchema = z.object({
  summary: z.object({
    implemented: countSchema,
    planned: countSchema,
    /** of priority high and very high, whatever the status */
    highPriority: countSchema,
    /** page views in the last 30 days of all routes named as examples, each counted once */
    estimatedMonthlySearches: countSchema,
    dataSource: textSchema,
  }),
  opportunities: z.array(opportunitySchema),
  insights: z.object({ keyFindings: z.array(textSchema), recommendations: z.array(textSchema) }),
})
export type CompetitiveIntelligenceReply = z.infer<typeof competitiveIntelligenceReplySchema>

export const competitiveIntelligenceReplyExample: CompetitiveIntelligenceReply = {
  summary: {
    implemented: 1,
    planned: 0,
    highPriority: 1,
    estimatedMonthlySearches: 412,
    dataSource: 'Page views of the example routes counted by this site in the last 30 days.',
  },
  opportunities: [
    {
      id: 'greenest-option',
      title: 'The option with the lowest CO₂e of every route',
      status: 'implemented',
      priority: 'very-high',
      monthlySearches: 412,
      measured: true,
      roi: 'high: computed from what the catalogue holds already',
      examples: [{ route: 'london-paris', traffic: 412 }],
      implementation: {
        effort: 'medium',
        scope: 'all 1,560 routes',
        features: ['badge on the greenest option'],
        requirements: ['emission factors read again every year'],
      },
      impact: 'shown on every route page',
      completedDate: '2026-11-21',
    },
  ],
  insights: { keyFindings: ['A finding.'], recommendations: ['A recommendation.'] },
}

export const competitiveIntelligenceCall = {
  ...adminCall,
  path: competitiveIntelligencePath,
  id: 'competitiveIntelligence',
  summary: 'What editors have built, plan and put off',
  reply: {
    description: 'Opportunities beside what this site counted.',
    schema: competitiveIntelligenceReplySchema,
    example: competitiveIntelligenceReplyExample,
  },
} as const satisfies ApiCall
