import { beforeEach, describe, expect, it } from 'vitest'
import { adminAnalyticsPath, adminAnalyticsReplySchema } from '#contracts/admin-analytics.ts'
import { dismissedRouteExample, dismissedRoutesPath } from '#contracts/dismissed-routes.ts'
import { errorReplySchema } from '#contracts/error.ts'
import { missingRoutesCsvPath } from '#contracts/missing-routes-csv.ts'
import { missingRoutePath } from '#contracts/track-missing-route.ts'
import { foldOldDays } from '#functions/db/daily.ts'
import { fromOwnPage, post, type Target, tables } from '../target.ts'

/** Missing routes that editors have dismissed. */
export function suite({ fetch, db }: Target) {
  const ask = async (requestedSlug: string) => {
    const body = { requestedSlug, fromCity: 'A', toCity: 'B' }
    expect((await fetch(missingRoutePath, post(body))).status).toBe(204)
  }
  const dismiss = (body: unknown, headers?: Record<string, string>) =>
    fetch(dismissedRoutesPath, post(body, headers))
  const listed = async () =>
    adminAnalyticsReplySchema
      .parse(await (await fetch(adminAnalyticsPath)).json())
      .missingRoutes.top.map(({ requestedSlug, count }) => `${requestedSlug} ${count}`)
  const file = async () => (await fetch(missingRoutesCsvPath)).text()

  beforeEach(async () => {
    for (const table of tables) await db().prepare(`DELETE FROM ${table}`).run()
  })

  describe('a dismissed route', () => {
    it('leaves the list and the file, and stays away when it is asked for again, under any spelling', async () => {
      for (const slug of ['qwerty-atlantis', 'qwerty-atlantis', 'a-b']) await ask(slug)
      const response = await dismiss({ requestedSlug: 'QWERTY_atlantis', dismissed: true })
      expect([response.status, await response.text()]).toEqual([204, ''])
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(await listed()).toEqual(['a-b 1'])
      for (const slug of ['qwerty-atlantis', 'Qwerty Atlantis']) await ask(slug)
      await db().prepare("UPDATE missing_route SET last_at = '2020-01-01' WHERE slug <> 'a-b'").run()
      await foldOldDays(db(), new Date())
      await ask('qwerty-atlantis')
      expect(await listed()).toEqual(['a-b 1'])
      expect(await file()).not.toContain('qwerty')
    })

    it('counted by an older release under another spelling leaves the list too', async () => {
      await db()
        .prepare(
          `INSERT INTO missing_route (slug, origin_city, destination_city, count, last_at)
           VALUES ('QWERTY_Atlantis', 'A', 'B', 7, '2026-11-20T10:00:00.000Z')`,
        )
        .run()
      expect(await listed()).toEqual(['qwerty-atlantis 7'])
      expect((await dismiss({ requestedSlug: 'qwerty-atlantis', dismissed: true })).status).toBe(204)
      expect(await listed()).toEqual([])
    })

    it('comes back with its whole count when that is undone; doing either twice is fine', async () => {
      await ask('a-b')
      for (const dismissed of [true, true]) await dismiss({ requestedSlug: 'a-b', dismissed })
      await ask('a-b')
      expect(await listed()).toEqual([])
      for (const dismissed of [false, false])
        expect((await dismiss({ requestedSlug: 'a-b', dismissed })).status).toBe(204)
      expect(await listed()).toEqual(['a-b 2'])
    })

    it('makes room for the next of more than ten', async () => {
      for (let slug = 0; slug < 11; slug++) await ask(`a-b${slug}`)
      await ask('a-b0')
      await dismiss({ requestedSlug: 'a-b0', dismissed: true })
      expect(await listed()).toHaveLength(10)
    })

    it.each([
      ['another site', { 'Sec-Fetch-Site': 'cross-site' }, dismissedRouteExample, 403],
      ['a form', { 'Content-Type': 'text/plain' }, dismissedRouteExample, 415],
      ['a page without a slug', {}, { dismissed: true }, 400],
      ['a page with text for a choice', {}, { requestedSlug: 'a-b', dismissed: 'no' }, 400],
      ['a page with a line break', {}, { requestedSlug: 'a\n-b', dismissed: true }, 400],
      ['a page with 10 KB', {}, { requestedSlug: 'x'.repeat(10_000), dismissed: true }, 413],
    ])('is not one when %s says so', async (_, headers, body, status) => {
      const response = await dismiss(body, fromOwnPage(headers as Record<string, string>))
      expect(response.status).toBe(status)
      errorReplySchema.parse(await response.json())
      expect((await db().prepare('SELECT * FROM dismissed_route').all()).results).toEqual([])
    })

    it.each(['GET', 'PUT', 'DELETE'])('cannot be asked for by %s', async (method) => {
      expect((await fetch(dismissedRoutesPath, { method, headers: fromOwnPage() })).status).toBe(405)
    })
  })
}
