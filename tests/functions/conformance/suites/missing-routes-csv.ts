import { parse } from 'csv-parse/sync'
import { beforeEach, describe, expect, it } from 'vitest'
import { missingRoutesCsvColumns, missingRoutesCsvPath } from '#contracts/missing-routes-csv.ts'
import { missingRoutePath } from '#contracts/track-missing-route.ts'
import { post, type Target, tables } from '../target.ts'

/** The missing routes as a file for a spreadsheet. */
export function suite({ fetch, db }: Target) {
  const ask = async (fromCity: string, toCity = 'B', requestedSlug = 'a-b') =>
    expect((await fetch(missingRoutePath, post({ requestedSlug, fromCity, toCity }))).status).toBe(204)
  const rows = async () =>
    parse(await (await fetch(missingRoutesCsvPath)).text(), { bom: true, columns: true }) as Record<
      string,
      string
    >[]

  beforeEach(async () => {
    for (const table of tables) await db().prepare(`DELETE FROM ${table}`).run()
  })

  describe('the missing routes as a file', () => {
    it('are a download named by its day, never stored', async () => {
      const { status, headers } = await fetch(missingRoutesCsvPath)
      expect(status).toBe(200)
      expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8; header=present')
      expect(headers.get('Content-Disposition')).toMatch(
        /^attachment; filename="missing-routes-\d{4}-\d\d-\d\d\.csv"$/,
      )
      expect(headers.get('Cache-Control')).toBe('no-store')
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    })

    it('begin with the columns and the mark by which spreadsheets know UTF-8', async () => {
      const bytes = new Uint8Array(await (await fetch(missingRoutesCsvPath)).arrayBuffer())
      expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      const header = missingRoutesCsvColumns.map((name) => `"${name}"`).join(',')
      expect(new TextDecoder().decode(bytes)).toBe(`${header}\r\n`)
    })

    it('say of each end what it is to us', async () => {
      await ask('Bern', 'Tokyo', 'bern-tokyo')
      expect(await rows()).toMatchObject([{ originKnownAs: 'town', destinationKnownAs: 'place' }])
    })

    it('list more than the dashboard does, the most asked for first', async () => {
      for (let slug = 0; slug < 12; slug++) await ask('A', 'B', `a-b${slug}`)
      await ask('A', 'B', 'a-b7')
      const found = await rows()
      expect(found).toHaveLength(12)
      expect(found[0]).toMatchObject({ requestedSlug: 'a-b7', count: '2' })
    })

    it('list each of a thousand once, in order', async () => {
      const numbers = `WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 1234)`
      await db()
        .prepare(
          `${numbers} INSERT INTO missing_route (slug, origin_city, destination_city, count, last_at)
           SELECT 'a-b' || i, 'A', 'B', i, '2026-11-20T10:00:00.000Z' FROM n`,
        )
        .run()
      expect((await rows()).map(({ count }) => Number(count))).toEqual(
        Array.from({ length: 1234 }, (_, index) => 1234 - index),
      )
    })

    it.each([
      ['=1+1', "'=1+1"],
      ['=cmd|"/c calc"!A1', `'=cmd|"/c calc"!A1`],
      ['+49', "'+49"],
      ['-2', "'-2"],
      ['@SUM(A1)', "'@SUM(A1)"],
      ['＝1+1', "'＝1+1"],
      ['"=1"', `'"=1"`],
      ['Paris;=1+1', "Paris;'=1+1"],
      ['Paris, @SUM(A1)', "Paris,' @SUM(A1)"],
      ['a,"b";c', 'a,"b";c'],
      ["O'Brien", "O'Brien"],
      ['São Tomé – 東京', 'São Tomé – 東京'],
    ])('show %s as text', async (city, shown) => {
      await ask(city, city)
      expect(await rows()).toMatchObject([{ originCity: shown, destinationCity: shown, count: '1' }])
    })
  })
}
