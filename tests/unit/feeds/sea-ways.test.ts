// Kilometres of ships held against ways over a made-up sea.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compareSeaWays, readSeaWays, type SeaWay } from '#compiler/feeds/sea/compare-sea-ways.ts'
import { straightKm } from '#compiler/feeds/sea/straighten.ts'
import { landInBox } from '#compiler/feeds/sea/water-grid.ts'
import { haversineKm } from '#geo/distance.ts'
import { tinyNetwork } from '../../fixtures/network.ts'

/** Land on every parallel between the given longitudes and latitudes. */
const island = (west: number, east: number, south = -90, north = 90) => ({
  spans: (lat: number) => (lat >= south && lat <= north ? [{ from: west, to: east, polygon: 0 }] : []),
})
const sea = { spans: () => [] }
const box = { left: -2, right: 4, bottom: 48, top: 54 }
const point = (lat: number, lng: number) => ({ lat, lng })

describe('a way over the sea lanes', () => {
  const [a, b] = [point(50, 0), point(50, 3)]

  test('is pulled straight over open water', () => {
    const isLand = landInBox(sea, box)
    expect(straightKm([a, point(50.3, 1), point(49.8, 2), b], isLand)).toBeCloseTo(haversineKm(a, b), -1)
  })

  test('keeps the nodes that lead around an island', () => {
    const isLand = landInBox(island(1.4, 1.6, 49.5, 50.4), box)
    const way = straightKm([a, point(50.5, 1.5), b], isLand)
    expect(way).toBeGreaterThan(haversineKm(a, b) + 5)
    expect(way).toBeLessThanOrEqual(haversineKm(a, point(50.5, 1.5)) + haversineKm(point(50.5, 1.5), b) + 0.1)
  })

  test('may begin on what a coarse coast draws as land', () => {
    const isLand = landInBox(island(-0.05, 0.05), box)
    expect(straightKm([a, point(50.3, 1.5), b], isLand)).toBeCloseTo(haversineKm(a, b), -1)
  })
})

describe('a ferry', () => {
  const id = 'ferry-gport-isle'
  const network = (km?: number) =>
    tinyNetwork({ change: { [id]: { km, sources: ['editors'], from: 'gport-port', to: 'isle-port' } } })
  const [gport, isle] = ['gport-port', 'isle-port'].map((stop) => network().stops.get(stop))
  const least = Math.round(haversineKm(gport as never, isle as never))
  const way: SeaWay = {
    from: 'isle-port',
    to: 'gport-port',
    km: least + 20,
    points: [point(51.29, 0), point(50.9, 0.4), point(50.51, 0)],
  }
  const proposal = (km?: number, ways = [way]) =>
    compareSeaWays(ways, network(km), sea, { source: 'lanes', asOf: '2022' }).find(
      ({ service }) => service === id,
    )

  test.each([
    ['the shortest way', least],
    ['two kilometres less, as ports are placed', least - 2],
    ['the way over the net', least + 20],
    ['a twentieth more than that', Math.floor((least + 20) * 1.05)],
  ])('of %s agrees', (_, km) => {
    expect(proposal(km)).toMatchObject({ kind: 'agrees', changes: [] })
  })

  test.each([
    ['less than the shortest way', least - 4],
    ['far more than the net', least * 2],
    ['no kilometres', undefined],
  ])('of %s differs, and gets the middle and the source', (_, km) => {
    expect(proposal(km)).toMatchObject({
      kind: 'differs',
      changes: [
        { column: 'km', ours: km === undefined ? '' : String(km), theirs: String(least + 10) },
        { column: 'sources', ours: 'editors', theirs: 'editors lanes' },
      ],
    })
  })

  test('without a way between its ports is absent', () => {
    expect(proposal(90, [])?.kind).toBe('absent')
  })
})

test('a file that is no GeoJSON of ways is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-sea-'))
  try {
    writeFileSync(join(folder, 'ways.geojson'), '{"features":[{"properties":{}}]}')
    expect(() => readSeaWays(join(folder, 'ways.geojson'))).toThrow(/ways\.geojson: cannot be read/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
