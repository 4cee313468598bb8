import { describe, expect, it } from 'vitest'
import type { Target } from '../target.ts'

/** The page of tours; tests/fixtures/site has its shell and the brief files of London, Paris and Berlin. */
export function suite({ fetch }: Target) {
  const page = async (path: string) => {
    const response = await fetch(path)
    return { status: response.status, headers: response.headers, html: await response.text() }
  }
  const asked = '/tour?stop=london&stop=berlin&stop=paris&start=2026-12-05'

  describe('the page of tours', () => {
    it.each([
      [asked, 'Tour: London, Berlin and Paris', 'Day 1', 'Sat 5 Dec'],
      [`/de${asked}`, 'Rundreise: London, Berlin und Paris', 'Tag 1', 'Sa., 5. Dez.'],
    ])('%s is filled with its own title and days', async (path, title, day, date) => {
      const { status, html, headers } = await page(path)
      expect(status).toBe(200)
      expect(headers.get('Content-Type')).toContain('text/html')
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
      expect(html).toContain(`<title>${title} – Waymark</title>`)
      expect(html).toContain(day)
      expect(html).toContain(date)
      expect(html).toContain('/_astro/icons.svg#')
      expect(html).not.toContain('An example')
      expect(html.match(/name="stop"/g)?.length).toBe(10)
    })

    it('leads to its routes under the same plan', async () => {
      const { html } = await page(`${asked.replace('&start', '&fly=0&travellers=2&start')}`)
      expect(html).toContain('href="/route/london-berlin?travellers=2&amp;fly=0"')
      expect(html).not.toContain('mode-flight')
    })

    it('puts the towns in the best order, the first of them first', async () => {
      for (const order of ['hours', 'euro', 'co2']) {
        const { html } = await page(`/tour?stop=london&stop=berlin&stop=paris&order=${order}`)
        expect(html).toMatch(/<h2 id="plan">London – (Paris – Berlin|Berlin – Paris)</)
        expect(html).toContain(`<option value="${order}" selected="">`)
      }
    })

    it('is the built page without a question', async () => {
      for (const path of ['/tour', '/tour?currency=USD', '/de/tour'])
        expect([path, (await page(path)).html.includes('An example')]).toEqual([path, true])
    })

    it('answers HEAD, and is not sent again to those who have it', async () => {
      const head = await fetch(asked, { method: 'HEAD' })
      expect([head.status, await head.text()]).toEqual([200, ''])
      const etag = (await page(asked)).headers.get('ETag') ?? ''
      const again = await fetch(asked, { headers: { 'If-None-Match': etag } })
      expect([again.status, await again.text()]).toEqual([304, ''])
    })

    it.each([
      [
        '/tour?stop=London&nights=0&stop=&nights=2&stop=Par%C3%ADs&nights=3',
        '/tour?stop=london&stop=paris.3',
      ],
      ['/de/tour?stop=Londres&stop=Parigi&travellers=1&night=', '/de/tour?stop=london&stop=paris'],
      [
        '/tour?order=co2&stop=london&stop=paris&currency=USD',
        '/tour?stop=london&stop=paris&order=co2&currency=USD',
      ],
      ['/tour?stop=london&stop=paris&start=2026-02-30&order=x', '/tour?stop=london&stop=paris'],
    ])('a question has one address: %s leads to %s', async (path, to) => {
      const { status, headers } = await page(path)
      expect([status, headers.get('Location')]).toEqual([303, to])
      expect((await page(to)).status).toBe(200)
    })

    it.each([
      ['/tour?stop=london', 'A tour needs two towns.'],
      ['/tour?stop=', 'A tour needs two towns.'],
      ['/tour?stop=london&stop=london&stop=paris', 'London is named twice and counts once.'],
      ['/tour?stop=london&stop=xqzzyq&stop=paris', 'We know no town called “xqzzyq”.'],
      [`/tour?${'stop=london&stop=paris&'.repeat(6)}`.slice(0, -1), 'the last 2 are left out'],
    ])('%s is answered with a sentence', async (path, sentence) => {
      const { status, html, headers } = await page(path)
      const answer = status === 303 ? await page(headers.get('Location') ?? '') : { status, html }
      expect(answer.status).toBe(200)
      expect(answer.html).toContain(sentence)
    })

    it('shows hostile text as text', async () => {
      const stops = ['"><img src=x onerror=alert(1)>', 'paris'].map((stop) => ['stop', stop])
      const { html } = await page(`/tour?${new URLSearchParams(stops)}`)
      expect(html).not.toContain('<img')
    })
  })

  describe('the calendar file of a tour', () => {
    it('has its days and its headers', async () => {
      const { status, headers, html: text } = await page(asked.replace('/tour', '/tour.ics'))
      expect(status).toBe(200)
      expect(headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
      expect(headers.get('Content-Disposition')).toBe('attachment; filename="tour.ics"')
      expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
      expect(text).toContain('DTSTART;VALUE=DATE:20261205\r\n')
      expect(text).toContain('URL:https://waymark.example/route/london-berlin\r\n')
      expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
    })

    it('is in the language of its address', async () => {
      const { html: text } = await page(asked.replace('/tour', '/de/tour.ics'))
      expect(text).toContain('SUMMARY:Berlin: 2 Nächte')
    })

    it.each([
      '/tour.ics',
      '/tour.ics?stop=london&stop=paris',
      '/tour.ics?stop=london&start=2026-12-05',
      '/meet.ics?from=london',
    ])('%s is not there', async (path) => {
      expect((await page(path)).status).toBe(404)
    })

    it('has one address for one question', async () => {
      const { status, headers } = await page('/tour.ics?stop=London&stop=Paris&start=2026-12-05')
      expect([status, headers.get('Location')]).toEqual([
        303,
        '/tour.ics?stop=london&stop=paris&start=2026-12-05',
      ])
    })
  })
}
