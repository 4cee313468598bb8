// The figures at the top of the admin page and of its sections, by name.
import type { AdminAnalyticsReply } from '#contracts/admin-analytics.ts'
import type { AdminMetricsReply } from '#contracts/admin-metrics.ts'
import type { CompetitiveIntelligenceReply } from '#contracts/competitive-intelligence.ts'

export type Figures = Record<string, number>

export const metricsFigures = ({ stats }: AdminMetricsReply): Figures => ({
  'total-searches': stats.totalSearches,
  'total-faqs': stats.totalFaqGenerations,
})

export const analyticsFigures = ({ pageViews, routeInventory }: AdminAnalyticsReply): Figures => ({
  'total-views': pageViews.total,
  'views-today': pageViews.byDay.at(-1)?.count ?? 0,
  'total-routes': routeInventory.totalRoutes,
  'total-cities': routeInventory.totalCities,
  'total-towns': routeInventory.totalTowns,
})

export const competitiveFigures = ({ summary, opportunities }: CompetitiveIntelligenceReply): Figures => ({
  implemented: summary.implemented,
  planned: summary.planned,
  deferred: opportunities.filter(({ status }) => status === 'deferred').length,
  'high-priority': summary.highPriority,
  'monthly-searches': summary.estimatedMonthlySearches,
})
