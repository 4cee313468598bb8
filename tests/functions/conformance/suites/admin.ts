import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { adminAnalyticsPath, adminAnalyticsReplySchema } from '#contracts/admin-analytics.ts'
import { adminMetricsPath, adminMetricsReplySchema } from '#contracts/admin-metrics.ts'
import { competitiveIntelligencePath } from '#contracts/competitive-intelligence.ts'
import { errorReplySchema } from '#contracts/error.ts'
import { missingRoutesCsvPath } from '#contracts/missing-routes-csv.ts'
import { missingTownsCsvPath } from '#contracts/missing-towns-csv.ts'
import { missingRoutePath } from '#contracts/track-missing-route.ts'
import { routeSearchPath } from '#contracts/track-route-search.ts'
import { post, type Target, tables } from '../target.ts'

/** Answers of the two admin calls. */
export function suite({ fetch, db }: Target) {
  const json = async (path: string) => (await fetch(path)).json()
  const metrics = async () => adminMetricsReplySchema.parse(await json(adminMetricsPath))
  const cities = { originKnownAs: 'city', destinationKnownAs: 'city' }
  const searched = (origin: string, destination: string, searches: number, lastAt: string) =>
    db()
      .prepare('INSERT INTO route_search (origin, destination, searches, last_at) VALUES (?, ?, ?, ?)')
      .bind(origin, destination, searches, lastAt)
      .run()

  beforeEach(async () => {
    for (const table of tables) await db().prepare(`DELETE FROM ${table}`).run()
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  describe('before anything was counted', () => {
    it('metrics are whole and empty', async () => {
      expect(await json(adminMetricsPath)).toEqual({
        topRoutes: [],
        recentSearches: [],
        recentFaqs: [],
        stats: { totalSearches: 0, totalFaqGenerations: 0 },
      })
    })

    it('analytics state what the catalogue holds, the rest is empty', async () => {
      const reply = await json(adminAnalyticsPath)
      expect(reply).toEqual({
        routeInventory: {
          totalRoutes: 13,
          totalCities: 12,
          totalTowns: 7,
          transportModes: { train: 13, flight: 9, bus: 12, car: 13 },
        },
        pageViews: { total: 0, topRoutes: [], byDay: expect.any(Array), byLanguage: [] },
        missingRoutes: { top: [], towns: [] },
      })
      const { byDay } = adminAnalyticsReplySchema.parse(reply).pageViews
      expect(byDay.map(({ count }) => count)).toEqual(Array.from({ length: 30 }, () => 0))
    })
  })

  describe('metrics', () => {
    it('list pairs by searches and by moment, and name each by its row', async () => {
      for (const [origin, destination] of [
        ['london', 'paris'],
        ['rome', 'milan'],
        ['london', 'paris'],
        ['atlantis', 'paris'],
        ['bern', 'tokyo'],
      ]) {
        expect((await fetch(routeSearchPath, post({ origin, destination }))).status).toBe(204)
      }
      const { topRoutes, recentSearches, recentFaqs, stats } = await metrics()
      expect(topRoutes).toEqual([
        { origin: 'london', destination: 'paris', count: 2, ...cities },
        { origin: 'atlantis', destination: 'paris', count: 1, ...cities, originKnownAs: 'unknown' },
        {
          origin: 'bern',
          destination: 'tokyo',
          count: 1,
          originKnownAs: 'town',
          destinationKnownAs: 'place',
        },
        { origin: 'rome', destination: 'milan', count: 1, ...cities },
      ])
      expect(recentSearches).toHaveLength(4)
      expect(recentSearches).toContainEqual(
        expect.objectContaining({ origin: 'bern', originKnownAs: 'town', destinationKnownAs: 'place' }),
      )
      expect(new Set(recentSearches.map(({ id }) => id)).size).toBe(4)
      for (const { timestamp } of recentSearches) {
        expect(timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
        expect(Date.now() - Date.parse(timestamp)).toBeLessThan(60_000)
      }
      expect(recentFaqs).toEqual([])
      expect(stats).toEqual({ totalSearches: 5, totalFaqGenerations: 0 })
    })

    it('show ten rows of each list, newest first, and count the rest', async () => {
      for (let hour = 10; hour < 22; hour++) {
        await searched(`a${hour}`, 'z', 100 - hour, `2026-11-20T${hour}:00:00.000Z`)
      }
      const { topRoutes, recentSearches, stats } = await metrics()
      expect(topRoutes.map(({ origin }) => origin)).toEqual(
        [10, 11, 12, 13, 14, 15, 16, 17, 18, 19].map(named),
      )
      expect(recentSearches.map(({ origin }) => origin)).toEqual(
        [21, 20, 19, 18, 17, 16, 15, 14, 13, 12].map(named),
      )
      expect(stats.totalSearches).toBe(1014)
    })

    it('count what is beyond the cap, and never list it', async () => {
      await searched('other', 'other', 50, '2026-11-20T10:00:00.000Z')
      await searched('london', 'paris', 1, '2026-11-20T09:00:00.000Z')
      const { topRoutes, recentSearches, stats } = await metrics()
      expect(topRoutes).toEqual([{ origin: 'london', destination: 'paris', count: 1, ...cities }])
      expect(recentSearches).toMatchObject([{ origin: 'london' }])
      expect(stats.totalSearches).toBe(51)
    })
  })

  describe('the admin calls', () => {
    const calls = [adminMetricsPath, adminAnalyticsPath, competitiveIntelligencePath]
    it.each(calls)('are never stored: %s', async (path) => {
      const { status, headers } = await fetch(path)
      expect(status).toBe(200)
      expect(headers.get('Content-Type')).toContain('application/json')
      expect(headers.get('Cache-Control')).toBe('no-store')
    })
  })

  describe('without the database', () => {
    const pair = { origin: 'london', destination: 'paris' }
    const missing = { requestedSlug: 'a-b', fromCity: 'A', toCity: 'B' }
    it.each([
      [adminMetricsPath, undefined, 'route_search'],
      [adminAnalyticsPath, undefined, 'missing_route'],
      [missingRoutesCsvPath, undefined, 'missing_route'],
      [missingTownsCsvPath, undefined, 'dismissed_town'],
      [competitiveIntelligencePath, undefined, 'page_view'],
      [routeSearchPath, post(pair), 'route_search'],
      [missingRoutePath, post(missing), 'missing_route'],
    ])('%s answers 503 and says nothing about it', async (path, init, table) => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      await db().prepare(`ALTER TABLE ${table} RENAME TO lost`).run()
      try {
        const response = await fetch(path, init)
        const text = await response.text()
        expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '60'])
        expect(errorReplySchema.parse(JSON.parse(text)).error.code).toBe('unavailable')
        expect(text).not.toMatch(/SQL|table|D1/)
      } finally {
        await db().prepare(`ALTER TABLE lost RENAME TO ${table}`).run()
      }
    })
  })
}

const named = (hour: number) => `a${hour}`
