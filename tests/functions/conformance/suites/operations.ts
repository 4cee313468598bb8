import { afterEach, describe, expect, it, vi } from 'vitest'
import { errorReplyExample, errorReplySchema } from '#contracts/error.ts'
import { healthPath, healthReplyExample, healthReplySchema } from '#contracts/health.ts'
import { pageViewPath } from '#contracts/track-page-view.ts'
import { fromOwnPage, post, type Target } from '../target.ts'

/** Operation: health, ids of requests, timings, errors in one form, a log without personal data. */
export function suite({ fetch, db }: Target) {
  afterEach(() => {
    vi.restoreAllMocks()
  })
  const view = { routeSlug: 'london-paris', language: 'en' }

  describe('health', () => {
    const read = async () => {
      const response = await fetch(healthPath)
      return { status: response.status, reply: healthReplySchema.parse(await response.json()) }
    }

    it('names version, catalogue, pages, database and every outside service', async () => {
      const { status, reply } = await read()
      expect(status).toBe(200)
      expect(reply).toMatchObject({
        version: '1.2.3',
        catalogue: { date: '2026-09', hash: '0123456789abcdef0123' },
        pages: 'ok',
        database: 'ok',
      })
      expect(Object.keys(reply.upstreams)).toEqual([
        'travelpayouts',
        'duffel',
        'met-norway',
        'open-meteo',
        'ecb',
        'frankfurter',
      ])
    })

    it('says nothing that is secret and is never stored', async () => {
      const response = await fetch(healthPath)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(await response.text()).not.toMatch(/token|http:|127\.0\.0\.1|sqlite/i)
    })

    it.each([
      ['read', 'page_view', 'unreachable'],
      ['written', 'health', 'read-only'],
    ])(
      'is degraded, and 200 as pages are served, while the database cannot be %s',
      async (_, table, database) => {
        vi.spyOn(console, 'error').mockImplementation(() => {})
        await db().prepare(`ALTER TABLE ${table} RENAME TO lost`).run()
        try {
          expect(await read()).toMatchObject({ status: 200, reply: { status: 'degraded', database } })
        } finally {
          await db().prepare(`ALTER TABLE lost RENAME TO ${table}`).run()
        }
        expect((await read()).reply.database).toBe('ok')
      },
    )

    it('writes a row of its own, and again only after 30 seconds, as D1 bills every write', async () => {
      const row = () =>
        db().prepare('SELECT written_ms, hex(filler) AS filler FROM health').first<Record<string, unknown>>()
      await read()
      const first = await row()
      expect(first).toMatchObject({ written_ms: expect.any(Number) })
      await read()
      expect(await row()).toEqual(first)
      await db().prepare('UPDATE health SET written_ms = written_ms - 30000').run()
      await read()
      expect(await row()).not.toMatchObject({ filler: first?.filler })
    })

    it('has an example that keeps to the schema', () => {
      expect(healthReplySchema.parse(healthReplyExample)).toEqual(healthReplyExample)
    })
  })

  describe('an error', () => {
    it.each([
      ['no such call', '/api/nothing', {}, 404, 'not-found'],
      ['a wrong method', '/api/currency/rates', { method: 'DELETE' }, 405, 'method-not-allowed'],
      ['a page view that is read', pageViewPath, {}, 405, 'method-not-allowed'],
      [
        'another site',
        pageViewPath,
        post(view, fromOwnPage({ 'Sec-Fetch-Site': 'cross-site' })),
        403,
        'forbidden',
      ],
      ['a body that is no JSON', pageViewPath, post('{'), 400, 'bad-request'],
      [
        'plain text',
        pageViewPath,
        post(view, fromOwnPage({ 'Content-Type': 'text/plain' })),
        415,
        'unsupported-type',
      ],
      ['2 KB', pageViewPath, post('x'.repeat(2048)), 413, 'too-large'],
    ])(
      'of %s has a stable code, and the id of its request as the header has it',
      async (_, path, init, status, code) => {
        const response = await fetch(path, init)
        const { error } = errorReplySchema.parse(await response.json())
        expect([response.status, error.code]).toEqual([status, code])
        expect(response.headers.get('X-Request-Id')).toBe(error.requestId)
        expect(response.headers.get('Content-Type')).toContain('application/json')
        expect(response.headers.get('Cache-Control')).toBe('no-store')
      },
    )

    it('has an example that keeps to the schema', () => {
      expect(errorReplySchema.parse(errorReplyExample)).toEqual(errorReplyExample)
    })
  })

  describe('a request', () => {
    it('has an id of its own, whatever it calls itself', async () => {
      const ask = async () => {
        const response = await fetch(healthPath, { headers: { 'X-Request-Id': 'mine' } })
        return response.headers.get('X-Request-Id')
      }
      const [first, second] = [await ask(), await ask()]
      expect(first).toMatch(/^[0-9a-f-]{36}$/)
      expect(second).not.toBe(first)
    })

    it.each([
      ['the database', '/api/admin/metrics', /^db;dur=[\d.]+, total;dur=[\d.]+$/],
      ['an outside service', '/api/currency/rates', /^upstream;dur=[\d.]+, total;dur=[\d.]+$/],
      ['nothing else', '/api/geocode/search?query=par', /^total;dur=[\d.]+$/],
    ])('says how long it took, with %s told apart', async (_, path, timing) => {
      expect((await fetch(path)).headers.get('Server-Timing')).toMatch(timing)
    })
  })
}
