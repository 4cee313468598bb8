// Judgements of editors beside the counters of this site, its only figures of demand.
import type { CompetitiveFile, Opportunity } from '#catalogue/opportunity.ts'
import type { CompetitiveIntelligenceReply, OpportunityReply } from '#contracts/competitive-intelligence.ts'
import type { Database } from '#functions/db/database.ts'
import { readViewsOf } from '#functions/db/page-views.ts'

const dataSource =
  'Page views of the example routes counted by this site in the last 30 days; no search volumes are bought or estimated.'

/** Adds the views of the last 30 days to every example. Throws on a database failure. */
export async function competitiveIntelligence(
  { opportunities, insights }: CompetitiveFile,
  db: Database,
  now: Date,
): Promise<CompetitiveIntelligenceReply> {
  const slugs = [...new Set(opportunities.flatMap(({ routes }) => routes))]
  const views = await readViewsOf(db, slugs, now)
  const sum = (routes: readonly string[]) => routes.reduce((total, slug) => total + (views.get(slug) ?? 0), 0)
  const withStatus = (status: Opportunity['status']) =>
    opportunities.filter((opportunity) => opportunity.status === status).length
  const texts = (kind: CompetitiveFile['insights'][number]['kind']) =>
    insights.filter((insight) => insight.kind === kind).map(({ text }) => text)
  return {
    summary: {
      implemented: withStatus('implemented'),
      planned: withStatus('planned'),
      highPriority: opportunities.filter(({ priority }) => priority !== 'other').length,
      estimatedMonthlySearches: sum(slugs),
      dataSource,
    },
    opportunities: opportunities.map((opportunity) => toReply(opportunity, views, sum)),
    insights: { keyFindings: texts('finding'), recommendations: texts('recommendation') },
  }
}

function toReply(
  { routes, effort, scope, features, requirements, ...rest }: Opportunity,
  views: ReadonlyMap<string, number>,
  sum: (routes: readonly string[]) => number,
): OpportunityReply {
  return {
    ...rest,
    monthlySearches: sum(routes),
    measured: routes.length > 0,
    examples: routes.map((route) => ({ route, traffic: views.get(route) ?? 0 })),
    implementation: { effort, scope, features, requirements },
  }
}
