// The admin page with given replies.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { type AdminAnalyticsReply, adminAnalyticsPath } from '#contracts/admin-analytics.ts'
import { type AdminMetricsReply, adminMetricsPath } from '#contracts/admin-metrics.ts'
import {
  competitiveIntelligencePath,
  competitiveIntelligenceReplyExample,
} from '#contracts/competitive-intelligence.ts'
import { answerCalls, lastDays } from '../../../scripts/lib/example-answers.ts'
import { expect } from '../fixtures/test.ts'

const cities = { originKnownAs: 'city', destinationKnownAs: 'city' } as const

const metricsReply: AdminMetricsReply = {
  topRoutes: [
    { origin: 'london', destination: 'paris', count: 20, ...cities },
    { origin: 'berlin', destination: 'amsterdam', count: 9, ...cities },
    { origin: 'amsterdam', destination: 'berlin', count: 9, ...cities },
  ],
  recentSearches: [
    { id: 2, origin: 'london', destination: 'paris', timestamp: '2026-11-21T09:30:00.000Z', ...cities },
    {
      ...{ id: 7, origin: 'berlin', destination: 'graz', timestamp: '2026-11-20T22:05:00.000Z' },
      ...{ originKnownAs: 'city', destinationKnownAs: 'town' },
    },
  ],
  recentFaqs: [],
  stats: { totalSearches: 1234, totalFaqGenerations: 0 },
}

export const analyticsReply: AdminAnalyticsReply = {
  routeInventory: {
    totalRoutes: 1560,
    totalCities: 40,
    totalTowns: 423,
    transportModes: { train: 1017, flight: 1440, bus: 1066, ferry: 237, car: 1560 },
  },
  pageViews: {
    total: 1305,
    topRoutes: [
      { routeSlug: 'london-paris', count: 800, ...cities },
      { routeSlug: 'berlin-amsterdam', count: 505, ...cities },
    ],
    byDay: lastDays((index) => index * 3),
    byLanguage: [
      { language: 'en', count: 1000 },
      { language: 'de', count: 305 },
    ],
  },
  missingRoutes: {
    top: [
      {
        id: 1,
        requestedSlug: 'london-ushuaia',
        originCity: 'London',
        destinationCity: 'Ushuaia',
        count: 31,
        lastRequested: '2026-11-21T08:00:00.000Z',
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
        count: 38,
        lastRequested: '2026-11-21T08:00:00.000Z',
      },
    ],
  },
}

const [implemented] = competitiveIntelligenceReplyExample.opportunities
const competitiveReply: typeof competitiveIntelligenceReplyExample = {
  ...competitiveIntelligenceReplyExample,
  summary: { ...competitiveIntelligenceReplyExample.summary, planned: 1 },
  opportunities: [
    implemented as NonNullable<typeof implemented>,
    {
      ...(implemented as NonNullable<typeof implemented>),
      id: 'night-trains',
      title: 'A page for night trains',
      status: 'planned',
      priority: 'high',
      impact: undefined,
      completedDate: undefined,
      nextSteps: ['check calendars', 'draw the page'],
    },
    {
      ...(implemented as NonNullable<typeof implemented>),
      id: 'sixth-language',
      title: 'A sixth language',
      status: 'deferred',
      priority: 'other',
      impact: undefined,
      completedDate: undefined,
      deferralReason: 'nobody edits it yet',
    },
  ],
}

/** A good reply of each call. */
export const adminReplies = {
  [adminMetricsPath]: metricsReply,
  [adminAnalyticsPath]: analyticsReply,
  [competitiveIntelligencePath]: competitiveReply,
}

/** Answers the three calls; `other` replaces replies by path. */
export const answerAdmin = (page: Page, other: Record<string, unknown> = {}): Promise<void> =>
  answerCalls(page, { ...adminReplies, ...other })

/** A table of the dashboard. */
export const tableOf = (page: Page, caption: string) =>
  page.getByRole('table', { name: caption, exact: true })

/** Checks the page with axe, best practices included. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)).toEqual([])
}
