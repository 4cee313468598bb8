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

    it('names version, catalogue, database and every outside service', async () => {
      const { status, reply } = await read()
      expect(status).toBe(200)
      expect(reply).toMatchObject({
        version: '1.2.3',
        catalogue: { date: '2026-09', hash: '0123456789abcdef0123' },
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

    it('is 503 when the database is down, and only then', async () => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      await db().prepare('ALTER TABLE page_view RENAME TO lost').run()
      try {
        expect(await read()).toMatchObject({
          status: 503,
          reply: { status: 'down', database: 'unreachable' },
        })
      } finally {
        await db().prepare('ALTER TABLE lost RENAME TO page_view').run()
      }
      expect((await read()).status).toBe(200)
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
