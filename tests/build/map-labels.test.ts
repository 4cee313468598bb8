// Names on the drawn maps of all routes, in every language.
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it, test } from 'vitest'
import { route as routeBySlug, routeIndex } from '#catalogue/load.ts'
import type { Mode } from '#catalogue/mode.ts'
import { shownAtFirst } from '#catalogue/option.ts'
import { haversineKm, type Point } from '#geo/distance.ts'
import { type Box, labelBox, overlap } from '#geo/label-places.ts'
import { discRadius, labelSize, mapViews } from '#geo/map-views.ts'
import { unpackLine } from '#geo/shape-line.ts'
import { type Language, languages } from '#lib/languages.ts'
import { drawAllOf } from '#models/map-drawing.ts'
import type { DrawnMap } from '#models/on-request/map-marks.ts'
import * as drawn from '#models/route/journey-map.ts'
import * as ways from '#models/route/ways.ts'

const slugs = routeIndex().map(({ slug }) => slug)
const journeyMap = (slug: string, lang: Language) => drawn.journeyMap(routeBySlug(slug), lang, drawAllOf)
const townsOnMap = (slug: string) => drawn.townsOnMap(routeBySlug(slug), drawAllOf)
const routeWays = (slug: string) => ways.routeWays(routeBySlug(slug))

/** Names that cover another name or a disc, or that leave a view. */
function collisions({ marks }: DrawnMap): string[] {
  return mapViews.flatMap((view) => {
    const names = marks.flatMap((mark) =>
      mark.spot ? [{ mark, box: labelBox(mark, mark.spot, labelSize, view.scale) }] : [],
    )
    return names.flatMap(({ mark, box }, index) => {
      const { x, y, name } = mark
      const isOut =
        box.left < view.left || box.right > view.right || box.top < view.top || box.bottom > view.bottom
      const covered = names.slice(index + 1).filter((other) => overlap(box, other.box))
      const discs = marks.filter((other) => {
        const [r, dx, dy] = [other.radius * view.scale, other.x, other.y]
        const disc: Box = { left: dx - r, right: dx + r, top: dy - r, bottom: dy + r }
        return (dx !== x || dy !== y) && overlap(box, disc)
      })
      return [
        ...(isOut ? [`${name} leaves the view`] : []),
        ...covered.map((other) => `${name} covers ${other.mark.name}`),
        ...discs.map((other) => `${name} covers the mark of ${other.name}`),
      ]
    })
  })
}

describe.each(languages)('the drawn maps of all routes (%s)', (lang) => {
  const maps = slugs.map((slug) => ({ slug, map: journeyMap(slug, lang) }))

  it('have no name that covers another one or leaves the map from 320 to 1,280 px', () => {
    expect(maps.flatMap(({ slug, map }) => collisions(map).map((what) => `${slug}: ${what}`))).toEqual([])
  })

  it('name both ends, and nineteen of twenty changes', () => {
    for (const { slug, map } of maps) {
      expect(
        map.marks.slice(0, 2).map(({ label, spot }) => [label, Boolean(spot)]),
        slug,
      ).toEqual([
        ['A', true],
        ['B', true],
      ])
    }
    const changes = maps.flatMap(({ map }) => map.marks.slice(2))
    expect(changes.filter(({ spot }) => spot).length / changes.length).toBeGreaterThan(0.95)
  })

  it('show where they are by towns beside the way, most of them', () => {
    const known = maps.filter(({ slug }) => townsOnMap(slug).length > 0)
    expect(known.length / maps.length).toBeGreaterThan(0.9)
    for (const { slug, map } of known) {
      const drawn = map.marks.filter(({ radius }) => radius === discRadius.town)
      const at = languages.indexOf(lang)
      expect(
        drawn.map(({ name }) => name),
        slug,
      ).toEqual(townsOnMap(slug).map(({ names }) => names[at]))
    }
  })

  it('draw the best option from A to B', () => {
    for (const { slug, map } of maps) {
      const [a] = map.marks
      expect(map.way?.path, slug).toMatch(new RegExp(`^M${a?.x} ${a?.y}l`))
      expect(map.way?.mode, slug).toBe(routeWays(slug).ways[0]?.mode)
    }
  })
})

