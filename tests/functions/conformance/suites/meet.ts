import { describe, expect, it } from 'vitest'
import type { Target } from '../target.ts'

/** The page of meetings; tests/fixtures/site has its shell and the brief files of London, Paris and Berlin. */
export function suite({ fetch }: Target) {
  const page = async (path: string) => {
    const response = await fetch(path)
    return { status: response.status, headers: response.headers, html: await response.text() }
  }
  const asked = '/meet?from=london&from=paris&from=berlin'

  describe('the page of meetings', () => {
    it.each([
      [asked, 'Where London, Paris and Berlin can meet', 'Brussels'],
      ['/de/meet?from=london&from=paris&from=berlin', 'Treffpunkte für London, Paris und Berlin', 'Brüssel'],
    ])('%s is filled with its own title and towns', async (path, title, town) => {
      const { status, html, headers } = await page(path)
      expect(status).toBe(200)
      expect(headers.get('Content-Type')).toContain('text/html')
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
      expect(html).toContain(`<title>${title} – Waymark</title>`)
      expect(html).toMatch(/name="description" content="[^"]{100,}"/)
      expect(html).toContain(town)
      expect(html).toContain('/_astro/icons.svg#train')
      expect(html).not.toContain('An example')
      expect(html).not.toContain('data-example')
    })

    it('links the way of each to its route, under the same plan', async () => {
      const { html } = await page(`${asked}&fly=0`)
      expect(html).toContain('href="/route/london-brussels?fly=0"')
      expect(html).not.toContain('mode-flight')
      const { html: open } = await page(asked)
      expect(open).toContain('href="/route/london-brussels"')
    })

    it('fills the form with what was asked', async () => {
      const { html } = await page(`${asked}&order=co2&fly=0&hours=9`)
      expect(html).toMatch(/<input[^>]*name="from"[^>]*value="London"/)
      expect(html).toContain('<option value="co2" selected="">')
      expect(html).toMatch(/<input type="checkbox"[^>]*checked=""[^>]*name="fly"|name="fly"[^>]*checked=""/)
      expect(html).toContain('<option value="9" selected="">')
    })

    it('keeps the question in the language menu', async () => {
      const { html } = await page(asked)
      expect(html).toContain('href="/de/meet?from=london&amp;from=paris&amp;from=berlin"')
    })

    it('is not sent again to those who have it', async () => {
      const etag = (await page(asked)).headers.get('ETag') ?? ''
      const again = await fetch(asked, { headers: { 'If-None-Match': etag } })
      expect([again.status, await again.text()]).toEqual([304, ''])
    })

    it('is the built page without a question', async () => {
      for (const path of ['/meet', '/meet?currency=USD', '/de/meet'])
        expect([path, (await page(path)).html.includes('An example')]).toEqual([path, true])
    })

    it('answers HEAD', async () => {
      const head = await fetch(asked, { method: 'HEAD' })
      expect([head.status, await head.text()]).toEqual([200, ''])
    })
  })

  describe('a question to the page of meetings', () => {
    it.each([
      ['/meet?from=London&from=Par%C3%ADs&from=&order=fair&hours=&euro=', '/meet?from=london&from=paris'],
      ['/de/meet?from=Londres&from=Parigi&fly=0', '/de/meet?from=london&from=paris&fly=0'],
      ['/meet?order=co2&from=london&from=paris', '/meet?from=london&from=paris&order=co2'],
      ['/meet?from=London&from=paris&currency=USD', '/meet?from=london&from=paris&currency=USD'],
      ['/meet?from=london&from=paris&order=nonsense&euro=x', '/meet?from=london&from=paris'],
    ])('has one address: %s leads to %s', async (path, to) => {
      const { status, headers } = await page(path)
      expect([status, headers.get('Location')]).toEqual([303, to])
      expect(headers.get('Cache-Control')).toBe('no-store')
      expect((await page(to)).status).toBe(200)
    })

    it.each([
      ['/meet?from=london', 'Name at least two different towns.'],
      ['/meet?from=', 'Name at least two different towns.'],
      ['/meet?from=london&from=london', 'London is named more than once and counts once.'],
      ['/meet?from=london&from=xqzzyq', 'We do not know a town called “xqzzyq”.'],
      ['/meet?from=london&from=paris&hours=1', 'Allow more hours, a higher price or flights.'],
    ])('%s is answered with a sentence', async (path, sentence) => {
      const { status, html } = await page(path)
      expect(status).toBe(200)
      expect(html).toContain(sentence)
      expect(html).not.toContain('meet-rows')
    })

    it('shows hostile text as text', async () => {
      const { html } = await page(
        `/meet?${new URLSearchParams([
          ['from', '"><img src=x onerror=alert(1)>'],
          ['from', 'paris'],
        ])}`,
      )
      expect(html).not.toContain('<img')
    })
  })
}
