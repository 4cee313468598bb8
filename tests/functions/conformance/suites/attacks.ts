import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { errorReplySchema } from '#contracts/error.ts'
import { missingRouteExamples, missingRoutePath } from '#contracts/track-missing-route.ts'
import { pageViewExample, pageViewPath } from '#contracts/track-page-view.ts'
import { routeSearchExample, routeSearchPath } from '#contracts/track-route-search.ts'
import { fromOwnPage, post, type Target, tables, wholeMinute } from '../target.ts'

const posts = [
  [pageViewPath, pageViewExample],
  [routeSearchPath, routeSearchExample],
  [missingRoutePath, missingRouteExamples.generated],
] as const

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
/** A body with the same value in every field. */
const filled = (body: object, value: unknown) =>
  JSON.stringify(Object.fromEntries(Object.keys(body).map((name) => [name, value])))

/** Hostile requests get a 4xx without internal details, and are not counted. */
export function suite({ fetch, db }: Target) {
  const counted = async () => {
    const sums = ['page_view', 'route_search', 'missing_route'].map((table) =>
      db().prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>(),
    )
    return (await Promise.all(sums)).reduce((total, row) => total + (row?.n ?? 0), 0)
  }

  beforeEach(async () => {
    for (const table of tables) await db().prepare(`DELETE FROM ${table}`).run()
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  async function expectRefused(response: Response, status: number): Promise<void> {
    const text = await response.text()
    expect(response.status).toBe(status)
    errorReplySchema.parse(JSON.parse(text))
    expect(text).not.toMatch(/node_modules|functions\/|\.ts\b| {4}at |SQLITE|D1_/)
    expect(await counted()).toBe(0)
  }

  describe.each(posts)('a POST to %s', (path, good) => {
    const bodies: [string, string, number][] = [
      ['nested a thousand deep', deep(500), 400],
      ['nested deep and unfinished', '['.repeat(1000), 400],
      ['a number for everything', filled(good, 7), 400],
      ['null for everything', filled(good, null), 400],
      ['lists for everything', filled(good, []), 400],
      ['objects for everything', filled(good, { toString: 'x' }), 400],
      ['an operator of a database', filled(good, { $gt: '' }), 400],
      ['null bytes', filled(good, 'a\0b'), 400],
      ['line breaks', filled(good, 'a\r\nb'), 400],
      ['half a letter', filled(good, '\ud800'), 400],
      ['text that runs backwards', filled(good, 'a\u202eb'), 400],
      ['nothing but white space', filled(good, '   '), 400],
      ['the prototype', `{"__proto__":{"polluted":true},${JSON.stringify(good).slice(1)}`, 400],
      ['the constructor', JSON.stringify({ ...good, constructor: { prototype: { polluted: true } } }), 400],
      ['only a prototype', '{"__proto__":{"routeSlug":"a-b","language":"en"}}', 400],
      ['a mark of byte order', `\ufeff${JSON.stringify([good])}`, 400],
      ['two documents', `${JSON.stringify(good)}${JSON.stringify(good)}`, 400],
      ['JavaScript', 'routeSlug=require("fs")', 400],
      ['XML with an entity', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>', 400],
      ['2 KB of spaces before it', `${' '.repeat(2048)}${JSON.stringify(good)}`, 413],
      ['1 MB', 'x'.repeat(1024 * 1024), 413],
    ]
    it.each(bodies)('with %s is refused', async (_, body, status) => {
      await expectRefused(await fetch(path, post(body)), status)
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    })

    it.each([
      ['of another site', { 'Sec-Fetch-Site': 'cross-site' }],
      ['of a sibling', { 'Sec-Fetch-Site': 'same-site' }],
      ['typed by hand', { 'Sec-Fetch-Site': 'none' }],
      ['with an unknown Sec-Fetch-Site', { 'Sec-Fetch-Site': 'same-origin, cross-site' }],
    ])('%s is refused, whatever origin it names', async (_, headers) => {
      const response = await fetch(
        path,
        post(good, fromOwnPage({ ...headers, Origin: 'https://waymark.example' })),
      )
      await expectRefused(response, 403)
    })

    it.each([
      'https://evil.example',
      'https://waymark.example.evil.example',
      'https://evil.example/https://waymark.example',
      'https://waymark.example@evil.example',
      'null',
      'file://',
      'javascript:alert(1)',
      'waymark.example',
    ])('of an old browser from "%s" is refused', async (origin) => {
      const { 'Sec-Fetch-Site': _, ...headers } = fromOwnPage()
      await expectRefused(await fetch(path, post(good, { ...headers, Origin: origin })), 403)
    })

    it.each([
      'text/plain',
      'text/plain; application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonp',
      'application/json5',
      'text/json',
    ])('as a form can send it, %s, is refused', async (type) => {
      await expectRefused(await fetch(path, post(good, fromOwnPage({ 'Content-Type': type }))), 415)
    })

    it('in another method hidden in a header is what it is', async () => {
      const headers = fromOwnPage({ 'X-HTTP-Method-Override': 'POST', 'X-Method-Override': 'POST' })
      await expectRefused(await fetch(path, { method: 'PUT', headers, body: JSON.stringify(good) }), 405)
    })

    it('of two hundred from one client counts sixty', async () => {
      await wholeMinute()
      const headers = fromOwnPage({ 'CF-Connecting-IP': `2001:db8:f:${path.length}::1` })
      const statuses: number[] = []
      for (let sent = 0; sent < 200; sent += 1) {
        const network = `2001:db8:f:${path.length}:${sent.toString(16)}::2`
        statuses.push((await fetch(path, post(good, { ...headers, 'CF-Connecting-IP': network }))).status)
      }
      expect(statuses.filter((status) => status === 204)).toHaveLength(60)
      expect(statuses.filter((status) => status === 429)).toHaveLength(140)
    })
  })

  describe('a query', () => {
    it.each([
      '__proto__=x&constructor=y',
      '__proto__[polluted]=1&query=par',
      'query[__proto__][polluted]=1',
      'query=par&query=lon&query=__proto__',
      'lang=__proto__&query=constructor',
      `query=${'%F0%9F%9A%82'.repeat(500)}`,
      `query=${'a'.repeat(7000)}`,
      'query=%00%0d%0aX-Evil:1',
      "query='%20OR%201=1%20--",
      'query=%E0%A4%A',
    ])('for places like ?%s is a list of places', async (query) => {
      const response = await fetch(`/api/geocode/search?${query}`)
      expect(response.status).toBe(200)
      expect(Array.isArray(await response.json())).toBe(true)
      expect(response.headers.get('X-Evil')).toBeNull()
      expect(({} as { polluted?: string }).polluted).toBeUndefined()
    })

    it.each([
      'origin=//evil.example&destination=/\\evil.example',
      'origin=london&destination=paris&lang=//evil.example',
      'origin=london&destination=paris%0d%0aSet-Cookie:%20a=b',
      'origin=https://evil.example&destination=javascript:alert(1)',
      'origin=../../admin&destination=paris',
      'origin=__proto__&destination=constructor&lang=__proto__',
      'origin=london&destination=paris&next=https://evil.example&redirect=//evil.example',
    ])('of the search form like ?%s leads to a page of this site', async (query) => {
      const response = await fetch(`/api/search?${query}`)
      expect(response.status).toBe(303)
      expect(response.headers.get('Location')).toMatch(/^\/(route\/london-paris|\?message=\w+#message-\w+)$/)
      expect(response.headers.get('Set-Cookie')).toBeNull()
    })

    it.each([
      ['/api/flights/search?origin=http://169.254.169.254&destination=BCN', 400],
      ['/api/flights/search?origin=..%2F..%2Fadmin&destination=BCN', 400],
      ['/api/flights/search?origin=LON%26token%3Dx&destination=BCN', 400],
      ['/api/flights/search?origin=lon&destination=bcn', 400],
      ['/api/weather/forecast?city=x&lat=@evil.example/&lng=1', 400],
      ['/api/weather/forecast?city=x&lat=1%26key%3D&lng=1', 400],
      ['/api/weather/forecast?city=x&lat=1e309&lng=1', 400],
      ['/api/weather/forecast?city=x&lat=NaN&lng=Infinity', 400],
      ['/api/weather/forecast?city=x&lat=0x10&lng=1', 400],
      ['/api/currency/rates/http:%2F%2F169.254.169.254', 404],
      ['/api/%2e%2e/status', 404],
      ['/api/http:%2F%2Fevil.example/status', 404],
      ['/api/__proto__/status', 404],
    ])('that would lead our server elsewhere is refused: %s', async (path, status) => {
      const response = await fetch(path)
      expect(response.status).toBe(status)
      await response.body?.cancel()
    })
  })

  describe('a header', () => {
    it.each([
      ['X-Forwarded-Host', 'evil.example'],
      ['X-Forwarded-Proto', 'javascript'],
      ['X-Original-URL', '/admin'],
      ['X-Rewrite-URL', '/api/admin/metrics'],
      ['Forwarded', 'host=evil.example'],
      ['Accept-Language', 'de'],
      ['X-Request-Id', '<script>'],
      ['Cookie', `${'a=b; '.repeat(500)}`],
    ])('%s: %s changes nothing of a page', async (name, value) => {
      const plain = await fetch('/route/london-paris')
      const hostile = await fetch('/route/london-paris', { headers: { [name]: value } })
      expect(await hostile.text()).toBe(await plain.text())
      const headersOf = (response: Response) =>
        [...response.headers].filter(
          ([header]) => !/^(x-request-id|date|cf-|keep-alive|connection)/.test(header),
        )
      expect([hostile.status, headersOf(hostile)]).toEqual([plain.status, headersOf(plain)])
    })

    it.each(['/route/London_Paris', '/de/admin', '/about/'])(
      'of a host that is not ours does not lead there: %s',
      async (path) => {
        const response = await fetch(path, { headers: { 'X-Forwarded-Host': 'evil.example' } })
        expect(response.status).toBe(301)
        expect(response.headers.get('Location')).toMatch(/^\/(?!\/)/)
      },
    )
  })
}
