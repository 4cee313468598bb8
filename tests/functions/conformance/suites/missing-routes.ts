import { beforeEach, describe, expect, it } from 'vitest'
import { adminAnalyticsReplySchema } from '#contracts/admin-analytics.ts'
import { errorReplySchema } from '#contracts/error.ts'
import { missingRoutePath } from '#contracts/track-missing-route.ts'
import { fromOwnPage, post, type Target, tables, wholeMinute } from '../target.ts'

const generated = { requestedSlug: 'london-ushuaia', fromCity: 'London', toCity: 'Ushuaia' }
const notFound = {
  requestedSlug: 'london-atlantis',
  originCity: 'London',
  destinationCity: 'Atlantis',
  count: 1,
}

/** Requested routes without a page: two bodies, one row per slug (D43). */
export function suite({ fetch, db }: Target) {
  const send = (body: unknown, headers?: Record<string, string>) =>
    fetch(missingRoutePath, post(body, headers))
  const top = async () =>
    adminAnalyticsReplySchema.parse(await (await fetch('/api/admin/analytics')).json()).missingRoutes.top
  const counts = async () =>
    (await top()).map(({ requestedSlug, originCity, destinationCity, count }) =>
      [requestedSlug, originCity, destinationCity, count].join(', '),
    )

  const add = (slug: string, count: number, lastAt: string, originCity = 'A') =>
    db()
      .prepare(
        'INSERT INTO missing_route (slug, origin_city, destination_city, count, last_at) VALUES (?, ?, ?, ?, ?)',
      )
      .bind(slug, originCity, 'B', count, lastAt)
      .run()

  beforeEach(async () => {
    for (const table of tables) await db().prepare(`DELETE FROM ${table}`).run()
  })

  describe('a missing route', () => {
    it.each([
      ['a generated page', generated, 'london-ushuaia, London, Ushuaia, 1'],
      ['the not-found view', notFound, 'london-atlantis, London, Atlantis, 1'],
      ['a page about places of any script', { ...generated, toCity: 'São Tomé – 東京' }, undefined],
    ])('reported by %s is counted', async (_, body, row) => {
      const response = await send(body)
      expect([response.status, await response.text()]).toEqual([204, ''])
      const [counted] = await top()
      if (row) expect(await counts()).toEqual([row])
      expect(Date.now() - Date.parse(counted?.lastRequested as string)).toBeLessThan(60_000)
    })

    it('is one row whichever page reports it, under the names shown last', async () => {
      const { requestedSlug } = generated
      await send(generated)
      await send({ ...notFound, requestedSlug, originCity: 'Londra' })
      await send({ ...generated, fromCity: ' Londres ' })
      expect(await counts()).toEqual(['london-ushuaia, Londres, Ushuaia, 3'])
    })

    it.each([
      [
        'Köln-Atlantis',
        'koln-atlantis',
        'KOLN_ATLANTIS',
        'köln atlantis',
        ' Cologne - Atlantis ',
        'colonia-atlantis',
      ],
      ['munchen-xyz', 'muenchen-xyz', 'München_XYZ', 'munich-xyz', 'monaco-di-baviera-to-xyz'],
      ['atlantis-münchen', 'Atlantis_Munich', 'ATLANTIS MONACO DI BAVIERA'],
      ['nueva-york-atlantis', 'New York – Atlantis', 'new_york_city-atlantis'],
      ['Nowhere-Atlantis', 'NOWHERE_atlantis', ' nowhere   atlantis', 'Nówhere--Atlantis'],
    ])('is one row however it is spelt: %s', async (...spellings) => {
      for (const requestedSlug of spellings)
        expect((await send({ ...notFound, requestedSlug })).status).toBe(204)
      expect((await top()).map(({ count }) => count)).toEqual([spellings.length])
    })

    it('counted under several spellings by an older release is one row', async () => {
      for (const [slug, city, count, at] of [
        ['London-atlantis', 'London', 3, '2026-11-20T10:00:00.000Z'],
        ['Londres_atlantis', 'Londres', 2, '2026-11-21T10:00:00.000Z'],
        ['a-b', 'A', 4, '2026-11-20T10:00:00.000Z'],
      ] as const)
        await add(slug, count, at, city)
      expect(await counts()).toEqual(['london-atlantis, Londres, B, 5', 'a-b, A, B, 4'])
    })

    it.each([
      ['two towns', 'graz-malaga', 'Graz', 'Málaga'],
      ['two towns in another language', 'Berna-Malaga', 'Berna', 'Malaga'],
      ['a city and a town', 'london-bern', 'London', 'Bern'],
      ['two cities', 'london-rome', 'London', 'Rome'],
    ])('is not one of %s: those have a page', async (_, requestedSlug, fromCity, toCity) => {
      expect((await send({ requestedSlug, fromCity, toCity })).status).toBe(204)
      expect((await db().prepare('SELECT * FROM missing_route').all()).results).toEqual([])
    })

    it('counted before its towns had journeys is not listed any more', async () => {
      await add('graz-malaga', 9, '2026-11-20T10:00:00.000Z', 'Graz')
      await add('graz-atlantis', 2, '2026-11-20T10:00:00.000Z', 'Graz')
      expect(await counts()).toEqual(['graz-atlantis, Graz, B, 2'])
    })

    it('is listed by how often it was asked for, then by when; ten at most, "other" never', async () => {
      for (let hour = 10; hour < 22; hour++) await add(`a-${hour}`, 1, `2026-11-20T${hour}:00:00.000Z`)
      await add('a-often', 3, '2026-01-01T00:00:00.000Z')
      await add('other', 99, '2026-11-20T23:00:00.000Z')
      const slugs = (await top()).map(({ requestedSlug }) => requestedSlug)
      expect(slugs).toEqual(['a-often', ...[21, 20, 19, 18, 17, 16, 15, 14, 13].map((hour) => `a-${hour}`)])
    })

    it.each([
      ['London', 'Atlantis', 'city', 'unknown'],
      ['Řím', 'Nueva York', 'city', 'place'],
      ['Berna', 'Atlantis', 'town', 'unknown'],
      ['__proto__', '<b>', 'unknown', 'unknown'],
    ])('says of %s and %s what they are to us', async (fromCity, toCity, origin, destination) => {
      await send({ requestedSlug: 'a-b', fromCity, toCity })
      expect(await top()).toMatchObject([{ originKnownAs: origin, destinationKnownAs: destination }])
    })

    it('stays hostile text from the call to the list', async () => {
      const hostile = {
        requestedSlug: "x'); DROP TABLE missing_route; --",
        fromCity: '<img src=x onerror=alert(1)>',
        toCity: '"><script>alert(1)</script>',
      }
      expect((await send(hostile)).status).toBe(204)
      expect(await top()).toMatchObject([
        {
          requestedSlug: 'x-drop-table-missing-route',
          originCity: hostile.fromCity,
          destinationCity: hostile.toCity,
        },
      ])
    })

    it.each([
      ['a visitor with Global Privacy Control', { 'Sec-GPC': '1' }],
      ['a search engine', { 'User-Agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' }],
    ])('asked for by %s answers 204 and counts nothing', async (_, headers) => {
      for (const body of [generated, notFound]) {
        expect((await send(body, fromOwnPage(headers))).status).toBe(204)
      }
      expect(await top()).toEqual([])
    })

    it.each([
      ['the names of both bodies', { ...generated, ...notFound }, 400],
      ['names of either body', { requestedSlug: 'a-b', fromCity: 'A', destinationCity: 'B', count: 1 }, 400],
      ['a count of its own', { ...notFound, count: 1000 }, 400],
      ['no count', { ...notFound, count: undefined }, 400],
      ['a count beside a generated page', { ...generated, count: 1 }, 400],
      ['no slug', { ...generated, requestedSlug: undefined }, 400],
      ['an empty slug', { ...generated, requestedSlug: ' ' }, 400],
      ['an empty name', { ...notFound, originCity: '' }, 400],
      ['a number for a name', { ...generated, toCity: 7 }, 400],
      ['a list for a name', { ...generated, toCity: ['Paris'] }, 400],
      ['a line break', { ...generated, toCity: 'Paris\nGET /admin 200' }, 400],
      ['a null byte', { ...generated, requestedSlug: 'a-b\0' }, 400],
      ['a line separator', { ...generated, toCity: 'Paris\u2028' + 'x' }, 400],
      ['text that runs backwards', { ...generated, toCity: 'Paris\u202esirap' }, 400],
      ['half a letter', `{"requestedSlug":"a-b","fromCity":"\\ud800","toCity":"B"}`, 400],
      ['a very long slug', { ...generated, requestedSlug: 'x'.repeat(121) }, 400],
      ['a very long name', { ...notFound, destinationCity: 'x'.repeat(81) }, 400],
      [
        'a polluted prototype',
        '{"__proto__":{"x":1},"requestedSlug":"a-b","fromCity":"A","toCity":"B"}',
        400,
      ],
      ['a list', [generated], 400],
      ['no JSON', 'london-ushuaia', 400],
      ['10 KB', { ...generated, toCity: 'x'.repeat(10_000) }, 413],
    ])('with %s is refused', async (_, body, status) => {
      const response = await send(body)
      expect(response.status).toBe(status)
      errorReplySchema.parse(await response.json())
      expect(await top()).toEqual([])
    })

    it('of the longest names in the widest letters fits', async () => {
      const body = {
        ...notFound,
        requestedSlug: '東'.repeat(120),
        originCity: '京'.repeat(80),
        destinationCity: '都'.repeat(80),
      }
      expect((await send(body)).status).toBe(204)
    })

    it.each([
      ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
      ['plain text', { 'Content-Type': 'text/plain' }, 415],
    ])('from %s is refused', async (_, headers, status) => {
      expect((await send(generated, fromOwnPage(headers))).status).toBe(status)
    })

    it('is refused after sixty in a minute from one client', async () => {
      await wholeMinute()
      const headers = fromOwnPage()
      for (let request = 0; request < 60; request++) await send(notFound, headers)
      expect((await send(notFound, headers)).status).toBe(429)
      expect(await counts()).toEqual(['london-atlantis, London, Atlantis, 60'])
    })
  })
}
