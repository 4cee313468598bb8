import { beforeEach, describe, expect, it } from 'vitest'
import { countPageView, foldOldDays, readPageViews } from '#functions/db/page-views.ts'
import { countRouteSearch } from '#functions/db/route-searches.ts'
import { type Target, tables } from './target.ts'

/** The queries on a real database of the engine. */
export function countersSuite({ db }: Pick<Target, 'db'>) {
  const view = { routeSlug: 'london-paris', language: 'en' as const, known: true, day: '2026-11-20' }
  const rows = async () =>
    (
      await db()
        .prepare('SELECT day, slug, language, views FROM page_view ORDER BY day, slug, language')
        .all<{ day: string; slug: string; language: string; views: number }>()
    ).results.map(({ day, slug, language, views }) => `${day} ${slug} ${language} ${views}`)

  beforeEach(async () => {
    for (const table of tables) await db().prepare(`DELETE FROM ${table}`).run()
  })

  describe('counters', () => {
    it('lose nothing when many write at a time', async () => {
      await Promise.all(Array.from({ length: 50 }, () => countPageView(db(), view)))
      await Promise.all(
        Array.from({ length: 50 }, () => countPageView(db(), { ...view, routeSlug: 'x-y', known: false })),
      )
      expect(await rows()).toEqual(['2026-11-20 london-paris en 50', '2026-11-20 x-y en 50'])
    })

    it('name unknown slugs up to a number a day, the rest is "other"', async () => {
      for (const routeSlug of ['a-b', 'c-d', 'e-f', 'a-b', 'g-h']) {
        await countPageView(db(), { ...view, routeSlug, known: false }, 2)
      }
      await countPageView(db(), { ...view, routeSlug: 'e-f', known: false, day: '2026-11-21' }, 2)
      expect(await rows()).toEqual([
        '2026-11-20 a-b en 2',
        '2026-11-20 c-d en 1',
        '2026-11-20 other en 2',
        '2026-11-21 e-f en 1',
      ])
    })

    it('do the same for pairs of places', async () => {
      const now = new Date('2026-11-20T10:00:00Z')
      for (const origin of ['a', 'b', 'a', 'c']) {
        await countRouteSearch(db(), { origin, destination: 'z', known: false, now }, 2)
      }
      const { results } = await db().prepare('SELECT * FROM route_search ORDER BY id').all()
      expect(results).toMatchObject([
        { origin: 'a', destination: 'z', searches: 2, last_at: '2026-11-20T10:00:00.000Z' },
        { origin: 'b', destination: 'z', searches: 1 },
        { origin: 'other', destination: 'other', searches: 1 },
      ])
    })

    it('leave "other" out of the routes viewed most, not out of the total', async () => {
      await countPageView(db(), { ...view, routeSlug: 'a-b', known: false }, 0)
      await countPageView(db(), view)
      expect(await readPageViews(db())).toEqual({
        total: 2,
        topRoutes: [{ routeSlug: 'london-paris', count: 1 }],
        byLanguage: [{ language: 'en', count: 2 }],
      })
    })

    it('fold days older than ninety into one and forget unknown names of them', async () => {
      for (const day of ['2026-01-01', '2026-01-02', '2026-11-20']) {
        await countPageView(db(), { ...view, day })
        await countPageView(db(), { ...view, day, routeSlug: 'a-b', known: false })
      }
      await foldOldDays(db(), new Date('2026-11-21T03:00:00Z'))
      await foldOldDays(db(), new Date('2026-11-21T03:00:00Z'))
      expect(await rows()).toEqual([
        '0000-00-00 london-paris en 2',
        '0000-00-00 other en 2',
        '2026-11-20 a-b en 1',
        '2026-11-20 london-paris en 1',
      ])
    })

    it('take hostile text as text', async () => {
      await countPageView(db(), { ...view, routeSlug: "a'); DROP TABLE page_view; --", known: false })
      expect(await rows()).toEqual(["2026-11-20 a'); DROP TABLE page_view; -- en 1"])
    })

    it('fail with an error of the database', async () => {
      await expect(db().prepare('SELECT * FROM lost').all()).rejects.toThrow(/D1_ERROR.*no such table/)
    })

    it('write all of a batch or nothing', async () => {
      const insert = db().prepare("INSERT INTO page_view VALUES ('2026-11-20', 'a-b', 'en', 1)")
      await expect(db().batch([insert, insert])).rejects.toThrow('D1_ERROR')
      expect(await rows()).toEqual([])
    })
  })
}
