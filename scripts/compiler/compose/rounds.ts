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
  const admit = (label: Label, fresh: Set<Label>) => {
    const index = label.node.index * classes + classOf(label)
    let bag = bags[index]
    if (!bag) {
      bag = []
      bags[index] = bag
    }
    if (addToBag(bag, label)) fresh.add(label)
  }
  const serves = (ride: Ride) => rules.modes.has(ride.mode) && !rules.isLeftOut?.(ride)

  const isBeaten = (label: Label) => !bags[label.node.index * classes + classOf(label)]?.includes(label)
  const { destinations } = rules
  const ridesAt = byNode(graph, (node) => node.rides.filter(serves))
  const lastRidesAt = destinations
    ? byNode(graph, (node) => ridesAt(node).filter(({ to }) => destinations.has(to.place)))
    : ridesAt
  const round = (labels: Iterable<Label>) => {
    const fresh = new Set<Label>()
    for (const label of labels) admit(label, fresh)
    return fresh
  }

  let fresh = round((graph.nodesOf[origin] ?? []).flatMap(ridesAt).flatMap((ride) => boardFirst(ride, graph)))
  for (let changes = 1; changes <= rules.maxChanges; changes += 1)
    fresh = round(after(fresh, changes === rules.maxChanges ? lastRidesAt : ridesAt))

  /** The labels after each label. A generator, since admitting one label can beat a later one. */
  function* after(labels: ReadonlySet<Label>, ridesOf: (node: Node) => readonly Ride[]): Generator<Label> {
    for (const label of labels) {
      if (isBeaten(label)) continue
      for (const { to, minutes } of [{ to: label.node, minutes: 0 }, ...label.node.links])
        for (const ride of ridesOf(to)) yield* boardNext(label, to, minutes, ride, graph)
    }
  }
  return {
    at: ({ index }) =>
      Array.from({ length: classes }, (_, number) => bags[index * classes + number] ?? []).flat(),
  }
}
