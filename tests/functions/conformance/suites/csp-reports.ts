import { beforeEach, describe, expect, it } from 'vitest'
import { adminCspReportsPath, adminCspReportsReplySchema } from '#contracts/admin-csp-reports.ts'
import { cspReportExamples } from '#contracts/csp-report.ts'
import { errorReplySchema } from '#contracts/error.ts'
import { countCspReports, readCspReports } from '#functions/db/csp-reports.ts'
import { foldOldDays } from '#functions/db/daily.ts'
import { cspReportPath } from '#lib/security-headers.ts'
import { fromOwnPage, post, type Target, tables, wholeMinute } from '../target.ts'

const page = 'https://waymark.example/de/route/london-paris?travellers=3#x'
const modern = { 'Content-Type': 'application/reports+json' }
const legacy = { 'Content-Type': 'application/csp-report; charset=utf-8' }

interface Violation {
  documentURL?: string
  effectiveDirective?: string
  blockedURL?: string
  sourceFile?: string | null
  originalPolicy?: string
}
const violation = (body: Violation) => ({
  type: 'csp-violation',
  age: 10,
  url: page,
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: page,
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://ads.example/ad.js?visitor=7',
    disposition: 'enforce',
    originalPolicy: "default-src 'none'",
    statusCode: 200,
    ...body,
  },
})

