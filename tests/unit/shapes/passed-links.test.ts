// Tunnels and bridges that lines of trains pass.
import { describe, expect, it, test } from 'vitest'
import type { FixedLink } from '#catalogue/fixed-link.ts'
import { compiledShapes } from '#compiler/emit/shapes.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import { passedLinks } from '#compiler/shapes/passed-links.ts'
import { trueLines } from '#compiler/shapes/true-lines.ts'
import type { Point } from '#geo/distance.ts'
import { unpackLine } from '#geo/shape-line.ts'
import { root } from '#tools/root.ts'

const at = (lat: number, lng: number): Point => ({ lat, lng })
const idsOf = (links: readonly FixedLink[]) => links.map(({ id }) => id)

describe('a line passes a link', () => {
  const link = (given: Partial<FixedLink>): FixedLink => ({
    ...{ id: 'tunnel', kind: 'tunnel', carries: 'rail', km: 22, from: at(50, 0.1), to: at(50, 0.4) },
    names: { en: '', de: '', fr: '', es: '', it: '' },
    ...{ basis: 'known', sources: [], asOf: '2026', leastKmPerHour: undefined },
    ...given,
  })
  const straight = [at(50, 0), at(50, 1)]

  test.each<[what: string, isPassed: boolean, points: Point[], link: FixedLink]>([
    ['with both ends on it', true, straight, link({})],
    ['whichever end comes first', true, [...straight].reverse(), link({})],
    [
      'in a valley a little beside a straight stretch',
      true,
      straight,
      link({ from: at(50.06, 0.1), to: at(50.06, 0.4), km: 22 }),
    ],
    ['not where one end lies elsewhere', false, straight, link({ to: at(50.15, 0.4) })],
    [
      'not where it leads around the mountain',
      false,
      [at(50, 0), at(50, 0.1), at(50.2, 0.25), at(50, 0.4), at(50, 1)],
      link({}),
    ],
    ['not where the link is longer than the line', false, straight, link({ km: 60 })],
    ['not on a road', false, straight, link({ carries: 'road' })],
    ['on a bridge of rails and road', true, straight, link({ kind: 'bridge', carries: 'both' })],
    ['not with a train that is too slow for it', false, straight, link({ leastKmPerHour: 101 })],
  ])('%s', (_what, isPassed, points, one) => {
    expect(passedLinks(points, [one], 100)).toHaveLength(isPassed ? 1 : 0)
  })

  it('in the order of travel', () => {
    const links = [link({ id: 'second', from: at(50, 0.6), to: at(50, 0.9) }), link({ id: 'first' })]
    expect(idsOf(passedLinks(straight, links, 100))).toEqual(['first', 'second'])
    expect(idsOf(passedLinks([...straight].reverse(), links, 100))).toEqual(['second', 'first'])
  })
})

describe('lines of trains', () => {
  const network = readNetwork(root)
  const stop = (id: string) => network.stops.get(id) as Point
  const lineOf = (id: string) =>
    unpackLine(network.shapes.find(({ services }) => services.includes(id))?.line ?? '3')
  const passed = (points: readonly Point[], kmPerHour = 150) =>
    idsOf(passedLinks(points, network.fixedLinks.values(), kmPerHour))

  it('pass the tunnels of their way', () => {
    expect(passed(lineOf('eurostar-london-paris'))).toEqual(['channel-tunnel'])
    expect(passed(lineOf('ec-zurich-milan'))).toEqual(['zimmerberg-base', 'gotthard-base', 'ceneri-base'])
    expect(passed(lineOf('dsb-copenhagen-odense'))).toEqual(['great-belt-tunnel', 'great-belt-west-bridge'])
    const bySegovia = [at(40.75, -3.765), at(40.91, -4.095), at(41.29, -4.69)]
    expect(passed([stop('madrid-chamartin'), ...bySegovia, stop('valladolid-campo-grande')])).toEqual([
      'guadarrama',
    ])
    expect(passed([stop('paris-lyon'), stop('lyon-part-dieu')])).toEqual([])
  })

  it('say so in compiled shapes, with their countries', () => {
    const shapes = compiledShapes(network, trueLines(network))
    expect(shapes['eurostar-london-paris']).toMatchObject({
      countries: ['GB', 'FR'],
      links: ['channel-tunnel'],
    })
    expect(shapes['ec-zurich-lugano']).not.toHaveProperty('countries')
    expect(shapes['ice-frankfurt-interlaken']).toMatchObject({ kind: 'sketched' })
    expect(shapes['ice-frankfurt-interlaken']).not.toHaveProperty('countries')
    expect(shapes['ice-frankfurt-interlaken']).not.toHaveProperty('links')
  })
})
