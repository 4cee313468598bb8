import { beforeEach, describe, expect, it } from 'vitest'
import {
  competitiveIntelligencePath,
  competitiveIntelligenceReplyExample,
  competitiveIntelligenceReplySchema,
} from '#contracts/competitive-intelligence.ts'
import { countPageView, dayOf } from '#functions/db/page-views.ts'
import { type Target, tables } from '../target.ts'

/** Judgements of editors beside the counters. */
export function suite({ fetch, db }: Target) {
  const read = async () =>
    competitiveIntelligenceReplySchema.parse(await (await fetch(competitiveIntelligencePath)).json())
  const viewed = async (routeSlug: string, daysAgo: number, times: number) => {
    const day = dayOf(new Date(Date.now() - daysAgo * 86_400_000))
    for (let view = 0; view < times; view++)
      await countPageView(db(), { routeSlug, language: 'en', known: true, day })
  }

  beforeEach(async () => {
    for (const table of tables) await db().prepare(`DELETE FROM ${table}`).run()
  })

  describe('competitive intelligence', () => {
    it('says by status what editors wrote', async () => {
      const { opportunities, insights } = await read()
      expect(opportunities).toMatchObject([
        {
          id: 'greenest-option',
          status: 'implemented',
          impact: 'shown everywhere',
          completedDate: '2026-11-20',
        },
        { id: 'night-trains', status: 'planned', nextSteps: ['draw it'] },
        { id: 'more-languages', status: 'deferred', deferralReason: 'nobody edits it' },
      ])
      expect(opportunities[0]?.implementation).toEqual({
        effort: 'medium',
        scope: 'all 13 routes',
        features: ['a badge'],
        requirements: ['factors'],
      })
      expect(insights).toEqual({ keyFindings: ['13 routes.'], recommendations: ['Add one.'] })
    })

    it('counts views of the last thirty days, a route of two opportunities once in the sum', async () => {
      await viewed('london-paris', 0, 3)
      await viewed('london-paris', 29, 1)
      await viewed('london-paris', 30, 5)
      await viewed('rome-milan', 2, 2)
      await viewed('vienna-prague', 2, 7)
      const { summary, opportunities } = await read()
      expect(summary).toMatchObject({
        implemented: 1,
        planned: 1,
        highPriority: 2,
        estimatedMonthlySearches: 6,
      })
      expect(summary.dataSource).toContain('counted by this site')
      expect(opportunities.map(({ monthlySearches, measured }) => [monthlySearches, measured])).toEqual([
        [6, true],
        [4, true],
        [0, false],
      ])
      expect(opportunities[0]?.examples).toEqual([
        { route: 'london-paris', traffic: 4 },
        { route: 'rome-milan', traffic: 2 },
      ])
    })

    it('has an example that keeps to the schema', () => {
      expect(competitiveIntelligenceReplySchema.parse(competitiveIntelligenceReplyExample)).toEqual(
        competitiveIntelligenceReplyExample,
      )
    })
  })
}
