// The published bases of the movable map.
import { brotliCompressSync, constants } from 'node:zlib'
import type { MultiPolygon } from 'geojson'
import { feature } from 'topojson-client'
import { describe, expect, it } from 'vitest'
import { isInside, unwrapRing } from '#geo/land-ring.ts'
import type { Countries } from '#models/published/country-topology.ts'
import { europeTopology } from '#models/published/europe-map.ts'
import { worldTopology } from '#models/published/world-map.ts'

const bases: [string, Countries, kilobytes: number][] = [
  ['Europe', europeTopology(), 70],
  ['the world', worldTopology(), 120],
]

function isLand(base: Countries, lat: number, lng: number): boolean {
  return feature(base, base.objects.countries).features.some(({ geometry }) =>
    (geometry as MultiPolygon).coordinates.some((rings) => isInside(rings.map(unwrapRing), lng, lat)),
  )
}

describe.each(bases)('the base of %s', (_, base, kilobytes) => {
  it('is light on the way', () => {
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }
    expect(brotliCompressSync(JSON.stringify(base), quality).length).toBeLessThan(kilobytes * 1000)
  })

  it('holds the arcs it uses, all of them and no other', () => {
    const used = JSON.stringify(
      base.objects.countries.geometries.map((shape) => 'arcs' in shape && shape.arcs),
    )
    const indexes = new Set(
      (used.match(/-?\d+/g) ?? []).map(Number).map((index) => (index < 0 ? ~index : index)),
    )
    expect([...indexes].sort((a, b) => a - b)).toEqual([...base.arcs.keys()])
  })

  it('says of each country where it lies, so that a map can begin with those in view', () => {
    for (const shape of base.objects.countries.geometries) {
      const [west = 0, south = 0, east = 0, north = 0] = shape.bbox ?? []
      const { geometry } = feature(base, shape) as { geometry: MultiPolygon }
      const points = geometry.coordinates.flatMap(([outline = []]) => unwrapRing(outline))
      expect(points.length).toBeGreaterThan(0)
      const outside = points.filter(([x, y]) => x < west || x > east || y < south || y > north)
      expect(outside).toEqual([])
    }
  })

  it.each([
    ['Berlin', 52.5, 13.4],
    ['Moscow', 55.8, 37.6],
    ['Palma', 39.6, 2.9],
    ['Reykjavík', 64.1, -21.7],
  ])('has land under %s', (_place, lat, lng) => {
    expect(isLand(base, lat, lng)).toBe(true)
    expect(isLand(base, 46, -20)).toBe(false)
  })
})

describe('the base of the world', () => {
  it.each([
    ['Tokyo', 35.7, 139.6],
    ['Denver', 39.7, -105],
    ['Chukotka beyond 180°', 66, 185],
    ['Valletta', 35.88, 14.45],
    ['Suva', -17.9, 178.2],
    ['Ushuaia', -54.7, -68],
  ])('has land under %s', (_place, lat, lng) => {
    expect(isLand(worldTopology(), lat, lng)).toBe(true)
  })
})
