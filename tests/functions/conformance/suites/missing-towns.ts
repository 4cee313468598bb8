import { parse } from 'csv-parse/sync'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminAnalyticsPath, adminAnalyticsReplySchema } from '#contracts/admin-analytics.ts'
import { dismissedTownExample, dismissedTownsPath } from '#contracts/dismissed-towns.ts'
import { errorReplySchema } from '#contracts/error.ts'
import { missingRoutesCsvPath } from '#contracts/missing-routes-csv.ts'
import { missingTownsCsvColumns, missingTownsCsvPath } from '#contracts/missing-towns-csv.ts'
import { missingRoutePath } from '#contracts/track-missing-route.ts'
import { foldOldDays } from '#functions/db/daily.ts'
import { fromOwnPage, post, type Target, tables } from '../target.ts'

/** Towns without journeys, by the requests for their routes; and those that editors have dismissed. */
export function suite({ fetch, db }: Target) {
  const ask = async (requestedSlug: string, originCity: string, destinationCity: string) => {
    const body = { requestedSlug, originCity, destinationCity, count: 1 }
    expect((await fetch(missingRoutePath, post(body))).status).toBe(204)
  }
  const dismiss = (body: unknown, headers?: Record<string, string>) =>
    fetch(dismissedTownsPath, post(body, headers))
  const lists = async () =>
    adminAnalyticsReplySchema.parse(await (await fetch(adminAnalyticsPath)).json()).missingRoutes
  const towns = async () => (await lists()).towns.map(({ town, count }) => `${town} ${count}`)
  const routes = async () =>
    (await lists()).top.map(({ requestedSlug, count }) => `${requestedSlug} ${count}`)
  const file = async (path: string) => (await fetch(path)).text()

  beforeEach(async () => {
    for (const table of tables) await db().prepare(`DELETE FROM ${table}`).run()
  })

  describe('a missing town', () => {
    it('has the requests for all routes from and to it, the most requested first', async () => {
      await ask('london-atlantis', 'London', 'Atlantis')
      await ask('atlantis-graz', 'Atlantis', 'Graz')
      await ask('tokyo-atlantis', 'Tokyo', 'Atlantis')
      await ask('tokio-malaga', 'Tokyo', 'Málaga')
      expect(await towns()).toEqual(['atlantis 3', 'tokyo 2'])
    })

    it('is a place that we know with its country, or a name as it was sent last', async () => {
      await ask('bern-tokio', 'Bern', 'Tokio')
      await ask('london-atlantis-zwei', 'London', 'ATLANTIS ZWEI')
      await db()
        .prepare(
          `INSERT INTO missing_route (slug, origin_city, destination_city, count, last_at)
           VALUES ('bern-atlantis-zwei', 'Bern', 'Atlantis Zwei', 1, '2026-01-01T10:00:00.000Z')`,
        )
        .run()
      expect((await lists()).towns).toMatchObject([
        { town: 'atlantis-zwei', name: 'ATLANTIS ZWEI', knownAs: 'unknown', count: 2 },
        { town: 'tokyo', name: 'Tokyo', country: 'JP', knownAs: 'place', count: 1 },
      ])
    })

    it('is one for all spellings', async () => {
      for (const slug of ['köln-atlantis', 'koeln-atlantis', 'london-atlantis'])
        await ask(slug, 'A', 'Atlantis')
      expect(await towns()).toEqual(['cologne 2', 'atlantis 3'].toReversed())
    })

    it('is never a city or a town with journeys', async () => {
      await ask('lyon-atlantis', 'Lyon', 'Atlantis')
      await ask('malaga-atlantis', 'Málaga', 'Atlantis')
      expect(await towns()).toEqual(['atlantis 2'])
    })

    it('is in the list of ten at most, and in the file of all', async () => {
      for (let town = 10; town < 22; town++) await ask(`paris-x${town}`, 'Paris', `X${town}`)
      await ask('paris-x15', 'Paris', 'X15')
      expect(await towns()).toHaveLength(10)
      const rows = parse(await file(missingTownsCsvPath), { bom: true, columns: true }) as object[]
      expect(rows).toHaveLength(12)
      expect(rows[0]).toMatchObject({ town: 'x15', name: 'X15', country: '', knownAs: 'unknown', count: '2' })
    })

    it('is text in the file, whatever it is called', async () => {
      await ask('paris-x', 'Paris', '=1+1')
      expect(parse(await file(missingTownsCsvPath), { bom: true, columns: true })).toMatchObject([
        { town: '1-1', name: "'=1+1" },
      ])
    })
  })

  it('the file of missing towns is a download named by its day, never stored', async () => {
    const { status, headers } = await fetch(missingTownsCsvPath)
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8; header=present')
    expect(headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="missing-towns-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(await file(missingTownsCsvPath)).toContain(
      missingTownsCsvColumns.map((name) => `"${name}"`).join(','),
    )
  })

  describe('a dismissed town', () => {
    const some = async () => {
      await ask('london-qwerty', 'London', 'Qwerty')
      await ask('qwerty-tokyo', 'Qwerty', 'Tokyo')
      await ask('paris-atlantis', 'Paris', 'Atlantis')
    }

    it('takes its routes along, off both lists and both files, for good', async () => {
      await some()
      const response = await dismiss({ town: 'QWERTY', dismissed: true })
      expect([response.status, await response.text()]).toEqual([204, ''])
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      await ask('berlin-qwerty', 'Berlin', 'Qwerty')
      await foldOldDays(db(), new Date())
      expect([await towns(), await routes()]).toEqual([['atlantis 1'], ['paris-atlantis 1']])
      for (const path of [missingRoutesCsvPath, missingTownsCsvPath])
        expect(await file(path)).not.toMatch(/qwerty|tokyo/i)
    })

    it('known by another name is dismissed as well', async () => {
      await some()
      expect((await dismiss({ town: 'Tokio', dismissed: true })).status).toBe(204)
      expect(await routes()).toEqual(expect.arrayContaining(['paris-atlantis 1', 'london-qwerty 1']))
      expect(await towns()).toHaveLength(2)
    })

    it('comes back with its routes when that is undone; doing either twice is fine', async () => {
      await some()
      for (const dismissed of [true, true]) await dismiss({ town: 'qwerty', dismissed })
      expect(await towns()).toEqual(['atlantis 1'])
      for (const dismissed of [false, false])
        expect((await dismiss({ town: 'qwerty', dismissed })).status).toBe(204)
      expect(await towns()).toEqual(expect.arrayContaining(['qwerty 2', 'tokyo 1', 'atlantis 1']))
      expect(await routes()).toHaveLength(3)
    })

    it('does not hide the routes of another', async () => {
      await some()
      await dismiss({ town: 'atlantis', dismissed: true })
      expect(await towns()).toEqual(['qwerty 2', 'tokyo 1'])
    })

    it.each([
      ['another site', { 'Sec-Fetch-Site': 'cross-site' }, dismissedTownExample, 403],
      ['a form', { 'Content-Type': 'text/plain' }, dismissedTownExample, 415],
      ['a page without a town', {}, { dismissed: true }, 400],
      ['a page with text for a choice', {}, { town: 'a', dismissed: 'no' }, 400],
      ['a page with a line break', {}, { town: 'a\nb', dismissed: true }, 400],
      ['a page with 10 KB', {}, { town: 'x'.repeat(10_000), dismissed: true }, 413],
    ])('is not one when %s says so', async (_, headers, body, status) => {
      const response = await dismiss(body, fromOwnPage(headers as Record<string, string>))
      expect(response.status).toBe(status)
      errorReplySchema.parse(await response.json())
      expect((await db().prepare('SELECT * FROM dismissed_town').all()).results).toEqual([])
    })

    it.each(['GET', 'PUT', 'DELETE'])('cannot be asked for by %s', async (method) => {
      expect((await fetch(dismissedTownsPath, { method, headers: fromOwnPage() })).status).toBe(405)
    })
  })
}
