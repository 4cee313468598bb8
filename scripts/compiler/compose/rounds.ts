// Journeys from a place to all others, one ride more per round (RAPTOR with a few labels per stop; A1).
import type { Mode } from '#catalogue/mode.ts'
import { addToBag } from './bag.ts'
import { boardFirst, boardNext } from './board.ts'
import type { Graph } from './graph.ts'
import type { Label } from './label.ts'
import type { Node, Ride } from './rides.ts'

/** Limits of a search. */
export interface SearchRules {
  modes: ReadonlySet<Mode>
  maxChanges: number
  /** rides of these modes that are left out all the same */
  isLeftOut?(ride: Ride): boolean
  /** indexes of the places asked about; without them every place is. A last ride to another place is not searched. */
  destinations?: ReadonlySet<number>
}

/** All journeys worth keeping, by index of the stop they end at; at other places than those asked about, some. */
export interface Reached {
  at(node: Node): readonly Label[]
}

/** Journeys with and without a night, and with and without a ship, do not compete with each other. */
const classes = 4
const classOf = (label: Label) => (label.hasNight ? 2 : 0) + (label.hasFerry ? 1 : 0)

/** Rides of a node, listed when they are first asked for. */
function byNode(graph: Graph, list: (node: Node) => readonly Ride[]): (node: Node) => readonly Ride[] {
  const known: (readonly Ride[] | undefined)[] = new Array(graph.nodes.length)
  return (node) => {
    const rides = known[node.index] ?? list(node)
    known[node.index] = rides
    return rides
  }
}

/** The journeys worth keeping from a place to every stop, with at most `maxChanges` changes. */
export function searchFrom(origin: number, graph: Graph, rules: SearchRules): Reached {
  const bags: (Label[] | undefined)[] = new Array(graph.nodes.length * classes)
  const bagOf = (label: Label): Label[] => {
    const index = label.node.index * classes + classOf(label)
    const bag = bags[index] ?? []
    bags[index] = bag
    return bag
  }
  const serves = (ride: Ride) => rules.modes.has(ride.mode) && !rules.isLeftOut?.(ride)
  const { destinations } = rules
  const ridesAt = byNode(graph, (node) => node.rides.filter(serves))
  const lastRidesAt = destinations
    ? byNode(graph, (node) => ridesAt(node).filter(({ to }) => destinations.has(to.place)))
    : ridesAt

  /** Keeps the labels that are worth it, and adds them to those of the round. */
  const admit = (labels: readonly Label[], fresh: Label[]) => {
    for (const label of labels) if (addToBag(bagOf(label), label)) fresh.push(label)
  }
  /** Boards every ride after each label; one that is admitted can beat a later one of the same round. */
  const after = (before: readonly Label[], ridesOf: (node: Node) => readonly Ride[]): Label[] => {
    const fresh: Label[] = []
    for (const label of before) {
      if (!bagOf(label).includes(label)) continue
      for (const ride of ridesOf(label.node)) admit(boardNext(label, label.node, 0, ride, graph), fresh)
      for (const { to, minutes } of label.node.links)
        for (const ride of ridesOf(to)) admit(boardNext(label, to, minutes, ride, graph), fresh)
    }
    return fresh
  }

  let fresh: Label[] = []
  for (const ride of (graph.nodesOf[origin] ?? []).flatMap(ridesAt)) admit(boardFirst(ride, graph), fresh)
  for (let changes = 1; changes <= rules.maxChanges; changes += 1)
    fresh = after(fresh, changes === rules.maxChanges ? lastRidesAt : ridesAt)
  return {
    at: ({ index }) =>
      Array.from({ length: classes }, (_, number) => bags[index * classes + number] ?? []).flat(),
  }
}
