import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { foldOldDays } from '#functions/db/daily.ts'
import type { Database } from '#functions/db/database.ts'
import { readDismissed, readMissingRoutes } from '#functions/db/missing-routes.ts'
import { countPageView, readPageViews, readViewsOf } from '#functions/db/page-views.ts'
import { countRouteSearch, readRouteSearches } from '#functions/db/route-searches.ts'
import { type Target, tables } from '../target.ts'

/** The sums that the dashboard reads equal the sums of the counters (migration 0005). */
export function suite({ db }: Target) {
  const rows = async (sql: string) => (await db().prepare(sql).all()).results
  const empty = async () => {
    for (const table of tables) await db().prepare(`DELETE FROM ${table}`).run()
  }

  beforeEach(empty)

  async function expectEqualSums(): Promise<void> {
    expect(await rows('SELECT language, sum(views) AS n FROM view_day GROUP BY language')).toEqual(
      await rows('SELECT language, sum(views) AS n FROM page_view GROUP BY language'),
    )
    expect(await rows('SELECT day, sum(views) AS n FROM view_day GROUP BY day')).toEqual(
      await rows('SELECT day, sum(views) AS n FROM page_view GROUP BY day'),
    )
    expect(await rows('SELECT slug, views AS n FROM view_total ORDER BY slug')).toEqual(
      await rows(
        "SELECT slug, sum(views) AS n FROM page_view WHERE slug <> 'other' GROUP BY slug ORDER BY slug",
      ),
    )
    expect(await rows('SELECT searches AS n FROM search_total')).toEqual(
      await rows('SELECT coalesce(sum(searches), 0) AS n FROM route_search'),
    )
  }

  const days = ['2026-01-01', '2026-01-02', '2026-08-20', '2026-11-20', '2026-11-21']
  const view = fc.record({
    routeSlug: fc.constantFrom('a-b', 'c-d', 'e-f'),
    language: fc.constantFrom('en' as const, 'de' as const),
    known: fc.boolean(),
    day: fc.constantFrom(...days),
  })
  const cap = 2

  describe('the sums of the counters', () => {
    it('stay those of the counted rows, whatever is counted, folded and forgotten', async () => {
      await fc.assert(
        fc
          .asyncProperty(fc.array(view, { maxLength: 25 }), async (views) => {
            for (const each of views) {
              await countPageView(db(), each, cap)
              const [origin, destination] = each.routeSlug.split('-') as [string, string]
              const now = new Date(`${each.day}T10:00:00Z`)
              await countRouteSearch(db(), { origin, destination, known: each.known, now }, cap)
            }
            await expectEqualSums()
            for (const now of ['2026-04-02', '2026-11-21']) {
              await foldOldDays(db(), new Date(`${now}T03:00:00Z`))
              await expectEqualSums()
            }
          })
          .beforeEach(empty),
        { numRuns: 20 },
      )
    })

    it.each([
      ['page views', (recorded: Database) => readPageViews(recorded, new Date())],
      ['views of examples', (recorded: Database) => readViewsOf(recorded, ['a-b', 'c-d'], new Date())],
      ['searches', readRouteSearches],
      ['missing routes', (recorded: Database) => readMissingRoutes(recorded, 100)],
      ['what is dismissed', readDismissed],
    ] as const)('spare a look at every row: %s', async (_, read) => {
      const queries: string[] = []
      const prepare = (sql: string) => {
        queries.push(sql)
        return db().prepare(sql)
      }
      await read({ prepare, batch: (statements) => db().batch(statements) })
      expect(queries.length).toBeGreaterThan(0)
      for (const sql of queries) {
        const nulls = sql
          .split('?')
          .slice(1)
          .map(() => null)
        const { results } = await db()
          .prepare(`EXPLAIN QUERY PLAN ${sql}`)
          .bind(...nulls)
          .all<{ detail: string }>()
        const plan = results.map(({ detail }) => detail)
        const scans = plan.filter((step) =>
          /^SCAN (?!.*(USING INDEX|USING COVERING INDEX|VIRTUAL TABLE|view_day|search_total|dismissed_route|dismissed_town))/.test(
            step,
          ),
        )
        expect(scans, `${sql}: ${plan.join('; ')}`).toEqual([])
        if (!/view_day|json_each/.test(sql)) expect(plan.join(), sql).not.toContain('TEMP B-TREE')
      }
    })
  })
}
