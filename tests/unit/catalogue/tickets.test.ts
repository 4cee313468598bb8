// The search prices journeys as the catalogue does; otherwise it would drop cheap journeys.
import { expect, test } from 'vitest'
import { buildGraph } from '#compiler/compose/graph.ts'
import { chain, type Label } from '#compiler/compose/label.ts'
import { searchFrom } from '#compiler/compose/rounds.ts'
import { ticketsOf } from '#compiler/figures/price.ts'
import { tinyNetwork } from '../../fixtures/network.ts'

test('what the search believes a journey costs is what the catalogue says', () => {
  const network = tinyNetwork()
  const graph = buildGraph(network)
  const reached = searchFrom(graph.placeIndex.get('westby') as number, graph, {
    modes: new Set(['train', 'bus', 'ferry']),
    maxChanges: 3,
  })
  const labels: Label[] = graph.nodes.flatMap((node) => [...reached.at(node)])
  expect(labels.length).toBeGreaterThan(5) // otherwise the loop below tests nothing
  expect(labels.some(({ ticket }) => ticket.parts.length > 1)).toBe(true)
  for (const label of labels) {
    const tickets = ticketsOf(
      chain(label).map(({ ride }) => ride),
      network,
    )
    expect(label.low).toBeCloseTo(
      tickets.reduce((sum, { part }) => sum + part.low, 0),
      1,
    )
  }
})
