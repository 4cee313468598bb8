import { beforeEach, describe, expect, it } from 'vitest'
import { foldOldDays } from '#functions/db/daily.ts'
import { countMissingRoute } from '#functions/db/missing-routes.ts'
import { countPageView, readPageViews } from '#functions/db/page-views.ts'
import { countRouteSearch } from '#functions/db/route-searches.ts'
import { type Target, tables } from '../target.ts'

/** Queries on a real database of the engine. */
export function suite({ db }: Target) {
  const view = { routeSlug: 'london-paris', language: 'en' as const, known: true, day: '2026-11-20' }
  const rows = async () =>
    (
      await db()
        .prepare('SELECT day, slug, language, views FROM page_view ORDER BY day, slug, language')
        .all<{ day: string; slug: string; language: string; views: number }>()
    ).results.map(({ day, slug, language, views }) => `${day} ${slug} ${language} ${views}`)
  const missed = (requestedSlug: string, now: Date, cap?: number) =>
    countMissingRoute(db(), { requestedSlug, originCity: 'A', destinationCity: 'B', now }, cap)
  const texts = async (sql: string) =>
    (await db().prepare(sql).all<{ text: string }>()).results.map(({ text }) => text)
  const pairs = () =>
    texts("SELECT origin || ' ' || destination || ' ' || searches AS text FROM route_search ORDER BY text")
  const slugs = () => texts("SELECT slug || ' ' || count AS text FROM missing_route ORDER BY text")

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
      expect(await readPageViews(db(), new Date('2026-11-21T10:00:00Z'))).toMatchObject({
        total: 2,
        topRoutes: [{ routeSlug: 'london-paris', count: 1 }],
        byLanguage: [{ language: 'en', count: 2 }],
      })
    })

    it('are read for each of the last thirty days, those without a view too', async () => {
      for (const day of ['2026-10-22', '2026-10-23', '2026-11-20', '2026-11-20']) {
        await countPageView(db(), { ...view, day })
      }
      const { byDay, total } = await readPageViews(db(), new Date('2026-11-21T10:00:00Z'))
      expect([byDay.length, total]).toEqual([30, 4])
      expect(byDay[0]).toEqual({ day: '2026-10-23', count: 1 })
      expect(byDay.slice(-2)).toEqual([
        { day: '2026-11-20', count: 2 },
        { day: '2026-11-21', count: 0 },
      ])
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

    it('of routes nobody asks for any more are forgotten, except those of the catalogue; no search is lost', async () => {
      const [old, recent] = [new Date('2026-08-01T10:00:00Z'), new Date('2026-11-01T10:00:00Z')]
      const searched = (origin: string, known: boolean, now: Date) =>
        countRouteSearch(db(), { origin, destination: 'z', known, now })
      await searched('london', true, old)
      for (const origin of ['a', 'b', 'b', 'c']) await searched(origin, false, old)
      await searched('c', false, recent)
      for (const requestedSlug of ['a-z', 'c-z']) await missed(requestedSlug, old)
      await missed('c-z', recent)
      for (const day of [3, 4]) {
        await foldOldDays(db(), new Date(`2026-11-0${day}T03:00:00Z`))
        expect(await pairs()).toEqual(['c z 2', 'london z 1', 'other other 3'])
        expect(await slugs()).toEqual(['c-z 2'])
      }
    })

    it('forget how many names a day had, not before it is over', async () => {
      const today = new Date('2026-11-20T10:00:00Z')
      for (const origin of ['a', 'b']) {
        await countRouteSearch(db(), { origin, destination: 'z', known: false, now: today }, 1)
        await foldOldDays(db(), new Date('2026-11-20T23:00:00Z'))
      }
      expect(await pairs()).toEqual(['a z 1', 'other other 1'])
      await foldOldDays(db(), new Date('2026-11-21T03:00:00Z'))
      expect((await db().prepare('SELECT * FROM unknown_key').all()).results).toEqual([])
    })

    it('name missing routes up to the same number a day, views and pairs included', async () => {
      const now = new Date('2026-11-20T10:00:00Z')
      await countPageView(db(), { ...view, routeSlug: 'a-b', known: false }, 3)
      await countRouteSearch(db(), { origin: 'a', destination: 'b', known: false, now }, 3)
      for (const slug of ['c-d', 'a-b', 'c-d']) await missed(slug, now, 3)
      expect(await slugs()).toEqual(['c-d 2', 'other 1'])
      const { results } = await db()
        .prepare("SELECT origin_city, destination_city FROM missing_route WHERE slug = 'other'")
        .all()
      expect(results).toEqual([{ origin_city: 'other', destination_city: 'other' }])
    })

    it('keep the name of a route of the catalogue that somebody also reports as missing', async () => {
      await countPageView(db(), { ...view, day: '2026-01-01' })
      await missed('london-paris', new Date('2026-01-01T10:00:00Z'))
      await foldOldDays(db(), new Date('2026-11-21T03:00:00Z'))
      expect(await rows()).toEqual(['0000-00-00 london-paris en 1'])
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
