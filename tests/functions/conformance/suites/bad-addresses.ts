import { describe, expect, it } from 'vitest'
import { errorReplySchema } from '#contracts/error.ts'
import type { Target } from '../target.ts'

/** Hostile addresses. */
export function suite({ fetch }: Target) {
  describe('a bad address', () => {
    it.each([
      ['a very long slug', `/route/${'london-'.repeat(1500)}`],
      ['a null byte', '/route/%00'],
      ['a null byte in a page', '/%00'],
      ['another host', '//evil.example'],
      ['another host as a page', '//evil.example/%2e%2e/x'],
      ['another host behind a slash', '/route//evil.example/'],
      ['a backslash', '/\\evil.example'],
      ['an encoded backslash', '/%5Cevil.example/'],
      ['encoded slashes', '/%2F%2Fevil.example/'],
      ['malformed encoding', '/route/%E0%A4%A'],
      ['malformed encoding of a page', '/%zz/'],
      ['markup', '/route/<script>alert(1)</script>'],
      ['markup in the query', '/nothing/?x=<script>alert(1)</script>'],
      ['a line break', '/route/london-paris%0d%0aLocation:%20https:%2F%2Fevil.example_'],
      ['a way out of the folder', '/..%2f..%2fpackage.json'],
      ['a way out of the folder, encoded twice', '/%252e%252e/package.json'],
      ['a file of the edge', '/_headers'],
      ['a prototype', '/__proto__'],
      ['a prototype as a city', '/city/constructor'],
      ['a page of another language twice', '/de/fr/route/london-paris'],
    ])('with %s is not found, and leads nowhere else', async (_, path) => {
      const response = await fetch(path)
      const html = await response.text()
      expect(response.headers.get('Location')).toBeNull()
      expect(response.status).toBe(404)
      expect(html).not.toContain('<script>alert')
    })

    it.each([
      '/api',
      '/api/',
      '/API',
      '/Api/health',
      '/api//health',
      '//api/health',
      '/api%2Fhealth',
      '/api\\health2',
      '/%61pi/nothing',
      '/api/%zz',
      '/api/health/',
      '/api/nothing.js',
    ])('near the calls, %s, is a 404 in their form', async (path) => {
      for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS', 'PATCH']) {
        const response = await fetch(path, { method })
        expect([method, response.status]).toEqual([method, 404])
        errorReplySchema.parse(await response.json())
        expect(response.headers.get('Cache-Control')).toBe('no-store')
      }
    })

    it.each(['/apis', '/api-docs', '/de/api/health'])(
      'that only looks like a call, %s, is a page',
      async (path) => {
        const response = await fetch(path)
        expect(response.status).toBe(404)
        expect(await response.text()).toContain('data-not-found')
      },
    )

    it.each([
      '/_astro/nothing.Ab_c1.js',
      '/_astro/nothing',
      '/_astro/',
      '/x.css',
      '/fonts/figtree.woff2',
      '/reach/paris.json',
      '/de/picture.PNG',
      '/route/london-paris.webp',
      '/favicon.ico',
      '/wp-login.php',
      '/.env',
      '/.git/config',
      '/.well-known/nothing',
      '/Routes-Data.JSON',
      '//x.css',
    ])('of a missing file, %s, is a line of text that no cache stores', async (path) => {
      const response = await fetch(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect((await response.text()).length).toBeLessThan(20)
    })

    it.each([
      ['/nothing', 404],
      ['/route/atlantisburg-eldoradoburg', 404],
      ['/404', 404],
    ])('of a page, %s, has the not-found view, and no cache stores it', async (path, status) => {
      const response = await fetch(path)
      expect(response.status).toBe(status)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(await response.text()).toContain('data-not-found')
    })

    it('of a town with a dot is no file', async () => {
      const response = await fetch('/route/zurich-st.gallen')
      await response.body?.cancel()
      expect(response.headers.get('Content-Type') ?? 'text/html').toContain('text/html')
    })

    it('of a page in another method is not stored', async () => {
      const response = await fetch('/', { method: 'DELETE' })
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([405, 'no-store'])
    })

    it('leads to a page of this site when its form can be mended', async () => {
      for (const path of [
        '//route/london-paris',
        '/\\route\\london-paris',
        '/route/%6Condon-paris',
        '//de//',
      ]) {
        const response = await fetch(path)
        expect(response.status).toBe(301)
        expect(response.headers.get('Location')).toMatch(/^\/(de|route\/london-paris)$/)
      }
    })
  })
}
