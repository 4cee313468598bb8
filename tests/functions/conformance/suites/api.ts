import { beforeEach, describe, expect, it } from 'vitest'
import { adminAnalyticsReplySchema } from '#contracts/admin-analytics.ts'
import { errorReplySchema } from '#contracts/error.ts'
import { ratesReplySchema } from '#contracts/rates.ts'
import { fromOwnPage, post, type Target, tables, wholeMinute } from '../target.ts'

const view = { routeSlug: 'london-paris', language: 'de' }

/** The calls below /api. */
export function suite({ fetch, db }: Target) {
  const analytics = async () =>
    adminAnalyticsReplySchema.parse(await (await fetch('/api/admin/analytics')).json())

  beforeEach(async () => {
    for (const table of tables) await db().prepare(`DELETE FROM ${table}`).run()
  })

  describe('exchange rates', () => {
    it.each(['/api/currency/rates', '/api/currency/rates/EUR'])('are answered at %s', async (path) => {
      const response = await fetch(path)
      const reply = ratesReplySchema.parse(await response.json())
      expect(response.status).toBe(200)
      expect(reply).toMatchObject({ source: 'ecb', rates: { EUR: 1, USD: 1.12, JPY: 170.1 } })
      expect(response.headers.get('Cache-Control')).toBe(
        'public, max-age=21600, stale-while-revalidate=64800',
      )
    })

    it('of another base are not known', async () => {
      expect((await fetch('/api/currency/rates/USD')).status).toBe(404)
    })
  })

  describe('a page view', () => {
    it('is counted by day, slug and language, and shows in the analytics', async () => {
      for (let visit = 0; visit < 3; visit++) {
        const response = await fetch('/api/track/page-view', post(view))
        expect(response.status).toBe(204)
      }
      await fetch('/api/track/page-view', post({ routeSlug: 'rome-milan', language: 'it' }))
      expect((await analytics()).pageViews).toMatchObject({
        total: 4,
        topRoutes: [
          { routeSlug: 'london-paris', count: 3 },
          { routeSlug: 'rome-milan', count: 1 },
        ],
        byLanguage: [
          { language: 'de', count: 3 },
          { language: 'it', count: 1 },
        ],
      })
      const { results } = await db().prepare('SELECT * FROM page_view').all()
      expect(results).toHaveLength(2)
    })

    it('of two cities or towns is known, of anything else it is not', async () => {
      const known = ['graz-malaga', 'brest-fr-bern', 'london-malaga', 'london-rome']
      const unknown = ['graz-tokyo', 'graz-graz', 'a-b', 'berne-graz']
      for (const routeSlug of [...known, ...unknown])
        expect((await fetch('/api/track/page-view', post({ routeSlug, language: 'en' }))).status).toBe(204)
      const { results } = await db()
        .prepare("SELECT key FROM unknown_key WHERE key LIKE 'view:%' ORDER BY key")
        .all<{ key: string }>()
      expect(results.map(({ key }) => key)).toEqual(unknown.map((slug) => `view:${slug}`).sort())
      const { topRoutes } = (await analytics()).pageViews
      expect(topRoutes).toContainEqual({
        ...{ routeSlug: 'brest-fr-bern', count: 1 },
        ...{ originKnownAs: 'town', destinationKnownAs: 'town' },
      })
      expect(topRoutes).toContainEqual({
        ...{ routeSlug: 'graz-tokyo', count: 1 },
        ...{ originKnownAs: 'town', destinationKnownAs: 'place' },
      })
    })

    it.each([
      ['a visitor with Global Privacy Control', { 'Sec-GPC': '1' }],
      [
        'a search engine',
        { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      ],
    ])('of %s answers 204 and counts nothing', async (_, headers) => {
      const response = await fetch('/api/track/page-view', post(view, fromOwnPage(headers)))
      expect(response.status).toBe(204)
      expect((await analytics()).pageViews.total).toBe(0)
    })

    it.each([
      ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
      ['a sibling site', { 'Sec-Fetch-Site': 'same-site' }, 403],
      ['plain text', { 'Content-Type': 'text/plain' }, 415],
      ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ])('from %s is refused', async (_, headers, status) => {
      const response = await fetch('/api/track/page-view', post(view, fromOwnPage(headers)))
      expect(response.status).toBe(status)
      errorReplySchema.parse(await response.json())
    })

    it('without Sec-Fetch-Site may carry our own origin or none', async () => {
      const status = async (origin: string | undefined) => {
        const { 'Sec-Fetch-Site': _, ...headers } = fromOwnPage()
        const sent = post(view, { ...headers, ...(origin && { Origin: origin }) })
        return (await fetch('/api/track/page-view', sent)).status
      }
      expect(await status(undefined)).toBe(204)
      expect(await status('https://waymark.example')).toBe(204)
      expect(await status('https://evil.example')).toBe(403)
      expect(await status('null')).toBe(403)
    })

    it.each([
      ['no JSON', 'x', 400],
      ['an empty body', '', 400],
      ['null', 'null', 400],
      ['a list', [], 400],
      ['a missing field', { routeSlug: 'london-paris' }, 400],
      ['a field too many', { ...view, ip: '1.2.3.4' }, 400],
      ['a wrong type', { routeSlug: 7, language: 'de' }, 400],
      ['an unknown language', { ...view, language: 'pt' }, 400],
      ['a slug of one part', { ...view, routeSlug: 'london' }, 400],
      ['markup for a slug', { ...view, routeSlug: '<script>-x' }, 400],
      ['a polluted prototype', '{"__proto__":{"x":1},"routeSlug":"a-b","language":"de"}', 400],
      ['a very long slug', { ...view, routeSlug: `a-${'b'.repeat(200)}` }, 400],
      ['10 KB', { ...view, routeSlug: `a-${'b'.repeat(10_000)}` }, 413],
    ])('with %s is refused: %s', async (_, body, status) => {
      const response = await fetch('/api/track/page-view', post(body))
      const text = await response.text()
      expect([response.status, text.includes('    at ')]).toEqual([status, false])
      errorReplySchema.parse(JSON.parse(text))
      expect((await analytics()).pageViews.total).toBe(0)
    })

    it('is refused after sixty in a minute from one client, and only from that one', async () => {
      await wholeMinute()
      const headers = fromOwnPage({ 'CF-Connecting-IP': '2001:db8:1:2::7' })
      const statuses: number[] = []
      for (let visit = 0; visit < 62; visit++) {
        statuses.push((await fetch('/api/track/page-view', post(view, headers))).status)
      }
      expect(statuses.filter((status) => status === 204)).toHaveLength(60)
      const refused = await fetch(
        '/api/track/page-view',
        post(view, { ...headers, 'CF-Connecting-IP': '2001:db8:1:2:ffff::1' }),
      )
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
      const other = await fetch(
        '/api/track/page-view',
        post(view, { ...headers, 'CF-Connecting-IP': '2001:db8:1:3::7' }),
      )
      expect(other.status).toBe(204)
    })
  })

  describe('a route search', () => {
    const pair = { origin: 'london', destination: 'paris' }
    const searches = async () =>
      (await db().prepare('SELECT origin, destination, searches FROM route_search ORDER BY id').all()).results

    it.each([
      ['graz', 'malaga', 1],
      ['london', 'graz', 1],
      ['graz', 'tokyo', 0],
      ['atlantis', 'graz', 0],
    ])('from %s to %s is of a known pair: %i', async (origin, destination, known) => {
      expect((await fetch('/api/track/route-search', post({ origin, destination }))).status).toBe(204)
      const { results } = await db().prepare('SELECT known FROM route_search').all<{ known: number }>()
      expect(results.map((row) => row.known)).toEqual([known])
    })

    it('is counted by pair, with the moment of the last', async () => {
      for (const body of [pair, pair, { origin: 'paris', destination: 'london' }]) {
        expect((await fetch('/api/track/route-search', post(body))).status).toBe(204)
      }
      expect(await searches()).toMatchObject([
        { ...pair, searches: 2 },
        { origin: 'paris', destination: 'london', searches: 1 },
      ])
      const last = await db().prepare('SELECT last_at FROM route_search').first<{ last_at: string }>()
      expect(Date.now() - Date.parse(last?.last_at as string)).toBeLessThan(60_000)
    })

    it.each([
      ['no destination', { origin: 'london' }, 400],
      ['markup', { ...pair, origin: '<b>' }, 400],
      ['a very long name', { ...pair, origin: 'x'.repeat(61) }, 400],
      ['10 KB', { ...pair, origin: 'x'.repeat(10_000) }, 413],
    ])('with %s is refused', async (_, body, status) => {
      expect((await fetch('/api/track/route-search', post(body))).status).toBe(status)
      expect(await searches()).toEqual([])
    })
  })

  describe('the search form', () => {
    it.each([
      ['origin=London&destination=Paris&lang=en', '/route/london-paris'],
      ['origin=Wien&destination=Prag&lang=de', '/de/route/vienna-prague'],
      ['origin=london&destination=paris', '/route/london-paris'],
      ['origin=Londres&destination=Par%C3%ADs%2C+Francia&lang=es', '/es/route/london-paris'],
      ['origin=Prague&destination=Vienna&lang=fr', '/fr/route/vienna-prague'],
      ['origin=London&destination=Atlantis&lang=it', '/it?message=unknown#message-unknown'],
      ['origin=London&destination=Londra', '/?message=same#message-same'],
      ['origin=London&destination=', '/explore/london'],
      ['origin=&destination=London', '/?message=choose#message-choose'],
      ['origin=Nairobi&destination=', '/?message=choose#message-choose'],
      ['', '/?message=choose#message-choose'],
      ['origin=London&destination=Berlin', '/route/london-berlin'],
      ['origin=//evil.example&destination=Paris', '/?message=unknown#message-unknown'],
      ['origin=London&destination=Paris&lang=//evil.example', '/route/london-paris'],
      [`origin=${'x'.repeat(5000)}&destination=%00`, '/?message=choose#message-choose'],
      ['origin=%E0%A4%A&destination=%0d%0aSet-Cookie:x', '/?message=unknown#message-unknown'],
    ])('?%s leads to %s', async (query, target) => {
      const response = await fetch(`/api/search?${query}`)
      expect([response.status, response.headers.get('Location')]).toEqual([303, target])
    })
  })

  describe('an unknown call', () => {
    it.each([
      ['GET', '/api/nothing', 404],
      ['GET', '/api/', 404],
      ['POST', '/api/currency/rates', 405],
      ['GET', '/api/track/page-view', 405],
      ['GET', '/api/track/missing-route', 405],
      ['PUT', '/api/admin/analytics', 405],
      ['POST', '/api/admin/metrics', 405],
      ['GET', `/api/${'x'.repeat(3000)}`, 404],
      ['GET', '/api/%E0%A4%A', 404],
    ])('%s %s answers an error in JSON', async (method, path, status) => {
      const response = await fetch(path, { method })
      expect(response.status).toBe(status)
      errorReplySchema.parse(await response.json())
      expect(response.headers.get('Cache-Control')).toBe('no-store')
    })
  })
}
