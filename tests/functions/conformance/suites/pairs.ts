import { describe, expect, it } from 'vitest'
import type { Target } from '../target.ts'

/** Pages of two towns; tests/fixtures/site has the reach of London, of two places, and a shell with marks. */
export function suite({ fetch }: Target) {
  const page = async (path: string) => {
    const response = await fetch(path)
    return { status: response.status, headers: response.headers, html: await response.text() }
  }

  describe('the page of two towns', () => {
    it.each([
      ['/route/london-nuremberg', 'London to Nuremberg'],
      ['/de/route/london-nuremberg', 'London – Nürnberg'],
    ])('%s is drawn with its own title and options', async (path, title) => {
      const { status, html, headers } = await page(path)
      expect(status).toBe(200)
      expect(headers.get('Content-Type')).toContain('text/html')
      expect(html).toContain(`<title>${title}`)
      expect(html).toMatch(new RegExp(`property="og:title" content="${title}`))
      expect(html).toMatch(/name="description" content="[^"]{100,}"/)
      expect(html).toContain(
        'data-route="london-nuremberg" data-origin="london" data-destination="nuremberg"',
      )
      expect(html.match(/class="board-row"/g)?.length).toBeGreaterThan(1)
      expect(html).toMatch(/<dialog class="details" id="train-1"/)
      expect(html).toContain('/_astro/icons.svg#train')
    })

    it('is not sent again to those who have it', async () => {
      const { headers, html } = await page('/route/london-nuremberg')
      const etag = headers.get('ETag') ?? ''
      expect(etag).toMatch(/^W\/"[0-9a-f]{16}"$/)
      const again = await fetch('/route/london-nuremberg', { headers: { 'If-None-Match': etag } })
      expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag])
      const other = await fetch('/route/london-nuremberg', { headers: { 'If-None-Match': 'W/"other"' } })
      expect([other.status, await other.text()]).toEqual([200, html])
    })

    it('leaves no mark of its shell', async () => {
      const { html } = await page('/route/london-nuremberg')
      expect(html).not.toMatch(/<!--section|<!--ways|one-other|\{\w+\}|1\.0000\d|XX[AB]/)
    })

    it('keeps the pair in the language menu, and the point of each end for the forecast', async () => {
      const { html } = await page('/route/london-nuremberg')
      expect(html).toContain('href="/de/route/london-nuremberg"')
      expect(html).toContain('[0,&quot;Nuremberg&quot;]')
      expect(html).toContain('[0,51.5074]')
    })

    it('carries the ways that its map draws', async () => {
      const { html } = await page('/route/london-nuremberg')
      const [, ways = '{}'] = /<script type="application\/json" data-ways>(.*?)<\/script>/.exec(html) ?? []
      const { ends, ways: drawn } = JSON.parse(ways)
      expect(ends[1].names[1]).toBe('Nürnberg')
      for (const { line, kind } of drawn) {
        expect(line).toMatch(/^3[\w-]{8}/)
        expect(kind).toMatch(/^(true|sketched|straight)$/)
      }
    })

    it('names its addresses in all languages where search engines may list it', async () => {
      const { html } = await page('/de/route/london-nuremberg')
      const address = 'https://waymark.example/de/route/london-nuremberg'
      expect(html).toContain(`<link rel="canonical" href="${address}">`)
      expect(html).toContain(`<link rel="alternate" hreflang="de" href="${address}">`)
      expect(html.match(/rel="alternate"/g)).toHaveLength(6)
      expect(html).not.toContain('noindex')
    })

    it.each([
      '/route/london-to-nuremberg',
      '/route/Londres-Nuremberg',
      '/route/london-nuernberg',
      '/route/LHR-NUE',
      '/route/st-pancras-nuernberg-hbf',
    ])('has one address: %s leads there', async (path) => {
      const { status, headers } = await page(path)
      expect([status, headers.get('Location')]).toEqual([301, '/route/london-nuremberg'])
    })

    it('is one of estimates where nothing is composed', async () => {
      const { status, html } = await page('/route/nuremberg-prague')
      expect(status).toBe(200)
      expect(html).toContain('data-generated')
    })
  })

  describe('the shell of such pages', () => {
    it.each(['/404/pair', '/de/404/pair'])('has no address: %s', async (path) => {
      expect((await page(path)).status).toBe(404)
    })
  })
}
