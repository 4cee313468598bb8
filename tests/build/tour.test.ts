// The page of tours as built, its example, and tours between towns of the catalogue.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { briefFile, places } from '#catalogue/load.ts'
import { townsOf } from '#catalogue/place.ts'
import { readBrief } from '#catalogue/reach/brief.ts'
import { mostStops, readTour } from '#catalogue/tour-query.ts'
import { labelBox, overlap } from '#geo/label-places.ts'
import { labelSize } from '#geo/map-views.ts'
import { messagesFor } from '#i18n/messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import { type Language, languages } from '#lib/languages.ts'
import { drawWholeOf } from '#models/map-drawing.ts'
import { tourCalendar } from '#models/on-request/tour-calendar.ts'
import { type TourLegRow, tourPage } from '#models/on-request/tour-page.ts'
import { exampleQuery, tourStart } from '#models/tour-example.ts'
import { dist } from '#scripts/lib/root.ts'
import { fileOfPath } from '#scripts/lib/site-files.ts'

/** Gzipped HTML, bytes: what a page of a tool may weigh. */
const heaviest = 28_000

/** The page of a question whose stops are ids. */
function pageOf(query: string, lang: Language = 'en') {
  const question = readTour(query)
  const found = question.stops.map((stop) => ({ ...stop, place: stop.text }))
  const briefs = new Map(found.map(({ place }) => [place, readBrief(briefFile(place))]))
  return tourPage(question, found, briefs, lang, messagesFor(lang), drawWholeOf)
}
const ten = [
  'paris',
  'milan',
  'rome',
  'vienna',
  'berlin',
  'prague',
  'budapest',
  'zurich',
  'amsterdam',
  'barcelona',
]
const stopsOf = (towns: readonly string[]) => towns.map((town) => `stop=${town}`).join('&')

describe.each(languages)('the page of tours (%s)', (lang) => {
  const html = readFileSync(join(dist, fileOfPath(pathTo.tour(lang))), 'utf8')
  const t = messagesFor(lang)

  it('has room for ten towns, the names of all, and marks for an answer', () => {
    expect(html.match(/name="stop"/g)?.length).toBe(mostStops)
    for (const { names } of townsOf(places())) expect(html).toContain(`<option>${escapeHtml(names[lang])}`)
    expect(html).toMatch(/<!--view-->[\s\S]*<!--\/view-->/)
  })

  it('is light enough for a slow network', () => {
    expect(gzipSync(html, { level: 9 }).length).toBeLessThan(heaviest)
  })

  it('shows an example with figures, and leads to it', () => {
    const { example } = tourStart(lang, t)
    expect(html).toContain(escapeHtml(`${pathTo.tour(lang)}?${exampleQuery}`))
    expect(example.plan?.rows.filter(({ kind }) => kind === 'leg').length).toBe(5)
    expect(example.plan?.missing).toBe(false)
    for (const row of example.plan?.rows ?? [])
      if (row.kind === 'leg') expect(html).toContain(escapeHtml(row.href))
  })

  it('names the towns of a map with ten, over no other name', () => {
    const { plan } = pageOf(stopsOf(ten), lang)
    const named = (plan?.map.marks ?? []).flatMap((mark) => (mark.spot ? [{ ...mark, spot: mark.spot }] : []))
    expect(plan?.map.marks.map(({ label }) => label)).toEqual(ten.map((_, index) => String(index + 1)))
    expect(named.length).toBeGreaterThanOrEqual(8)
    for (const scale of [1, 1.5]) {
      const boxes = named.map((mark) => labelBox(mark, mark.spot, labelSize, scale))
      const covered = boxes.flatMap((box, index) =>
        boxes.slice(0, index).filter((other) => overlap(box, other)),
      )
      expect(covered).toEqual([])
    }
  })

  it('has titles and descriptions that search engines show in full', () => {
    const { head } = pageOf(stopsOf(ten), lang)
    expect(head.title).toBe(`${t.tour.title} – Waymark`)
    expect(pageOf('stop=rome&stop=paris', lang).head.title).toContain(t.tour.titleOf(''))
  })

  it('writes a calendar in its language', () => {
    const model = pageOf('stop=paris&stop=milan.3&stop=rome&start=2026-12-30', lang)
    const file =
      tourCalendar(model, { lang, t, site: 'https://waymark.example' }, new Date('2026-11-25T10:00:00Z')) ??
      ''
    expect(file.match(/BEGIN:VEVENT/g)?.length).toBe(4)
    expect(file).toContain('DTSTART;VALUE=DATE:20261230\r\n')
    expect(file.replaceAll('\r\n ', '')).toContain(t.tour.nights(3))
    expect(file.replaceAll('\r\n ', '')).toContain(
      `URL:https://waymark.example${pathTo.route('paris-milan', lang)}`,
    )
    expect(model.calendar).toBe(`${pathTo.tour(lang)}.ics?${model.query}`)
  })
})

describe('a tour', () => {
  const legs = (query: string) =>
    (pageOf(query).plan?.rows ?? []).filter((row): row is TourLegRow => row.kind === 'leg')

  it('adds up to what its legs show', () => {
    for (const query of [stopsOf(ten), `${stopsOf(ten)}&order=euro&return=1&travellers=3&fly=0`]) {
      const { plan } = pageOf(query)
      const ways = legs(query).flatMap(({ way }) => way ?? [])
      const sum = (figures: number[]) => figures.reduce((total, figure) => total + Math.round(figure), 0)
      expect(plan?.sums.minutes).toBe(sum(ways.map(({ minutes }) => minutes)))
      expect(plan?.sums.price.low).toBe(sum(ways.map(({ price }) => price.low)))
    }
  })

  it('leads to its routes under the same plan, and flies only where it may', () => {
    const rows = legs(`${stopsOf(ten)}&order=hours&fly=0&travellers=2`)
    for (const { href, way } of rows) {
      expect(href).toMatch(/^\/route\/[a-z-]+\?travellers=2&fly=0$/)
      expect(way?.mode).not.toBe('flight')
    }
  })

  it('takes a way by night where it is wanted, and none where it is not', () => {
    const stops = 'stop=berlin&stop=poprad'
    expect(legs('stop=vienna&stop=rome')[0]?.way?.night).toBe('')
    expect(legs('stop=vienna&stop=rome&night=1')[0]?.way?.night).not.toBe('')
    expect(legs(stops)[0]?.way?.night).not.toBe('')
    expect(legs(`${stops}&night=0`)[0]?.way?.night).toBe('')
  })

  it('says what the best order saves, or that the order given is the best', () => {
    const text = (query: string) => JSON.stringify(pageOf(query).plan?.order)
    const { compared, same } = messagesFor('en').tour
    const [before] = compared('|').split('|')
    expect(text('stop=paris&stop=vienna&stop=milan&stop=berlin&order=hours')).toContain(before)
    expect(text('stop=paris&stop=milan&order=hours')).toContain(same)
    expect(text('stop=paris&stop=milan')).toBe('[]')
  })
})
