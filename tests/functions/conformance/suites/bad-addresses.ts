import { describe, expect, it } from 'vitest'
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
