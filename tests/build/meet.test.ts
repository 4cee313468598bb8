// The page of meetings as built: an example with everybody's way, names on its map, its list of towns, and its weight.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { directoryText, gazetteerText } from '#catalogue/load-files.ts'
import { labelBox, overlap } from '#geo/label-places.ts'
import { labelSize } from '#geo/map-views.ts'
import { messagesFor } from '#i18n/messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { languages } from '#lib/languages.ts'
import { meetExample } from '#models/meet-example.ts'
import { townNames } from '#models/on-request/town-names.ts'
import { indexDirectory } from '#places/directory-index.ts'
import { indexPlaces } from '#places/place-index.ts'
import { createPlaceSearch } from '#places/place-search.ts'
import { findTyped } from '#places/typed-place.ts'
import { dist } from '#scripts/lib/root.ts'
import { fileOfPath } from '#scripts/lib/site-files.ts'

/** Gzipped HTML, bytes. */
const heaviest = 28_000

describe.each(languages)('the page of meetings (%s)', (lang) => {
  const html = readFileSync(join(dist, fileOfPath(pathTo.meet(lang))), 'utf8')
  const { result, example } = meetExample(lang, messagesFor(lang))

  it('shows an example with five towns, and fifteen that open', () => {
    expect(result?.rows).toHaveLength(5)
    expect(result?.more).toHaveLength(15)
    for (const { id, journeys } of [...(result?.rows ?? []), ...(result?.more ?? [])])
      for (const { href } of journeys) if (href) expect(html, id).toContain(`href="${href}"`)
    expect(html).toContain(`href="${example?.replaceAll('&', '&amp;')}"`)
  })

  it('has a field for each of six, of which two are needed', () => {
    const fields = html.match(/<input[^>]*name="from"[^>]*>/g) ?? []
    expect(fields).toHaveLength(6)
    expect(fields.filter((field) => /\srequired/.test(field))).toHaveLength(2)
    const [form = ''] = html.match(/<form class="meet-form[^>]*>/) ?? []
    expect(form).toContain(`action="${pathTo.meet(lang)}" method="get"`)
  })

  it('has names on the map that cover no other name', () => {
    const named = result?.map.marks.flatMap((mark) => (mark.spot ? [{ ...mark, spot: mark.spot }] : [])) ?? []
    expect(named.length).toBeGreaterThanOrEqual(4)
    for (const scale of [0.8, 1, 1.5]) {
      const boxes = named.map((mark) => labelBox(mark, mark.spot, labelSize, scale))
      const covered = boxes.flatMap((box, index) =>
        boxes.slice(index + 1).filter((other) => overlap(box, other)),
      )
      expect(covered).toEqual([])
    }
  })

  it('is light enough for a slow network', () => {
    expect(gzipSync(html, { level: 9 }).length).toBeLessThan(heaviest)
  })
})

it('every town of the list is found by its name there', () => {
  const directory = JSON.parse(directoryText())
  const places = indexPlaces(JSON.parse(gazetteerText()))
  const { lookup } = indexDirectory(directory, places)
  const cities = directory.cities.map(({ id }: { id: string }) => id)
  const search = createPlaceSearch(places, { cities, towns: directory.towns })
  const other = languages.flatMap((lang) =>
    [...townNames(lang)].filter(([id, name]) => findTyped(name, lookup, places, search)?.id !== id),
  )
  expect(other).toEqual([])
})
