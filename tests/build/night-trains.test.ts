// The page of night trains as built: every departure, links that lead somewhere, names on the map, and its weight.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { descriptionLength } from '#catalogue/limits.ts'
import { place, places, source, stop } from '#catalogue/load.ts'
import {
  nightDepartures,
  nightDeparturesFrom,
  nightDeparturesTo,
  nightLines,
  nightListCheck,
  nightTowns,
} from '#catalogue/load-night.ts'
import { isAnnounced } from '#catalogue/night-line.ts'
import { labelBox, overlap } from '#geo/label-places.ts'
import { labelSize } from '#geo/map-views.ts'
import { messagesFor } from '#i18n/messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { languages } from '#lib/languages.ts'
import { boardLinks, nightLinks } from '#models/content/night-links.ts'
import { nightTrainsPage } from '#models/night/hub.ts'
import { departureRow } from '#models/night/rows.ts'
import { nightTownPage } from '#models/night/town.ts'
import type { DrawnMap } from '#models/on-request/map-marks.ts'
import { dist } from '#scripts/lib/root.ts'
import { fileOfPath } from '#scripts/lib/site-files.ts'

/** Gzipped HTML of the page with all boards and of a town's, bytes. */
const heaviest = 28_000
const heaviestTown = 20_000

/** Built page of an address. */
const built = (path: string) => readFileSync(join(dist, fileOfPath(path)), 'utf8')

/** Names that cover another one, on a desktop and on a phone. */
function coveredNames({ marks }: DrawnMap) {
  const named = marks.flatMap((mark) => (mark.spot ? [{ ...mark, spot: mark.spot }] : []))
  return [1, 1.5].flatMap((scale) => {
    const boxes = named.map((mark) => labelBox(mark, mark.spot, labelSize, scale))
    return boxes.flatMap((box, index) => boxes.slice(index + 1).filter((other) => overlap(box, other)))
  })
}

describe('the nights of a train', () => {
  const [departure] = nightDepartures()
  const daily = { ...(departure as NonNullable<typeof departure>), season: undefined }
  const workdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const

  it.each([
    ['en', 'every night but Saturday', 'Monday to Friday', 'Mon and Sun'],
    ['de', 'jede Nacht außer Samstag', 'Montag bis Freitag', 'Mo und So'],
    ['fr', 'toutes les nuits sauf le samedi', 'du lundi au vendredi', 'lun. et dim.'],
    ['es', 'todas las noches menos la del sábado', 'de lunes a viernes', 'lun y dom'],
    ['it', 'tutte le notti tranne sabato', 'da lunedì a venerdì', 'lun e dom'],
  ] as const)('are said in a few words (%s)', (lang, butOne, fromTo, two) => {
    const nights = (...days: NonNullable<typeof daily.days>) =>
      departureRow({ ...daily, days }, lang, messagesFor(lang)).nights
    expect(nights(...workdays, 'sun')).toEqual([butOne])
    expect(nights(...workdays)).toEqual([fromTo])
    expect(nights('mon', 'sun')).toEqual([two])
  })
})

describe.each(languages)('the page of night trains (%s)', (lang) => {
  const html = readFileSync(join(dist, fileOfPath(pathTo.nightTrains(lang))), 'utf8')
  const { towns, map } = nightTrainsPage(lang, messagesFor(lang))

  it('says enough to be worth a visit', () => {
    const words = html
      .replace(/<(script|style|svg|header|footer)\b.*?<\/\1>/gs, ' ')
      .replace(/<[^>]+>/g, ' ')
      .match(/\p{L}+/gu)
    expect(words?.length).toBeGreaterThanOrEqual(500)
  })

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
    expect(map.marks.filter(({ spot }) => spot).length).toBeGreaterThanOrEqual(15)
    expect(coveredNames(map)).toEqual([])
  })

  it('is where the home page, cities and the list of trains lead', () => {
    const home = readFileSync(join(dist, fileOfPath(pathTo.home(lang))), 'utf8')
    expect(home).toContain(`href="${pathTo.nightTrains(lang)}"`)
    const ids = new Set(towns.map(({ id }) => pathTo.nightTrains(lang, id)))
    expect(boardLinks(lang, messagesFor(lang)).links.every(({ href }) => ids.has(href))).toBe(true)
    const list = readFileSync(join(dist, fileOfPath(pathTo.travel('train', lang))), 'utf8')
    expect(list).toContain(`href="${pathTo.nightTrains(lang)}"`)
    const vienna = readFileSync(join(dist, fileOfPath(pathTo.city('vienna', lang))), 'utf8')
    expect(vienna).toContain(`href="${pathTo.nightTrains(lang, 'vienna')}"`)
    for (const { href } of nightLinks('vienna', lang)) expect(vienna).toContain(`href="${href}"`)
  })
})

