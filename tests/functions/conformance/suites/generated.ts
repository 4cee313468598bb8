import { describe, expect, it } from 'vitest'
import type { Target } from '../target.ts'

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]

/** Routes between any two places, drawn on request, and the redirects to them. */
export function suite({ fetch }: Target) {
  const page = async (path: string) => {
    const response = await fetch(path)
    return { status: response.status, headers: response.headers, html: await response.text() }
  }

  describe('a route between two known places', () => {
    it.each([
      ['/route/london-new-york', 'How to get from London to New York – Waymark'],
      ['/de/route/london-new-york', 'So kommen Sie von London nach New York – Waymark'],
      ['/fr/route/london-new-york', 'Comment aller de Londres à New York – Waymark'],
      ['/es/route/london-new-york', 'Cómo ir de Londres a Nueva York – Waymark'],
      ['/it/route/london-new-york', 'Come andare da Londra a New York – Waymark'],
    ])('%s answers 200 with a title of its own: %s', async (path, title) => {
      const { status, html, headers } = await page(path)
      expect(status).toBe(200)
      expect(titleOf(html)).toBe(title)
      expect(headers.get('Content-Type')).toContain('text/html')
      const [, heading = ''] = /<h1 class="mt-3">(.*?)<\/h1>/s.exec(html) ?? []
      expect(heading.replace(/<[^>]+>/g, '')).toBe(title.replace(' – Waymark', ''))
      expect(html).toContain('data-not-found data-resolved')
      expect(html).not.toContain('<h1>Shell</h1>')
      expect(html).toContain(`<meta property="og:title" content="${title}">`)
      expect(html).toMatch(/<meta property="og:description" content="(?!Description of Shell)[^"]{60,}">/)
    })

    it('keeps the page in every language of the menu', async () => {
      const { html } = await page('/de/route/london-new-york')
      for (const path of ['/route/london-new-york', '/fr/route/london-new-york', '/it/route/london-new-york'])
        expect(html).toContain(`href="${path}" hreflang=`)
    })

    it('beyond 4,000 km offers flights only, and says why', async () => {
      const { html } = await page('/route/london-new-york')
      expect(html).toContain('Beyond 4,000\u00a0km, only flights are worth comparing.')
      expect(html).toContain('LHR to JFK')
      expect(html).toContain('>Flight</h3>')
      expect(html).not.toContain('>Train</h3>')
      expect(html).toContain('No estimate')
      expect(html).toContain('https://www.google.com/travel/flights?q=Flights+from+LON+to+JFK&amp;hl=en')
    })

    it('over the sea offers flights only, and says why', async () => {
      const { html } = await page('/route/reykjavik-oslo')
      expect(html).toContain('There is water between Reykjavík and Oslo')
      expect(html).not.toContain('>Bus</h3>')
    })

    it('on one land offers train, bus and the drive, with a map and where to look further', async () => {
      const { html } = await page('/route/zermatt-nuremberg')
      for (const mode of ['Train', 'Bus']) expect(html).toContain(`>${mode}</h3>`)
      expect(html).toContain('Estimated drive time')
      expect(html).toMatch(/<path [^>]*d="M[^"]{200,}/)
      expect(html).toContain('int.bahn.de')
      expect(html).toContain('href="/"')
    })

    it('of the catalogue that lacks the route is drawn as well', async () => {
      expect((await page('/route/london-berlin')).status).toBe(200)
    })

    it('names the country of a place that shares its name with a larger one', async () => {
      const { html } = await page('/route/london-paris-us')
      expect(titleOf(html)).toBe('How to get from London to Paris (United States) – Waymark')
    })

    it('asks whether a city one letter away was meant', async () => {
      const { html } = await page('/route/siena-prague')
      expect(html).toContain('Did you mean Vienna – Prague?')
      expect(html).toContain('href="/route/vienna-prague"')
    })
  })

  describe('another form of such an address', () => {
    it.each([
      ['/route/london-nueva-york', '/route/london-new-york'],
      ['/de/route/london-New_York/', '/de/route/london-new-york'],
      ['/route/wien-n%C3%BCrnberg', '/route/vienna-nuremberg'],
      ['/fr/route/nuernberg-londres', '/fr/route/nuremberg-london'],
      ['/route/reykjav%C3%ADk-oslo.html', '/route/reykjavik-oslo'],
    ])('%s takes one hop to %s', async (path, target) => {
      const response = await fetch(path)
      expect([response.status, response.headers.get('Location')]).toEqual([301, target])
      expect((await fetch(target)).status).toBe(200)
    })
  })

  describe('no such route', () => {
    it.each([
      ['the same place twice', '/route/oslo-oslo'],
      ['one place under two names', '/route/nuremberg-nuernberg'],
      ['one unknown half', '/route/oslo-atlantisburg'],
      ['a single word', '/route/reykjavik'],
    ])('with %s: 404', async (_, path) => {
      expect((await page(path)).status).toBe(404)
    })

    it('tells the page script which names were read', async () => {
      const { html } = await page('/route/oslo-atlantisburg')
      expect(html).toContain(
        'data-missing="" data-slug="oslo-atlantisburg" data-from="Oslo" data-to="Atlantisburg"',
      )
    })
  })

  describe('the search form, sent without JavaScript', () => {
    it.each([
      ['origin=London&destination=New+York', '/route/london-new-york'],
      ['origin=Wien&destination=Florenz&lang=de', '/de/route/vienna-florence'],
      ['origin=Reykjav%C3%ADk&destination=Oslo&lang=it', '/it/route/reykjavik-oslo'],
      ['origin=London&destination=Paris%2C+United+States', '/route/london-paris-us'],
      ['origin=London&destination=Springfield%2C+Illinois', /^\/route\/london-springfield-us/],
      ['origin=rekjavik&destination=oslo', '/route/reykjavik-oslo'],
      ['origin=London&destination=Berlin', '/route/london-berlin'],
      ['origin=Reykjavik&destination=Reykjav%C3%ADk', '/?message=same#message-same'],
      ['origin=Reykjavik&destination=Atlantis', '/?message=unknown#message-unknown'],
    ])('?%s leads to %s', async (query, target) => {
      const response = await fetch(`/api/search?${query}`)
      expect(response.status).toBe(303)
      const location = response.headers.get('Location')
      if (typeof target === 'string') expect(location).toBe(target)
      else expect(location).toMatch(target)
    })
  })
}
