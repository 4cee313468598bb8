import { describe, expect, it } from 'vitest'
import type { Target } from '../target.ts'

/** Addresses of pages: status, hop and headers. */
export function suite({ fetch }: Target) {
  describe('a page in its final form', () => {
    it.each(['/', '/de', '/route/london-paris', '/de/route/vienna-prague', '/about', '/routes-data.json'])(
      '%s answers 200',
      async (path) => {
        const response = await fetch(path)
        expect(response.status).toBe(200)
        expect((await response.text()).length).toBeGreaterThan(20)
      },
    )
  })

  it('robots.txt names the sitemap of pairs, whose pages only functions draw', async () => {
    const response = await fetch('/robots.txt')
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    expect((await response.text()).match(/^Sitemap: .*$/gm)).toEqual([
      'Sitemap: https://waymark.example/sitemap-index.xml',
      'Sitemap: https://waymark.example/sitemap-pairs-index.xml',
    ])
    const head = await fetch('/robots.txt', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  describe('any other form of an address', () => {
    it.each([
      ['/route/london-paris/', '/route/london-paris'],
      ['/route/london-paris.html', '/route/london-paris'],
      ['/route/London_Paris', '/route/london-paris'],
      ['/ROUTE/LONDON-PARIS', '/route/london-paris'],
      ['/de/route/london_paris/', '/de/route/london-paris'],
      ['/route//london-paris', '/route/london-paris'],
      ['/en', '/'],
      ['/en/route/london-paris', '/route/london-paris'],
      ['/de/', '/de'],
      ['/de.html', '/de'],
      ['/index.html', '/'],
      ['/de/about', '/about'],
      ['/it/admin', '/admin'],
      ['/travel/rocket', '/'],
      ['/es/travel/rocket', '/es'],
      ['/Privacy', '/privacy'],
      ['/route/wien-prag', '/route/vienna-prague'],
      ['/fr/route/wien-prag', '/fr/route/vienna-prague'],
      ['/route/K%C3%B6ln-Berlin', '/route/cologne-berlin'],
      ['/route/prague-vienna', '/route/vienna-prague'],
      ['/route/londres-par%C3%ADs', '/route/london-paris'],
      ['/route/londn-paris', '/route/london-paris'],
    ])('%s takes one permanent hop to %s, query kept', async (path, target) => {
      const response = await fetch(`${path}?sort=eco&x=%20y`)
      if (target === undefined) {
        expect(response.status).toBe(404)
        return
      }
      expect(response.status).toBe(301)
      expect(response.headers.get('Location')).toBe(`${target}?sort=eco&x=%20y`)
      if (!target.startsWith('/fr')) expect((await fetch(target)).status).toBe(200)
    })

    it('is no hop where the final form does not exist either', async () => {
      for (const path of ['/Nothing/', '/nothing.html', '/en/nothing', '/pt/', '/Route/Atlantis_Paris/']) {
        expect([path, (await fetch(path)).status]).toEqual([path, 404])
      }
    })
  })

  describe('a missed address', () => {
    it.each([
      ['/nothing', 'en', 'Page Not Found', 'Go to Homepage'],
      ['/404', 'en', 'Page Not Found', 'Go to Homepage'],
      ['/pt/nothing', 'en', 'Page Not Found', 'Go to Homepage'],
      ['/city/atlantis', 'en', 'City Not Found', 'Return Home'],
      ['/airport/xxx-to-atlantis', 'en', 'Airport Route Not Found', 'Back to Home'],
      ['/airports-near/atlantis', 'en', 'No Airports Found', 'Go to Homepage'],
      ['/travel-corridor/a-to-b', 'en', 'Country pair not found', 'Go to Homepage'],
      ['/landmark/atlantis', 'en', 'Landmark Not Found', 'Go to Homepage'],
      ['/ferry/atlantis', 'en', 'Ferry Route Not Found', 'Go to Homepage'],
      ['/de/nothing', 'de', undefined, undefined],
      ['/de/404', 'de', undefined, undefined],
      ['/it/city/atlantis', 'it', undefined, undefined],
    ])('%s answers 404 in %s: %s, %s', async (path, lang, heading, button) => {
      const response = await fetch(path)
      const html = await response.text()
      expect(response.status).toBe(404)
      expect(response.headers.get('Content-Type')).toContain('text/html')
      expect(html).toContain(`<html lang="${lang}"`)
      expect(html).toContain('data-not-found data-resolved')
      expect(html).not.toContain('<h1>Shell</h1>')
      if (heading) expect(html).toContain(`<h1>${heading}</h1>`)
      if (heading) expect(html).toContain(`<title>${heading} – Waymark</title>`)
      if (button) expect(html).toContain(`>${button}</a>`)
    })

    it('of a route names both ends, similar and popular routes', async () => {
      const html = await (await fetch('/route/london-atlantis')).text()
      expect(html).toContain('There is no route from London to Atlantis yet.')
      expect(html).toContain('content="There is no route from London to Atlantis yet."')
      expect(links(html, 'similar-routes')).toEqual([
        '/route/london-brussels',
        '/route/london-paris',
        '/route/london-amsterdam',
        '/route/paris-london',
      ])
      expect(links(html, 'popular-routes')).toEqual([
        '/route/london-paris',
        '/route/amsterdam-berlin',
        '/route/barcelona-madrid',
        '/route/rome-milan',
        '/route/paris-brussels',
        '/route/vienna-prague',
      ])
    })

    it('shows hostile text as text', async () => {
      const path = `/route/${encodeURIComponent('<img src=x onerror=alert(1)>-"paris')}`
      const response = await fetch(path)
      const html = await response.text()
      expect(response.status).toBe(404)
      expect(html).not.toContain('<img')
      expect(html).not.toContain('onerror=')
    })
  })

  describe('every answer', () => {
    it.each([
      '/',
      '/nothing',
      '/route/london-paris',
      '/route/x_y',
      '/en',
      '/api/nothing',
      '/api/admin/analytics',
    ])('carries the security headers: %s', async (path) => {
      const { headers } = await fetch(path)
      const csp = headers.get('Content-Security-Policy')
      expect(csp).toContain("default-src 'none'")
      expect(csp).toContain("script-src 'self' 'sha256-")
      expect(csp).toContain("frame-ancestors 'none'")
      expect(csp).toContain("require-trusted-types-for 'script'")
      expect(csp).not.toContain('unsafe')
      expect(headers.get('Strict-Transport-Security')).toMatch(/max-age=\d{8}/)
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('Permissions-Policy')).toContain('geolocation=()')
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
    })

    it('with published data may be read from anywhere', async () => {
      const { headers } = await fetch('/routes-data.json')
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
    })

    it('of a page to another method than GET and HEAD is 405', async () => {
      expect((await fetch('/', { method: 'DELETE' })).status).toBe(405)
      expect((await fetch('/', { method: 'HEAD' })).status).toBe(200)
      expect((await fetch('/nothing', { method: 'HEAD' })).status).toBe(404)
    })
  })
}

/** Link targets in a section of the view, in order. */
function links(html: string, id: string): string[] {
  const section = html.slice(html.indexOf(`id="${id}"`)).split('</section>', 1)[0] as string
  return [...section.matchAll(/href="([^"]+)"/g)].map(([, href]) => href as string)
}