describe.each(languages)('the page of a town with night trains (%s)', (lang) => {
  const t = messagesFor(lang)
  const pages = nightTowns().map((town) => ({
    town,
    html: built(pathTo.nightTrains(lang, town)),
    model: nightTownPage(town, lang, t),
  }))

  it('has every departure of its board, and every train that leads there', () => {
    for (const { town, html, model } of pages) {
      expect(html.split('data-train').length - 1, town).toBe(nightDeparturesFrom(town).length)
      const to = nightDepartures().filter(({ calls }) => calls.some((call) => stop(call.to).place === town))
      expect(model.back.length, town).toBe(to.length)
      for (const { href } of model.back) expect(html, `${town} ${href}`).toContain(`href="${href}"`)
    }
  })

  it('leads to all boards, to the guide of a city, and to all towns around it by night', () => {
    for (const { town, html } of pages) {
      expect(html, town).toContain(`href="${pathTo.nightTrains(lang)}"`)
      expect(html, town).toContain(`href="${pathTo.explore(lang, town)}?night=1"`)
      const isCity = place(town).kind === 'city'
      expect(html.includes(`href="${pathTo.city(town, lang)}"`), town).toBe(isCity)
    }
  })

  it('is light, and says in its description what search engines show', () => {
    for (const { town, html, model } of pages) {
      expect(gzipSync(html, { level: 9 }).length, town).toBeLessThan(heaviestTown)
      expect(model.description.length, town).toBeGreaterThanOrEqual(descriptionLength.least)
      expect(model.description.length, town).toBeLessThanOrEqual(descriptionLength.most)
    }
  })

  it('draws the lines of its own trains alone, with names that cover no other name', () => {
    for (const { town, model } of pages) {
      const trains = [...nightDeparturesFrom(town), ...nightDeparturesTo(town)]
      const towns = new Set(
        trains.flatMap(({ from, calls }) => [from, ...calls.map(({ to }) => to)]).map((id) => stop(id).place),
      )
      expect(model.map.marks.length, town).toBe(towns.size)
      expect(coveredNames(model.map), town).toEqual([])
      expect(model.map.marks.find(({ name }) => name === model.name)?.spot, town).toBeDefined()
    }
  })
})

describe.each(languages)('lines that are new, ended or announced (%s)', (lang) => {
  const html = built(pathTo.nightTrains(lang))

  it('stand on the page of all boards with their days and sources, the latest first', () => {
    const days = [...html.matchAll(/<time datetime="([^"]+)">/g)].map(([, day]) => day)
    expect(days).toEqual(nightLines().map(({ date }) => date))
    for (const id of nightLines().flatMap(({ sources }) => sources))
      expect(html, id).toContain(`href="${source(id).url?.replaceAll('&', '&amp;')}"`)
  })

  it('that are announced say so', () => {
    const { lines } = messagesFor(lang).night
    const announced = nightLines().filter((line) => line.event === 'begins' && isAnnounced(line))
    expect(html.split(`>${lines.beginsLater}<`).length - 1).toBe(announced.length)
  })
})

it.each(languages)('the page of sources says how our trains stand in the public list (%s)', (lang) => {
  const check = nightListCheck()
  const html = built(pathTo.sources(lang))
  expect(check && check.agree > check.services / 2).toBe(true)
  expect(html).toContain('id="night-list"')
  for (const { line } of check?.missing ?? []) if (line) expect(html).toContain(line)
})

it('every town of a board has a page of its own or pages of its pairs', () => {
  const kinds = new Map(places().map(({ id, kind }) => [id, kind]))
  expect(nightTowns().filter((town) => kinds.get(town) === 'junction')).toEqual([])
})
