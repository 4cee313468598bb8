// A journey by train, flight, coach or ferry as an option.
import { doorToDoor } from '#catalogue/door-to-door.ts'
import { type Clocks, journeyOption, type LegRecord } from '#catalogue/journey.ts'
import type { Mode } from '#catalogue/mode.ts'
import { provenanceOf } from '#catalogue/modelled.ts'
import type { StopLink } from '#catalogue/network.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { Change, TransportOption } from '#catalogue/route.ts'
import { daysBetween, toClock } from '../compose/clock.ts'
import { chain, type Label } from '../compose/label.ts'
import type { Ride } from '../compose/rides.ts'
import { kmProvenance, rideCarbon } from '../figures/carbon.ts'
import { ticketsOf } from '../figures/price.ts'
import type { Network } from '../read/network.ts'

/** Departure and arrival in local time; only where the departure is certain. */
function clocks({ ride, departs }: Label, alone: boolean): Clocks {
  if (!ride.at || departs === undefined || (alone && ride.at.length > 1)) return {}
  const arrives = departs + ride.minutes
  return {
    departs: toClock(departs, ride.from.offset),
    arrives: toClock(arrives, ride.to.offset),
    dayOffset: daysBetween(departs, ride.from.offset, arrives, ride.to.offset),
  }
}

const records = new WeakMap<Ride, LegRecord>()

/** What options say of a ride; made once, since a ride is part of many journeys. */
export function rideRecord(ride: Ride, network: Network): LegRecord {
  const known = records.get(ride)
  if (known) return known
  const { service } = ride
  const carbon = rideCarbon(ride, network)
  const record: LegRecord = {
    id: service.id,
    leg: {
      service: ride.partOf?.service ?? service.id,
      mode: ride.mode,
      operator: service.operators[0] ?? null,
      product: service.product,
      from: ride.from.stop.id,
      to: ride.to.stop.id,
      minutes: ride.minutes,
      km: ride.km.value,
      co2Parts: carbon.parts,
    },
    runs: {
      departuresPerDay: ride.perDay,
      ...(ride.ends.first && { firstDeparture: ride.ends.first }),
      ...(ride.ends.last && { lastDeparture: ride.ends.last }),
      ...(ride.season && { season: ride.season }),
      ...(service.night && { night: service.night }),
      ...provenanceOf(service),
    },
    operators: service.operators,
    amenities: service.amenities,
    ...(ride.bestMinutes !== undefined && { bestMinutes: ride.bestMinutes }),
    kmFrom: kmProvenance(ride),
    co2From: carbon.provenance,
  }
  records.set(ride, record)
  return record
}

function toChange({ ride, change }: Label, links: ReadonlyMap<string, StopLink>): Change[] {
  if (!change) return []
  const { from, minutes, walk, kind } = change
  const [at, to] = [from.stop.id, ride.from.stop.id]
  const link = at === to ? undefined : links.get(linkKey(at, to))
  return [{ at, to, minutes, walk, kind, ...(link && { link }) }]
}

const linkKey = (a: string, b: string) => [a, b].sort().join(' ')

const linksOf = new WeakMap<Network, Map<string, StopLink>>()

/** Stop links by their two ends, once per network. */
function linkIndex(network: Network): Map<string, StopLink> {
  let index = linksOf.get(network)
  if (!index) {
    index = new Map(
      network.stopLinks.map(({ where: _where, ...link }) => [linkKey(link.from, link.to), link]),
    )
    linksOf.set(network, index)
  }
  return index
}

/** The option of a journey; pick.ts sets its role, route-options.ts its flags. */
export function optionOf(
  label: Label,
  mode: Mode,
  network: Network,
  ends: { origin: PlaceId; destination: PlaceId },
): TransportOption {
  const labels = chain(label)
  const rides = labels.map(({ ride }) => ride)
  const [first, last] = [rides[0] as Ride, rides.at(-1) as Ride]
  const direct = rides.length === 1
  return journeyOption({
    mode,
    role: direct ? 'direct' : 'fastest',
    legs: rides.map((ride) => rideRecord(ride, network)),
    clocks: labels.map((at) => clocks(at, direct)),
    changes: labels.flatMap((at) => toChange(at, linkIndex(network))),
    tickets: ticketsOf(rides, network),
    doorToDoor: doorToDoor([first.from.stop, ends.origin], [last.to.stop, ends.destination], network),
    isComposed: !direct,
  })
}
