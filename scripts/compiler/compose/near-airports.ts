// Airports of other places for towns without one: as far by land as travellers go, with the way there composed.
import { connection, nearAirport } from '#catalogue/coefficients.ts'
import type { SecondAirport } from '#catalogue/door-to-door.ts'
import { haversineKm } from '#geo/distance.ts'
import type { Graph } from './graph.ts'
import type { Label } from './label.ts'
import type { Node } from './rides.ts'
import { type Reached, searchFrom } from './rounds.ts'

/** Trains and coaches, with one change. */
const byLand = { modes: new Set(['train', 'bus'] as const), maxChanges: 1 }

/** Minutes of half the time between two departures, which one waits on the way. */
const waitFor = ({ ride }: Label) =>
  Math.min(connection.expectedWaitMaxMinutes, Math.round(connection.serviceDayMinutes / ride.perDay / 2))

/** Minutes from the platform of a station at the airport to its check-in. */
const walkMinutes = 10
/** Kilometres; a station as near is the airport's own. */
const ownStationKm = 2

/** Stations and coach stops a way ends at, and what follows: at the airport itself, or in the centre of its place. */
function ends(airport: Node, graph: Graph): { node: Node; minutes: number; eur: number }[] {
  const { access } = airport.stop
  const isAt = ({ stop }: Node) => haversineKm(stop, airport.stop) <= ownStationKm
  return (graph.nodesOf[airport.place] ?? [])
    .filter(({ stop }) => stop.kind !== 'airport')
    .flatMap((node) => {
      if (isAt(node)) return [{ node, minutes: walkMinutes, eur: 0 }]
      return access ? [{ node, minutes: access.minutes, eur: access.eur }] : []
    })
}

/** The quickest way from a town to an airport by train or coach. */
function wayTo(
  airport: Node,
  reached: Reached,
  graph: Graph,
  origin: number,
): SecondAirport['access'] | undefined {
  const ways = ends(airport, graph).flatMap(({ node, minutes, eur }) =>
    reached.at(node).map((label) => ({
      minutes: label.elapsed + waitFor(label) + minutes,
      eur: Math.round(label.low + eur),
    })),
  )
  const [best] = ways.sort((a, b) => a.minutes - b.minutes || a.eur - b.eur)
  const starts = (graph.nodesOf[origin] ?? []).flatMap(({ stop }) => stop.access?.minutes ?? [])
  return best && { minutes: best.minutes + Math.min(...starts), eur: best.eur }
}

const hasFlights = ({ rides }: Node) => rides.some(({ way }) => way === 'air')

/** For each town without an airport of its own those that it can reach by land. */
function nearAirports(graph: Graph): SecondAirport[] {
  const airports = graph.nodes.filter((node) => node.stop.kind === 'airport' && hasFlights(node))
  return graph.places.flatMap((place, origin): SecondAirport[] => {
    const { id, kind } = place
    const { own = [], other = [] } = graph.airportsOf[origin] ?? {}
    if (kind !== 'town' || [...own, ...other].some(hasFlights)) return []
    const near = airports.filter(({ stop }) => haversineKm(stop, place) <= nearAirport.km)
    if (near.length === 0) return []
    const reached = searchFrom(origin, graph, byLand)
    return near.flatMap((airport): SecondAirport[] => {
      const access = wayTo(airport, reached, graph, origin)
      return access && access.minutes <= nearAirport.minutes
        ? [{ airport: airport.stop.id, city: id, access }]
        : []
    })
  })
}

/** The graph with airports of other places for towns that have none. */
export function withNearAirports(graph: Graph): Graph {
  const near = nearAirports(graph)
  const byTown = Map.groupBy(near, ({ city }) => city)
  const nodeOf = new Map(graph.nodes.map((node) => [node.stop.id, node]))
  const { network } = graph
  return {
    ...graph,
    network: { ...network, secondAirports: [...(network.secondAirports ?? []), ...near] },
    airportsOf: graph.airportsOf.map(({ own, other }, index) => ({
      own,
      other: [
        ...other,
        ...(byTown.get(graph.places[index]?.id ?? '') ?? []).flatMap(
          ({ airport }) => nodeOf.get(airport) ?? [],
        ),
      ],
    })),
  }
}
