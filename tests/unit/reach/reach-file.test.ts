// A reach file says of every route exactly what the compiler composed.
import { describe, expect, test } from 'vitest'
import { townsOf } from '#catalogue/place.ts'
import { openReach } from '#catalogue/reach/read.ts'
import { bestWayOf } from '#catalogue/summary.ts'
import { composer } from '#compiler/compose/compile.ts'
import { reachComposer } from '#compiler/reach/origin.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import { root } from '#tools/root.ts'
import { tinyNetwork } from '../../fixtures/network.ts'

/** Travelled from: a hub, an island, a port, a city whose airport serves another one, and one with overrides. */
const origins = ['london', 'palma', 'dublin', 'bratislava', 'vienna']

describe.each([
  ['a small network', tinyNetwork(), undefined],
  ['the network of the catalogue', readNetwork(root), origins],
])('%s', (_, network, only) => {
  const towns = townsOf(network.places.values()).map(({ id }) => id)
  const some = towns.filter((id) => !only || only.includes(id))
  const { from, routeOf } = composer(network)
  const reach = reachComposer(network)

  test.each(some)('from %s', (place) => {
    const file = openReach(new TextEncoder().encode(reach(place).text))
    const composed = from(
      place,
      towns.filter((id) => id !== place),
    ).map(routeOf)
    expect(composed.length).toBe(towns.length - 1)
    for (const route of composed) {
      const read = file.route(route.destination)
      if (route.options.length === 0) expect(read, route.slug).toBeUndefined()
      else {
        expect(read, route.slug).toStrictEqual(route)
        const { slug, origin, destination, distanceKm, options } = route
        const brief = { slug, origin, destination, distanceKm, best: bestWayOf(options) }
        expect(file.brief(destination), slug).toStrictEqual(brief)
      }
    }
  })
})