test('the collisions of names would be seen', () => {
  const map = journeyMap('london-paris', 'en')
  const spot = { dx: 0, dy: 0, anchor: 'middle' as const }
  const heap = map.marks.map((mark) => ({ ...mark, x: 180, y: 200, spot }))
  expect(collisions({ ...map, marks: heap })).toContain('London covers Paris')
  expect(collisions({ ...map, marks: [{ ...heap[0], x: 2 } as (typeof heap)[0]] })).toContain(
    'London leaves the view',
  )
})

describe('the ways of a route', () => {
  it('run from city to city through the stops of each option, with the names of its changes', () => {
    const { ends, ways } = routeWays('london-paris')
    expect(ends.map(({ names }) => names[1])).toEqual(['London', 'Paris'])
    const ferry = ways.find(({ mode }) => mode === 'ferry')
    expect(ferry?.changes.map(({ names }) => names[2])).toEqual(['Douvres', 'Calais'])
    for (const { line } of ways) {
      const points = unpackLine(line)
      expect(haversineKm(points[0] as Point, ends[0])).toBeLessThan(0.1)
      expect(haversineKm(points.at(-1) as Point, ends[1])).toBeLessThan(0.1)
    }
  })

  it('say of each leg where it leads and how its line is known', () => {
    const { names, ways } = routeWays('london-paris')
    const ferry = ways.find(({ mode }) => mode === 'ferry')
    const english = ferry?.legs.map(({ from, to, mode }) => [names[from]?.[0], names[to]?.[0], mode])
    expect(english?.[0]?.[0]).toBe('London')
    expect(english?.at(-1)?.[1]).toBe('Paris')
    expect(english).toContainEqual(['Dover', 'Calais', 'ferry'])
    for (const { legs, kind } of ways) expect(legs.map((leg) => leg.kind)).toContain(kind)
  })

  it('have the legs of the details, each beginning in the line where the one before ends', () => {
    for (const slug of slugs) {
      const options = shownAtFirst(routeBySlug(slug).options)
      const { ways } = routeWays(slug)
      for (const [index, { legs, line }] of ways.entries()) {
        expect(legs.map(({ mode }) => mode)).toEqual(options[index]?.legs.map(({ mode }) => mode))
        const ends = [0, ...legs.map(({ end }) => end), unpackLine(line).length - 1]
        expect(ends, slug).toEqual(ends.toSorted((a, b) => a - b))
        expect(new Set(ends).size).toBe(ends.length)
      }
    }
    const { names, ways } = routeWays('london-paris')
    const { legs = [], line = '' } = ways.find(({ mode }) => mode === 'ferry') ?? {}
    const crossing = legs.findIndex(({ mode }) => mode === 'ferry')
    const calais = unpackLine(line)[legs[crossing]?.end ?? 0] as Point
    expect(names[legs[crossing]?.to ?? -1]?.[0]).toBe('Calais')
    expect(haversineKm(calais, { lat: 50.966, lng: 1.862 })).toBeLessThan(5)
  })

  it('say how well their line is known: rails, sea lanes, places on the way, or straight', () => {
    const kindOf = (slug: string, mode: Mode) => routeWays(slug).ways.find((way) => way.mode === mode)?.kind
    expect(kindOf('london-paris', 'train')).toBe('true')
    expect(kindOf('london-paris', 'flight')).toBe('true')
    expect(kindOf('berlin-rome', 'car')).toBe('sketched')
    expect(kindOf('helsinki-tallinn', 'ferry')).toBe('true')
    expect(kindOf('paris-lyon', 'train')).toBe('straight')
  })

  it('keep off what lies straight between: the train of Geneva bends around the lake', () => {
    const way = routeWays('geneva-zurich').ways.find(({ mode }) => mode === 'train')
    const points = unpackLine(way?.line ?? '')
    expect(points.length).toBeGreaterThan(10)
    expect(points.some((point) => haversineKm(point, { lat: 46.517, lng: 6.629 }) < 4)).toBe(true)
  })

  it('have the ids of the details, each once', () => {
    for (const slug of slugs) {
      const ids = routeWays(slug).ways.map(({ id }) => id)
      expect(new Set(ids).size, slug).toBe(ids.length)
      for (const id of ids) expect(id, slug).toMatch(/^(train|flight|bus|ferry|car)-\d+$/)
    }
  })

  it('weigh at most 3 KB a route, over the wire', () => {
    const heaviest = Math.max(
      ...slugs.map((slug) => brotliCompressSync(JSON.stringify(routeWays(slug))).length),
    )
    expect(heaviest).toBeLessThanOrEqual(3 * 1024)
  })
})
