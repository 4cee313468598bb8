// Rides as rows of a reach file.
import type { LegRecord, Ticket } from '#catalogue/journey.ts'
import { modes } from '#catalogue/mode.ts'
import type { StopId } from '#catalogue/network.ts'
import type { PackedFare, PackedRide } from '#catalogue/reach/format.ts'
import type { ServiceId } from '#catalogue/service.ts'
import type { Graph } from '../compose/graph.ts'
import { rideRecord } from '../compose/journey-option.ts'
import type { Ride } from '../compose/rides.ts'
import { ticketAlone } from '../figures/price.ts'
import { type PackTables, trimmed } from './pack-tables.ts'

const indexes = new WeakMap<Graph, ReadonlyMap<string, Ride>>()

/** Rides by their service and the stop they leave. */
function ridesOf(graph: Graph): ReadonlyMap<string, Ride> {
  const known = indexes.get(graph)
  if (known) return known
  const index = new Map(
    graph.nodes.flatMap(({ stop, rides }) =>
      rides.map((ride) => [`${ride.service.id} ${stop.id}`, ride] as const),
    ),
  )
  indexes.set(graph, index)
  return index
}

function packFare(
  { part: { rule, of, km, low, high }, provenance }: Ticket,
  service: ServiceId,
  tables: PackTables,
): PackedFare {
  const row: PackedFare = [rule, km, low, high, tables.provenance(provenance)]
  if (of !== service) row.push(of)
  return row
}

/**
 * The index of a ride, which is added where it is new.
 * @param alone its ticket, where it is sold alone
 * @param shift minutes the clock at its end is ahead
 */
export function packRide(
  { id = '', leg, runs, ...record }: LegRecord,
  { alone, shift = 0 }: { alone: Ticket | undefined; shift?: number },
  tables: PackTables,
): number {
  const { season, night } = runs
  const row: PackedRide = [
    id,
    tables.stops.ref(leg.from),
    tables.stops.ref(leg.to),
    leg.minutes,
    leg.km,
    runs.departuresPerDay ?? 0,
    tables.operators.ref(record.operators),
    tables.products.ref(leg.product),
    modes.indexOf(leg.mode),
    tables.provenance(runs),
    tables.provenance(record.kmFrom),
    tables.provenance(record.co2From),
    tables.co2Parts(leg),
    tables.amenities.ref(record.amenities),
    alone ? packFare(alone, id, tables) : 0,
    shift,
    record.bestMinutes ?? 0,
    runs.firstDeparture ?? 0,
    runs.lastDeparture ?? 0,
    season ? `${season.from}${season.to}` : 0,
    night ? night.berths.join(' ') : 0,
    leg.service && leg.service !== id ? leg.service : 0,
  ]
  return tables.rides.ref(trimmed(row))
}

/** Packs rides of a network by their service and the stop they leave, each once. */
export function ridePacker(graph: Graph, tables: PackTables): (service: ServiceId, from: StopId) => number {
  const refs = new Map<string, number>()
  return (service, from) => {
    const key = `${service} ${from}`
    const known = refs.get(key)
    if (known !== undefined) return known
    const ride = ridesOf(graph).get(key)
    if (!ride) throw new RangeError(`${key}: the network has no such ride.`)
    const shift = ride.to.offset - ride.from.offset
    const alone = ticketAlone(ride, graph.network)
    const ref = packRide(rideRecord(ride, graph.network), { alone, shift }, tables)
    refs.set(key, ref)
    return ref
  }
}
