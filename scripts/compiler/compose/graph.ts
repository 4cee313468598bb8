// The network as a graph of stops and rides, for the search.

import { connection } from '#catalogue/coefficients.ts'
import type { Place, PlaceId } from '#catalogue/place.ts'
import { haversineKm } from '#geo/distance.ts'
import type { Network } from '../read/network.ts'
import { partsOf } from './part-rides.ts'
import { type Node, type Ride, toNodes, toRide } from './rides.ts'
import { roadDistances } from './roads.ts'

export interface Graph {
  network: Network
  places: readonly Place[]
  nodes: readonly Node[]
  /** nodes of a place, by its index */
  nodesOf: readonly (readonly Node[])[]
  /** airports at a place, and airports of other places that serve it, by its index */
  airportsOf: readonly { own: readonly Node[]; other: readonly Node[] }[]
  placeIndex: ReadonlyMap<string, number>
  /** great-circle kilometres between two places, by index */
  km(a: number, b: number): number
}

/** Builds nodes, rides in both directions and links. Shuttles for cars only are not rides. */
export function buildGraph(network: Network): Graph {
  const byId = toNodes(network)
  const nodes = [...byId.values()]
  const node = (id: string) => byId.get(id) as Node
  const roadKm = roadDistances(network)
  for (const service of network.services.values()) {
    if (service.carries === 'car') continue
    const [from, to] = [node(service.from), node(service.to)]
    addRide(toRide(service, false, { from, to }, network, roadKm))
    if (!service.oneWay) addRide(toRide(service, true, { from: to, to: from }, network, roadKm))
  }
  const placeIndex = new Map([...network.places.keys()].map((id, index) => [id, index]))
  const indexes = (ids: readonly PlaceId[]) => new Set(ids.map((id) => placeIndex.get(id) as number))
  for (const { service, of, before, after } of connection.changesAtCalls ? partsOf(network) : []) {
    const ends = { from: node(service.from), to: node(service.to) }
    const whole = { service: of.id, before: indexes(before), after: indexes(after) }
    addRide({ ...toRide(service, false, ends, network, roadKm), partOf: whole })
  }
  for (const { from, to, minutes } of network.stopLinks) {
    node(from).links.push({ to: node(to), minutes })
    node(to).links.push({ to: node(from), minutes })
  }
  const places = [...network.places.values()]
  const airportsOf = places.map(({ id }, index) => ({
    own: nodes.filter(({ place, stop }) => place === index && stop.kind === 'airport'),
    other: (network.secondAirports ?? [])
      .filter(({ city }) => city === id)
      .map(({ airport }) => node(airport)),
  }))
  return {
    network,
    places,
    nodes,
    nodesOf: places.map((_, index) => nodes.filter((candidate) => candidate.place === index)),
    airportsOf,
    placeIndex,
    km: distances(places),
  }
}

function addRide(ride: Ride): void {
  ride.from.rides.push(ride)
}

/** Distances, computed once per pair. */
function distances(places: readonly Place[]): Graph['km'] {
  const known = new Float64Array(places.length ** 2).fill(-1)
  return (a, b) => {
    const index = a * places.length + b
    let km = known[index] as number
    if (km < 0) {
      km = haversineKm(places[a] as Place, places[b] as Place)
      known[index] = km
    }
    return km
  }
}
