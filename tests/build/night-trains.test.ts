// The page of night trains as built: every departure, links that lead somewhere, names on the map, and its weight.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { nightDepartures, nightTowns, places, stop } from '#catalogue/load.ts'
import { labelBox, overlap } from '#geo/label-places.ts'
import { labelSize } from '#geo/map-views.ts'
import { messagesFor } from '#i18n/messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { languages } from '#lib/languages.ts'
import { boardLinks, nightLinks } from '#models/content/night-links.ts'
import { nightTrainsPage } from '#models/night/hub.ts'
import { dist } from '#scripts/lib/root.ts'
import { fileOfPath } from '#scripts/lib/site-files.ts'

/** Gzipped HTML of a page with hundreds of rows, bytes. */
const heaviest = 28_000

describe.each(languages)('the page of night trains (%s)', (lang) => {
  const html = readFileSync(join(dist, fileOfPath(pathTo.nightTrains(lang))), 'utf8')
  const { towns, map } = nightTrainsPage(lang, messagesFor(lang))

  it('has every departure below the town where it leaves', () => {
    expect(html.split('data-train').length - 1).toBeGreaterThanOrEqual(nightDepartures().length)
    expect(towns.map(({ id }) => id).sort()).toEqual([...nightTowns()].sort())
    for (const { id, rows } of towns) {
      expect(html, id).toContain(`id="${id}"`)
      expect(rows.length, id).toBe(nightDepartures().filter(({ from }) => stop(from).place === id).length)
    }
  })

  it('is light enough for a slow network', () => {
    expect(gzipSync(html, { level: 9 }).length).toBeLessThan(heaviest)
  })

  it('has names on the map that cover no other name, from phones to desktops', () => {
    const named = map.marks.flatMap((mark) => (mark.spot ? [{ ...mark, spot: mark.spot }] : []))
    expect(named.length).toBeGreaterThanOrEqual(15)
    for (const scale of [1, 1.5]) {
      const boxes = named.map((mark) => labelBox(mark, mark.spot, labelSize, scale))
      const covered = boxes.flatMap((box, index) =>
        boxes.slice(index + 1).filter((other) => overlap(box, other)),
      )
      expect(covered).toEqual([])
    }
  })

  it('is where the home page, cities and the list of trains lead', () => {
    const home = readFileSync(join(dist, fileOfPath(pathTo.home(lang))), 'utf8')
    expect(home).toContain(`href="${pathTo.nightTrains(lang)}"`)
    const ids = new Set(towns.map(({ id }) => `${pathTo.nightTrains(lang)}#${id}`))
    expect(boardLinks(lang, messagesFor(lang)).links.every(({ href }) => ids.has(href))).toBe(true)
    const list = readFileSync(join(dist, fileOfPath(pathTo.travel('train', lang))), 'utf8')
    expect(list).toContain(`href="${pathTo.nightTrains(lang)}"`)
    const vienna = readFileSync(join(dist, fileOfPath(pathTo.city('vienna', lang))), 'utf8')
    expect(vienna).toContain(`href="${pathTo.nightTrains(lang)}#vienna"`)
    for (const { href } of nightLinks('vienna', lang)) expect(vienna).toContain(`href="${href}"`)
  })
})

it('every town of a board has a page of its own or pages of its pairs', () => {
  const kinds = new Map(places().map(({ id, kind }) => [id, kind]))
  expect(nightTowns().filter((town) => kinds.get(town) === 'junction')).toEqual([])
})
