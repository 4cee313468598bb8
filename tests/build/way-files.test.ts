// Files of ways between many towns, and of what lies below them on the movable map.
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { countryPairs, place } from '#catalogue/load.ts'
import { nightTowns } from '#catalogue/load-night.ts'
import type { WaysFile } from '#catalogue/route-ways.ts'
import { haversineKm, type Point } from '#geo/distance.ts'
import { europe } from '#geo/europe.ts'
import { unpackLine } from '#geo/shape-line.ts'
import { languages } from '#lib/languages.ts'
import { corridorMap, corridorWays } from '#models/content/corridor-map.ts'
import { allNightWays, nightWaysOf } from '#models/night/night-ways.ts'
import { aroundMap, townsMap } from '#models/published/around-map.ts'
import { inlandMap } from '#models/published/inland-map.ts'

const files: [string, WaysFile][] = [
  ...Object.keys(countryPairs()).flatMap((slug): [string, WaysFile][] => {
    const file = corridorWays(slug)
    return file ? [[slug, file]] : []
  }),
  ...nightTowns().map((town): [string, WaysFile] => [`night trains of ${town}`, nightWaysOf(town)]),
  ['all night trains', allNightWays()],
]
const bytes = (value: unknown) => brotliCompressSync(JSON.stringify(value)).length
/** Stations and airports of a town lie as far from its middle. */
const townKm = 60

describe.each(files)('the ways of %s', (name, { ends, names, ways, towns }) => {
  it('have ids of their own, and legs between places with a name in every language', () => {
    expect(ends).toEqual([])
    expect(ways.length).toBeGreaterThan(0)
    expect(new Set(ways.map(({ id }) => id)).size).toBe(ways.length)
    for (const { legs } of ways)
      for (const { from, to } of legs)
        for (const index of [from, to]) expect(names[index]).toHaveLength(languages.length)
  })

  it('begin and end at their towns', () => {
    for (const { line, legs } of ways) {
      const points = unpackLine(line)
      for (const end of [points[0], points.at(-1)] as Point[])
        expect(Math.min(...towns.map((town) => haversineKm(town, end)))).toBeLessThan(townKm)
      expect(legs.length).toBeGreaterThan(0)
    }
  })

  it('weigh little on the way', () => {
    expect(bytes({ ends, names, ways, towns })).toBeLessThan(name === 'all night trains' ? 16_000 : 3000)
  })
})

describe('the map of two countries', () => {
  it('is drawn where the catalogue compares at least two pairs of their cities, with the hue of each mode', () => {
    expect(corridorMap('usa-to-italy', 'en')).toBeUndefined()
    const { map } = corridorMap('france-to-italy', 'de') ?? {}
    expect(map?.byMode?.map(({ mode }) => mode)).toEqual(expect.arrayContaining(['train', 'flight']))
    expect(map?.marks.map(({ name }) => name)).toContain('Mailand')
  })
})

describe('the towns around one', () => {
  const towns = townsMap()

  it('lie where the network has them, and weigh little', () => {
    expect(Object.keys(towns).length).toBeGreaterThan(400)
    expect(
      haversineKm({ lat: towns.vienna?.[0] ?? 0, lng: towns.vienna?.[1] ?? 0 }, place('vienna')),
    ).toBeLessThan(0.1)
    expect(bytes(towns)).toBeLessThan(6000)
  })

  it('have a known line, each once, from the one in the middle, of at most 3 KB in all', () => {
    for (const town of Object.keys(towns)) {
      const lines = aroundMap(town)
      expect(new Set(lines.map(([to, mode]) => `${mode} ${to}`)).size, town).toBe(lines.length)
      expect(bytes(lines), town).toBeLessThanOrEqual(3 * 1024)
      for (const [to, , , line] of lines) {
        const points = unpackLine(line)
        expect(haversineKm(points[0] as Point, place(town)), town).toBeLessThan(0.1)
        expect(haversineKm(points.at(-1) as Point, place(to)), to).toBeLessThan(0.1)
        expect(towns[to], to).toBeDefined()
      }
    }
    expect(aroundMap('paris').map(([to, mode]) => `${mode} ${to}`)).toContain('train london')
    expect(aroundMap('london').map(([to, mode]) => `${mode} ${to}`)).toContain('train paris')
  })
})

describe('what lies inside the land', () => {
  const { rivers, lakes, railways } = inlandMap()

  it('is in Europe, and light', () => {
    for (const line of [...rivers, ...lakes, ...railways])
      for (const { lat, lng } of unpackLine(line)) {
        expect(lat).toBeGreaterThanOrEqual(europe.south)
        expect(lat).toBeLessThanOrEqual(europe.north)
        expect(lng).toBeGreaterThanOrEqual(europe.west)
        expect(lng).toBeLessThanOrEqual(europe.east)
      }
    expect(bytes({ rivers, lakes, railways })).toBeLessThan(20_000)
  })

  it('has the railway through the Channel Tunnel once', () => {
    const middle = { lat: 51.01, lng: 1.47 }
    const passing = railways.filter((line) => {
      const points = unpackLine(line)
      return points.some((point, at) => {
        const next = points[at + 1]
        if (!next) return false
        return haversineKm(point, middle) + haversineKm(middle, next) < haversineKm(point, next) + 1
      })
    })
    expect(passing).toHaveLength(1)
  })
})
