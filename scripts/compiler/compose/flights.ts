// Flights: direct, else with one change at a hub on one ticket.
import { connection, flightDetour, secondAirportFromKm } from '#catalogue/coefficients.ts'
import { nextTicket, spentOn } from '../figures/tickets.ts'
import { rarity } from './board.ts'
import type { Graph } from './graph.ts'
import { type Label, startWith } from './label.ts'
import type { Node, Ride } from './rides.ts'

const flightsFrom = (nodes: readonly Node[]): Ride[] =>
  nodes.flatMap((node) => node.rides.filter((ride) => ride.way === 'air'))

/** Airports of a place: its own, else those of other places that serve it. */
function mainAirports(place: number, graph: Graph): readonly Node[] {
  const { own, other } = graph.airportsOf[place] as Graph['airportsOf'][number]
  return own.length > 0 || graph.places[place]?.kind === 'city' ? own : other
}

type Served = Graph['airportsOf'][number]

/** Direct flights between airports that serve the two places, other places' airports included. */
function fromSecondAirports(origin: number, destination: number, graph: Graph): Label[] {
  const [from, to] = [origin, destination].map((place) => graph.airportsOf[place]) as [Served, Served]
  const main = (place: number) => new Set(mainAirports(place, graph))
  const [leaving, arriving] = [main(origin), main(destination)]
  const all = new Set([...to.own, ...to.other])
  // nobody goes to another place's airport at both ends where one of their own has flights
  return flightsFrom([...from.own, ...from.other])
    .filter((ride) => all.has(ride.to) && (leaving.has(ride.from) || arriving.has(ride.to)))
    .map(first)
}

const byArrival = new WeakMap<Node, ReadonlyMap<Node, readonly Ride[]>>()

/** Flights from an airport to some others. A hub has hundreds, and is asked for them again and again. */
function flightsTo(airports: Iterable<Node>, hub: Node): Ride[] {
  const known = byArrival.get(hub) ?? Map.groupBy(flightsFrom([hub]), ({ to }) => to)
  byArrival.set(hub, known)
  return [...airports].flatMap((airport) => known.get(airport) ?? [])
}

const first = (ride: Ride): Label => startWith(ride, rarity(ride.perDay), undefined)

/** One airline sells both flights and checks bags through; low-cost airlines sell flights singly. */
function onOneTicket(a: Ride, b: Ride, graph: Graph): boolean {
  return a.service.operators.some(
    (id) => b.service.operators.includes(id) && graph.network.operators.get(id)?.fareGroup !== 'air-low-cost',
  )
}

function second(label: Label, ride: Ride): Label {
  const ticket = nextTicket(label.ticket, label.ride, ride)
  const minutes = Math.max(connection.flightMinutes, label.node.stop.minChangeMinutes, connectionWait(ride))
  return {
    ...label,
    ride,
    previous: label,
    node: ride.to,
    rides: 2,
    elapsed: label.elapsed + minutes + ride.minutes,
    effort: label.effort + minutes + ride.minutes + rarity(ride.perDay),
    change: { minutes, walk: 0, kind: 'expected', from: label.node },
    days: label.days & ride.days,
    km: label.km + ride.km.value,
    ticket,
    low: spentOn(ticket),
  }
}

const connectionWait = (ride: Ride) =>
  Math.min(connection.expectedWaitMaxMinutes, Math.round(connection.serviceDayMinutes / ride.perDay / 2))

/** Journeys by air: direct, else direct from or to another place's airport, else with a change. */
export function flights(origin: number, destination: number, graph: Graph): Label[] {
  const km = graph.km(origin, destination)
  const isBorrowed = [origin, destination].some((place) => graph.airportsOf[place]?.own.length === 0)
  if (isBorrowed && km < secondAirportFromKm) return []
  const leaving = flightsFrom(mainAirports(origin, graph)).map(first)
  const arriving = new Set(mainAirports(destination, graph))
  const direct = leaving.filter(({ node }) => arriving.has(node))
  if (direct.length > 0) return direct
  if (km < secondAirportFromKm) return []
  const near = fromSecondAirports(origin, destination, graph)
  if (near.length > 0) return near
  const longest = flightDetour.factor * km + flightDetour.km
  return leaving.flatMap((label) =>
    flightsTo(arriving, label.node)
      .filter((ride) => onOneTicket(label.ride, ride, graph))
      .map((ride) => second(label, ride))
      .filter((journey) => journey.km <= longest && journey.days !== 0),
  )
}