/** Reports of the Content-Security-Policy. */
export function suite({ fetch, db }: Target) {
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(cspReportPath, post(body, fromOwnPage({ ...modern, ...headers })))
  const reports = async () => {
    const response = await fetch(adminCspReportsPath)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    return adminCspReportsReplySchema.parse(await response.json()).reports
  }
  const counted = async () =>
    (await reports()).map((row) => `${row.directive} ${row.blocked} ${row.page} ${row.count}`)

  beforeEach(async () => {
    for (const table of tables) await db().prepare(`DELETE FROM ${table}`).run()
  })

  describe('a report of the Content-Security-Policy', () => {
    it('is counted by directive, origin and family of pages, in both forms', async () => {
      const old = {
        'document-uri': page,
        'violated-directive': 'script-src-elem x',
        'blocked-uri': 'https://ads.example',
      }
      expect((await send([violation({})])).status).toBe(204)
      expect((await send({ 'csp-report': old }, legacy)).status).toBe(204)
      expect((await send(cspReportExamples['report-uri'], legacy)).status).toBe(204)
      expect(await counted()).toEqual(['script-src-elem https://ads.example route 3'])
    })

    it('stores nothing of the address or the visitor', async () => {
      await send([violation({})])
      const { results } = await db().prepare('SELECT * FROM csp_report').all()
      expect(JSON.stringify(results)).not.toMatch(/visitor|travellers|Mozilla|london|ad\.js/)
    })

    it.each([
      ['inline', 'inline', '/', 'inline home'],
      ['an unnamed inline script', '', '/city/paris', 'inline city'],
      ['eval', 'eval', '/it/travel/train', 'eval travel'],
      ['data', 'data:text/javascript,alert(1)', '/about', 'data about'],
      ['its own site', 'https://waymark.example/_astro/x.js', '/nowhere/x', 'self other'],
      ['a port', 'http://ads.example:8080/x', '/de', 'http://ads.example:8080 home'],
      ['a socket', 'wss://live.example/x', '/admin', 'wss://live.example admin'],
    ])('names %s without address and query', async (_, blockedURL, path, expected) => {
      await send([violation({ blockedURL, documentURL: `https://waymark.example${path}` })])
      expect(await counted()).toEqual([`script-src-elem ${expected} 1`])
    })

    it.each<[string, Violation]>([
      ['an extension', { blockedURL: 'chrome-extension://abc/x.js' }],
      ['an extension of Firefox', { blockedURL: 'moz-extension://abc/x.js' }],
      ['a script of an extension', { blockedURL: 'inline', sourceFile: 'safari-web-extension://abc/x.js' }],
      ['about:blank', { blockedURL: 'about:blank' }],
      ['an unknown directive', { effectiveDirective: '<script>' }],
      ['no address of a page', { documentURL: 'about' }],
      ['a page of an app', { documentURL: 'file:///etc/passwd' }],
      ['a word nobody knows', { blockedURL: 'x'.repeat(50) }],
    ])('of %s is noise', async (_, body) => {
      expect((await send([violation(body)])).status).toBe(204)
      expect(await counted()).toEqual([])
    })

    it('of another kind is no violation', async () => {
      expect(
        (
          await send([
            { type: 'deprecation', body: { id: 'x' } },
            { type: 'csp-violation', body: 7 },
          ])
        ).status,
      ).toBe(204)
      expect(await counted()).toEqual([])
    })

    it('of a visitor with Global Privacy Control is not counted', async () => {
      expect((await send([violation({})], { 'Sec-GPC': '1' })).status).toBe(204)
      expect(await counted()).toEqual([])
    })

    it.each<[string, unknown, Record<string, string>, number]>([
      ['from another site', [violation({})], { 'Sec-Fetch-Site': 'cross-site' }, 403],
      ['as a form can send it', [violation({})], { 'Content-Type': 'text/plain' }, 415],
      ['as ordinary JSON', [violation({})], { 'Content-Type': 'application/json' }, 415],
      ['of 17 KB', [violation({ sourceFile: 'x'.repeat(17 * 1024) })], {}, 413],
      ['without a report', [], {}, 400],
      ['that is no report', { 'csp-report': 7 }, legacy, 400],
      ['that is not JSON', '[{', {}, 400],
      ['nested a thousand deep', '['.repeat(1000) + ']'.repeat(1000), {}, 400],
    ])('%s is refused', async (_, body, headers, status) => {
      const response = await send(body, headers)
      expect(response.status).toBe(status)
      errorReplySchema.parse(await response.json())
      expect(await counted()).toEqual([])
    })

    it('without Origin and Sec-Fetch-Site is accepted, as older browsers send it', async () => {
      const { 'Sec-Fetch-Site': _, ...headers } = fromOwnPage(legacy)
      expect((await fetch(cspReportPath, post(cspReportExamples['report-uri'], headers))).status).toBe(204)
    })

    it('with fifty violations counts twenty', async () => {
      const { type, body } = violation({ originalPolicy: '' })
      await send(Array.from({ length: 50 }, () => ({ type, body })))
      expect((await reports()).map(({ count }) => count)).toEqual([20])
    })

    it('is refused after sixty in a minute from one client, who is still counted elsewhere', async () => {
      await wholeMinute()
      const headers = fromOwnPage(modern)
      const statuses: number[] = []
      for (let sent = 0; sent < 70; sent += 1)
        statuses.push((await fetch(cspReportPath, post([violation({})], headers))).status)
      expect(statuses.filter((status) => status === 204)).toHaveLength(60)
      expect(statuses.filter((status) => status === 429)).toHaveLength(10)
      const view = post(
        { routeSlug: 'london-paris', language: 'en' },
        { ...headers, 'Content-Type': 'application/json' },
      )
      expect((await fetch('/api/track/page-view', view)).status).toBe(204)
    })
  })

  describe('reports in the database', () => {
    const today = new Date('2026-11-20T10:00:00Z')
    const blocked = (origin: string) => ({ directive: 'img-src', blocked: origin, page: 'route' })

    it('are capped by the day, the rest counted as other', async () => {
      for (const name of ['a', 'b', 'c', 'd', 'a', 'e'])
        await countCspReports(db(), [blocked(name)], today, 3)
      const { reports: rows } = await readCspReports(db(), today)
      expect(rows.map(({ directive, blocked: origin, count }) => [directive, origin, count])).toEqual([
        ['img-src', 'a', 2],
        ['other', 'other', 2],
        ['img-src', 'b', 1],
        ['img-src', 'c', 1],
      ])
      await countCspReports(db(), [blocked('d')], new Date('2026-11-21T00:00:00Z'), 3)
      expect((await readCspReports(db(), today)).reports).toHaveLength(5)
    })

    it('are shown for 30 days and deleted after 90', async () => {
      const daysAgo = (days: number) => new Date(today.getTime() - days * 86_400_000)
      for (const days of [0, 29, 30, 90, 91])
        await countCspReports(db(), [blocked(`${days} days`)], daysAgo(days))
      const { reports: rows } = await readCspReports(db(), today)
      expect(rows.map((row) => [row.blocked, row.lastDay])).toEqual([
        ['0 days', '2026-11-20'],
        ['29 days', '2026-10-22'],
      ])
      await foldOldDays(db(), today)
      const left = await db().prepare('SELECT blocked FROM csp_report ORDER BY day').all()
      expect(left.results).toEqual([
        { blocked: '90 days' },
        { blocked: '30 days' },
        { blocked: '29 days' },
        { blocked: '0 days' },
      ])
    })
  })
}
