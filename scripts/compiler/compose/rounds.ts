// Journeys from one place to every other, one ride more per round (RAPTOR with a few labels per stop and round).
import type { Mode } from '#catalogue/mode.ts'
import { keep } from './bag.ts'
import { boardFirst, boardNext } from './board.ts'
import type { Graph } from './graph.ts'
import type { Label } from './label.ts'
import type { Node, Ride } from './rides.ts'

/** What a search may use. */
export interface SearchRules {
  modes: ReadonlySet<Mode>
  maxChanges: number
}

/** All journeys worth keeping, by index of the stop they end at. */
export interface Reached {
  at(node: Node): readonly Label[]
}

/** Journeys with and without a night, and with and without a ship, do not compete with each other. */
const classes = 4
const classOf = (label: Label) => (label.hasNight ? 2 : 0) + (label.hasFerry ? 1 : 0)

/** Every journey from a place by at most `maxChanges` changes that a traveller might take. */
export function searchFrom(origin: number, graph: Graph, rules: SearchRules): Reached {
  const bags: (Label[] | undefined)[] = new Array(graph.nodes.length * classes)
  const admit = (label: Label, fresh: Set<Label>) => {
    const index = label.node.index * classes + classOf(label)
    let bag = bags[index]
    if (!bag) {
      bag = []
      bags[index] = bag
    }
    if (keep(bag, label)) fresh.add(label)
  }
  const serves = (ride: Ride) => rules.modes.has(ride.mode)

  let fresh = new Set<Label>()
  for (const node of graph.nodesOf[origin] ?? [])
    for (const ride of node.rides)
      if (serves(ride)) for (const label of boardFirst(ride, graph)) admit(label, fresh)

  for (let changes = 1; changes <= rules.maxChanges; changes += 1) {
    const previous = fresh
    fresh = new Set()
    for (const label of previous) {
      if (!bags[label.node.index * classes + classOf(label)]?.includes(label)) continue // beaten since
      for (const { to, minutes } of [{ to: label.node, minutes: 0 }, ...label.node.links])
        for (const ride of to.rides)
          if (serves(ride)) for (const next of boardNext(label, to, minutes, ride, graph)) admit(next, fresh)
    }
  }
  return {
    at: ({ index }) =>
      Array.from({ length: classes }, (_, number) => bags[index * classes + number] ?? []).flat(),
  }
}
