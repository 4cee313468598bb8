// Pages of all towns around one, as built: what routes say, names that are apart, counts that are true, weight.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { around, countAround } from '#catalogue/explore.ts'
import { briefFile, cities, routeIndex, townsByDemand } from '#catalogue/load.ts'
import { readBrief, routeInBrief } from '#catalogue/reach/brief.ts'
import { openReach } from '#catalogue/reach/read.ts'
import { openFilter } from '#catalogue/way-choice.ts'
import { reachFile, reachFolder } from '#compiler/reach/reach-files.ts'
import { labelFaults, timeLabels, timePoint } from '#geo/time-map.ts'
import { messagesFor } from '#i18n/messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { languages } from '#lib/languages.ts'
import { mapDrawer } from '#models/map-drawing.ts'
import { explorePage } from '#models/on-request/explore-page.ts'
import { fixedTexts } from '#models/on-request/time-map.ts'
import { dist } from '#scripts/lib/root.ts'
import { fileOfPath } from '#scripts/lib/site-files.ts'

/** HTML of a page with the rows and dots of four hundred towns, as a release sends it, bytes. */
const heaviest = 28_000
/** Names on a phone of 320 px, and on a desktop. */
const leastNames = { 288: 15, 358: 15, 640: 40, 704: 40 }

const brief = (id: string) => readBrief(briefFile(id))

describe.each(languages)('pages of all towns around a city (%s)', (lang) => {
  const t = messagesFor(lang)
  it.each(cities().map(({ id }) => id))('%s', (id) => {
    const html = readFileSync(join(dist, fileOfPath(pathTo.explore(lang, id))), 'utf8')
    const model = explorePage(brief(id), lang, t, mapDrawer)
    const rows = model.groups.flatMap((group) => group.rows).sort((a, b) => a.at[3] - b.at[3])

    // names: enough of them, none over another, none outside
    const dots = rows.map(({ name, minutes, at: [bearing] }) => ({ name, ...timePoint(bearing, minutes) }))
    const fixed = fixedTexts(rows, { town: model.counts.town, oneNight: t.explore.oneNight, lang })
    const labels = timeLabels(dots, fixed)
    expect(model.timeMap.names.map(({ name }) => name)).toEqual(labels.map(({ index }) => dots[index]?.name))
    for (const [width, least] of Object.entries(leastNames)) {
      const room = Number(width) >= 620 ? 2 : 0
      expect(labels.filter((label) => label.room <= room).length).toBeGreaterThanOrEqual(least)
      expect(labelFaults(dots, fixed, labels, Number(width)), `at ${width} px`).toEqual([])
    }

    // every town once, as a link
    expect(html.match(/data-at=/g)?.length).toBe(around(brief(id), openFilter).size)
    expect(rows.length).toBe(brief(id).destinations.length)
    expect(brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length).toBeLessThan(
      heaviest,
    )
  })
})

it('lists the best way of every route as its page does', () => {
  for (const { slug, origin, destination, best, distanceKm } of routeIndex())
    expect(routeInBrief(brief(origin), destination), slug).toEqual({
      ...{ slug, origin, destination, distanceKm, best },
    })
  expect(routeIndex().length).toBeGreaterThan(1000)
})

it('lists the best way of five hundred pairs of towns as their pages do', () => {
  const towns = townsByDemand()
  const origins = towns.filter((_, index) => index % 40 === 7)
  const compared = origins.flatMap((origin) => {
    const reach = openReach(readFileSync(reachFile(reachFolder, origin)))
    return towns
      .filter((town, index) => town !== origin && index % 10 === 3)
      .map((town) => {
        const { distanceKm, best } = routeInBrief(brief(origin), town) ?? {}
        const page = reach.brief(town)
        expect([distanceKm, best], `${origin}-${town}`).toEqual([page?.distanceKm, page?.best])
        return town
      })
  })
  expect(compared.length).toBeGreaterThanOrEqual(500)
})

it('counts what it shows: hours and euro never give towns that are not there', () => {
  for (const { id } of cities()) {
    const filter = { ...openFilter, plan: { ...openFilter.plan, hours: 4, euro: 40 } }
    const { towns, land } = countAround(brief(id), filter)
    const found = [...around(brief(id), filter).values()]
    expect(towns).toBe(found.length)
    expect(land).toBe(around(brief(id), { ...filter, plan: { ...filter.plan, flying: false } }).size)
    for (const { row } of found) expect(row.parts.total <= 240 && row.all.low <= 40).toBe(true)
  }
})
