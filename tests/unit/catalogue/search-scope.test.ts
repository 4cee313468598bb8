// A search that knows which places are asked about finds the same journeys there as one that asks about all.
import { expect, test } from 'vitest'
import { buildGraph } from '#compiler/compose/graph.ts'
import { stretchesOf } from '#compiler/compose/roads.ts'
import { departFrom, optionsTo } from '#compiler/compose/route-options.ts'
import { tinyNetwork } from '../../fixtures/network.ts'

test('leaving out rides to places nobody asked about changes no option', () => {
  const network = tinyNetwork()
  const graph = buildGraph(network)
  const stretches = stretchesOf(network)
  const places = [...graph.placeIndex.values()]
  let compared = 0
  for (const origin of places) {
    const all = departFrom(origin, places, graph, stretches)
    for (const destination of places) {
      if (destination === origin) continue
      const alone = departFrom(origin, [destination], graph, stretches)
      const options = optionsTo(destination, all, graph)
      expect(optionsTo(destination, alone, graph)).toEqual(options)
      compared += options.length
    }
  }
  expect(compared).toBeGreaterThan(places.length)
})
