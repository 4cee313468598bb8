// A journey by train, flight, coach or ferry as an option with all its figures.
import { type Figure, mergeProvenance } from '#catalogue/figure.ts'
import type { Mode } from '#catalogue/mode.ts'
import type { StopLink } from '#catalogue/network.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { Change, Leg, TransportOption } from '#catalogue/route.ts'
import type { AmenityKey } from '#catalogue/service.ts'
import { daysBetween, toClock } from '../compose/clock.ts'
import { chain, type Label } from '../compose/label.ts'
import type { Ride } from '../compose/rides.ts'
import { type Carbon, kmProvenance, rideCarbon, sumCarbon } from '../figures/carbon.ts'
import { doorToDoor } from '../figures/door-to-door.ts'
import { priceRides } from '../figures/price.ts'
import { provenanceOf } from '../figures/provenance.ts'
import type { Network } from '../read/network.ts'

/** Ids never hold two hyphens in a row, so the parts of an option's id stay apart. */
export const optionId = (mode: Mode, serviceIds: readonly string[]) => [mode, ...serviceIds].join('--')

/** Departure and arrival in local time; only where the departure is certain. */
function clocks({ ride, departs }: Label, alone: boolean): Pick<Leg, 'departs' | 'arrives' | 'dayOffset'> {
  if (!ride.at || departs === undefined || (alone && ride.at.length > 1)) return {}
  const arrives = departs + ride.minutes
  return {
    departs: toClock(departs, ride.from.offset),
    arrives: toClock(arrives, ride.to.offset),
    dayOffset: daysBetween(departs, ride.from.offset, arrives, ride.to.offset),
  }
}

function toLeg(label: Label, alone: boolean, carbon: Carbon): Leg {
  const { ride } = label
  const { service } = ride
  return {
    service: ride.partOf?.service ?? service.id,
    mode: ride.mode,
    operator: service.operators[0] ?? null,
    product: service.product,
    from: ride.from.stop.id,
    to: ride.to.stop.id,
    minutes: ride.minutes,
    km: ride.km.value,
    co2Parts: carbon.parts,
    ...clocks(label, alone),
    departuresPerDay: ride.perDay,
    ...(ride.ends.first && { firstDeparture: ride.ends.first }),
    ...(ride.ends.last && { lastDeparture: ride.ends.last }),
    ...(ride.season && { season: ride.season }),
    ...(service.night && { night: service.night }),
    ...provenanceOf(service),
  }
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

/** Amenities that all of the rides offer. */
function sharedAmenities(rides: readonly Ride[]): AmenityKey[] {
  const [first, ...rest] = rides.map(({ service }) => service.amenities)
  return (first ?? []).filter((key) => rest.every((amenities) => amenities.includes(key)))
}

function minutesFigure(label: Label, rides: readonly Ride[]): Figure<number> {
  const parts = rides.map(({ service }) => service)
  return {
    value: label.elapsed,
    ...mergeProvenance(parts, parts.length > 1 ? 'composed' : 'timetable'),
  }
}

/** The option of a journey; pick.ts sets its role, route-options.ts its flags. */
export function journeyOption(
  label: Label,
  mode: Mode,
  network: Network,
  ends: { origin: PlaceId; destination: PlaceId },
): TransportOption {
  const labels = chain(label)
  const rides = labels.map(({ ride }) => ride)
  const carbons = rides.map((ride) => rideCarbon(ride, network))
  const [first, last] = [rides[0] as Ride, rides.at(-1) as Ride]
  const minutes = minutesFigure(label, rides)
  const direct = rides.length === 1
  return {
    id: optionId(
      mode,
      rides.map(({ service }) => service.id),
    ),
    mode,
    role: direct ? 'direct' : 'fastest',
    operators: [...new Set(rides.flatMap(({ service }) => service.operators))],
    legs: labels.map((at, index) => toLeg(at, direct, carbons[index] as Carbon)),
    changes: labels.flatMap((at) => toChange(at, linkIndex(network))),
    minutes,
    ...provenanceOf(minutes),
    ...(direct && first.bestMinutes !== undefined && { bestMinutes: first.bestMinutes }),
    doorToDoor: doorToDoor([first.from.stop, ends.origin], [last.to.stop, ends.destination], network),
    km: {
      value: label.km,
      ...mergeProvenance(rides.map(kmProvenance), direct ? 'timetable' : 'composed'),
    },
    ...priceRides(rides, network),
    co2: sumCarbon(carbons),
    departuresPerDay: Math.min(...rides.map(({ perDay }) => perDay)),
    amenities: sharedAmenities(rides),
    night: label.hasNight,
    isBest: false,
    isGreenest: false,
  }
}
