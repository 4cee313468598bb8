// Kilometres of lines by country, and what rows of trains say of them.
import { describe, expect, it, test } from 'vitest'
import type { CountryCode } from '#catalogue/place.ts'
import { allDifferences } from '#compiler/emit/line-coverage.ts'
import { indexCountries, readCountries } from '#compiler/land/countries.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import { countryKm } from '#compiler/shapes/country-km.ts'
import { lineShares, shareDifferences } from '#compiler/shapes/factor-shares.ts'
import { type TrueLine, trueLines } from '#compiler/shapes/true-lines.ts'
import { haversineKm, type Point } from '#geo/distance.ts'
import { root } from '#tools/root.ts'

const at = (lat: number, lng: number): Point => ({ lat, lng })
const square = (code: CountryCode, west: number, south: number, east: number, north: number) => ({
  code,
  rings: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ] as const,
  ],
})

describe('kilometres by country', () => {
  /** A and B share the border at 1° east; C lies beyond a sea from 2° to 3° east. */
  const countries = indexCountries([
    square('AA', 0, 0, 1, 1),
    square('BB', 1, 0, 2, 1),
    square('CC', 3, 0, 4, 1),
  ])
  const degree = haversineKm(at(0.5, 0), at(0.5, 1))
  const shares = (points: readonly Point[]) =>
    [...countryKm(points, countries)].map(([code, km]) => [code, Number((km / degree).toFixed(3))])

  test.each<[what: string, points: Point[], ...[code: string, degrees: number][]]>([
    [
      'is cut at a border between two of its points',
      [at(0.5, 0.5), at(0.5, 1.25)],
      ['AA', 0.5],
      ['BB', 0.25],
    ],
    ['is in the order of travel', [at(0.5, 1.25), at(0.5, 0.5)], ['BB', 0.25], ['AA', 0.5]],
    ['shares a sea between two countries', [at(0.5, 1.5), at(0.5, 3.5)], ['BB', 1], ['CC', 1]],
    ['gives a bay to its only country', [at(0.5, 1.5), at(0.5, 2.5), at(0.5, 1.5)], ['BB', 2]],
    ['gives a quay beyond the coast to its country', [at(0.5, 2.1), at(0.5, 1.5)], ['BB', 0.6]],
    [
      'counts a country that it enters twice once',
      [at(0.5, 0.5), at(0.5, 1.5), at(0.5, 0.5)],
      ['AA', 1],
      ['BB', 1],
    ],
    [
      'stays in its country along a border',
      [at(0.2, 0.9), at(0.3, 1.005), at(0.6, 1.005), at(0.7, 0.9)],
      ['AA', 0.59],
    ],
    ['has none at sea', [at(0.5, 2.2), at(0.5, 2.8)]],
  ])('a line %s', (_what, points, ...expected) => {
    expect(shares(points)).toEqual(expected)
  })
})

describe('true lines', () => {
  const network = readNetwork(root)
  const lines = trueLines(network)
  const lineOf = (id: string) => lines.find(({ service }) => service.id === id) as TrueLine
  const world = indexCountries(readCountries())
  const partsOf = (km: ReadonlyMap<string, number>) => {
    const all = [...km.values()].reduce((sum, each) => sum + each, 0)
    return [...km].map(([code, each]) => [code, Math.round((each / all) * 100)])
  }

  test.each([
    [
      'eurostar-paris-brussels',
      [
        ['FR', 77],
        ['BE', 23],
      ],
    ],
    [
      'eurostar-london-paris',
      [
        ['GB', 32],
        ['FR', 68],
      ],
    ],
    [
      'rjx-vienna-budapest',
      [
        ['AT', 24],
        ['HU', 76],
      ],
    ],
    [
      'rjx-innsbruck-zurich',
      [
        ['AT', 58],
        ['LI', 4],
        ['CH', 39],
      ],
    ],
    ['alvia-leon-vigo', [['ES', 100]]],
  ])('%s has its known shares', (id, expected) => {
    expect(partsOf(lineOf(id).countries)).toEqual(expected)
  })

  it('from Basel to Milan by Bern are in Switzerland as far as into the Simplon tunnel', () => {
    const stations = [
      at(47.547, 7.59),
      at(46.949, 7.439),
      at(46.319, 7.988),
      at(46.206, 8.201),
      at(45.487, 9.205),
    ]
    expect(partsOf(countryKm(stations, world))).toEqual([
      ['CH', 56],
      ['IT', 44],
    ])
  })

  it('that lead around by a country of which nothing is known say nothing of it', () => {
    expect(lineOf('ice-frankfurt-interlaken').unconfirmed).toEqual(['FR'])
    expect(lineOf('ec-munich-venice').unconfirmed).toEqual([])
    expect(shareDifferences(lineOf('ice-frankfurt-interlaken'), network)).toEqual([])
  })

  it('keep the factors of a row, and leave those that stand for a kind of train', () => {
    expect([...(lineShares(lineOf('ec-munich-venice'), network) ?? new Map()).keys()]).toEqual([
      'rail-de',
      'rail-at',
      'rail-it',
    ])
    expect(lineShares(lineOf('ter-mulhouse-basel'), network)).toBeUndefined()
    expect(lineShares(lineOf('eurostar-london-paris'), network)).toBeUndefined()
  })

  it('differ from typed shares by more than 0.05 only where lines are less exact', () => {
    const typed = allDifferences(lines, network).filter(({ isTyped }) => isTyped)
    expect(new Set(typed.map(({ service }) => service))).toEqual(
      new Set(['ec-villach-ljubljana', 'tgv-paris-munich', 'tgv-paris-stuttgart']),
    )
  })
})
