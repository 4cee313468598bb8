import { describe, expect, it } from 'vitest'
import type { Target } from '../target.ts'

/** Towns around a town without a built page; tests/fixtures/site has a shell and the brief file of Nuremberg, of four towns. */
export function suite({ fetch }: Target) {
  const page = async (path: string) => {
    const response = await fetch(path)
    return { status: response.status, headers: response.headers, html: await response.text() }
  }

  describe('the page of all towns around one', () => {
    it.each([
      ['/explore/nuremberg', 'Everywhere from Nuremberg', 'Brussels'],
      ['/de/explore/nuremberg', 'Ab Nürnberg überallhin', 'Brüssel'],
    ])('%s is drawn with its own title and towns', async (path, title, town) => {
      const { status, html, headers } = await page(path)
      expect(status).toBe(200)
      expect(headers.get('Content-Type')).toContain('text/html')
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
      expect(html).toContain(`<title>${title}`)
      expect(html).toMatch(new RegExp(`property="og:title" content="${title}`))
      expect(html).toMatch(/name="description" content="[^"]{100,}"/)
      expect(html).toContain(`>${town}</a>`)
      expect(html).toContain('/_astro/icons.svg#train')
    })

    it('leads to the route of each town, in the language of the page', async () => {
      expect((await page('/explore/nuremberg')).html).toContain('href="/route/nuremberg-brussels"')
      expect((await page('/de/explore/nuremberg')).html).toContain('href="/de/route/nuremberg-brussels"')
    })

    it('leaves no mark of its shell, and names itself in the language menu', async () => {
      const { html } = await page('/explore/nuremberg')
      expect(html).not.toMatch(/<!--article-->|one-town|\{title\}|\{description\}/)
      expect(html).toContain('href="/de/explore/nuremberg"')
    })

    it('is whole without a script: every town is a row with its figures', async () => {
      const { html } = await page('/explore/nuremberg')
      expect(html.match(/data-at=/g)?.length).toBe(4)
      expect(html).toContain('class="time-map"')
    })

    it('is not sent again to those who have it', async () => {
      const etag = (await page('/explore/nuremberg')).headers.get('ETag') ?? ''
      const again = await fetch('/explore/nuremberg', { headers: { 'If-None-Match': etag } })
      expect([again.status, await again.text()]).toEqual([304, ''])
    })

    it.each([
      ['/explore/N%C3%BCrnberg', '/explore/nuremberg'],
      ['/de/explore/NUREMBERG?euro=40', '/de/explore/nuremberg?euro=40'],
      ['/explore/nuremberg/', '/explore/nuremberg'],
      ['/explore/wien', '/explore/vienna'],
    ])('%s leads to %s by one hop', async (path, target) => {
      const response = await fetch(path, { redirect: 'manual' })
      expect([response.status, response.headers.get('Location')]).toEqual([301, target])
    })

    it.each([
      '/explore/atlantis',
      '/explore/%00',
      '/explore/%E0%A4%A',
      `/explore/${'x'.repeat(500)}`,
      '/404/explore',
    ])('%s is not found', async (path) => {
      expect((await page(path)).status).toBe(404)
    })
  })
}
