// Services as rides, one per direction, with everything the search needs computed once.

import type { Call } from '#catalogue/call.ts'
import type { FareModel } from '#catalogue/factor.ts'
import { type Mode, type Way, wayOf } from '#catalogue/mode.ts'
import type { Stop } from '#catalogue/network.ts'
import { type Departures, endsOfDay, type Service, type ServiceId, weekdays } from '#catalogue/service.ts'
import { haversineKm } from '#geo/distance.ts'
import { ticketModelOf } from '../figures/fare-model.ts'
import { modelledKm } from '../figures/kilometres.ts'
import { rideFare } from '../figures/ride-fare.ts'
import { patternOf } from '../read/call-patterns.ts'
import type { Network } from '../read/network.ts'
import { toUtc, zoneOffset } from './clock.ts'

/** A stop ready for the search; index is its place in Graph.stops. */
export interface Node {
  index: number
  stop: Stop
  /** index of its place */
  place: number
  country: string
  /** minutes ahead of UTC */
  offset: number
  rides: Ride[]
  links: { to: Node; minutes: number }[]
}

export interface Ride {
  service: Service
  /** the service whose part it is, and the places, by index, at which the train calls before and after */
  partOf?: { service: ServiceId; before: ReadonlySet<number>; after: ReadonlySet<number> }
  back: boolean
  mode: Mode
  way: Way
  from: Node
  to: Node
  minutes: number
  bestMinutes: number | undefined
  perDay: number
  /** departures in minutes of the UTC day, when known */
  at: readonly number[] | undefined
  /** bit i: runs on weekday i */
  days: number
  season: Departures['season']
  /** local times of the first and the last departure, where they are known */
  ends: ReturnType<typeof endsOfDay>
  night: boolean
  /** great-circle kilometres */
  directKm: number
  /** kilometres travelled; modelled where the service gives no kilometres */
  km: { value: number; modelled: boolean }
  /** lowest price in euro of the ride alone */
  low: number
  /** the fare model of tickets for several rides; undefined where each is sold alone */
  ticketModel: FareModel | undefined
  /** a train between Great Britain and the continent: border control before boarding */
  border: boolean
}

const everyDay = 0b1111111

function dayMask(days: Departures['days']): number {
  return days ? days.reduce((mask, name) => mask | (1 << weekdays.indexOf(name)), 0) : everyDay
}

/** Departures of a direction; those of the way back have hours of their own, or none that are known. */
export function departuresOf({ departures, back: ofBack }: Service, back: boolean): Departures {
  if (!back) return departures
  return ofBack ?? { ...departures, at: undefined, first: undefined, last: undefined }
}

/** The first call of a feed with the hours of a day, where the service names the feed as its source as well. */
function hoursOfFeed({ id, sources }: Service, back: boolean, network: Network): Call | undefined {
  const call = patternOf(network, id, back ? 'back' : 'there')?.rows[0]
  return call?.sources.every((source) => sources.includes(source)) ? call : undefined
}

/** The ride of a service in one direction. `roadKm` is used for coaches only. */
export function toRide(
  service: Service,
  back: boolean,
  ends: { from: Node; to: Node },
  network: Network,
  roadKm: (from: string, to: string) => number | undefined,
): Ride {
  const { mode, minutes } = service
  const { from, to } = ends
  const departures = departuresOf(service, back)
  const directKm = haversineKm(from.stop, to.stop)
  const way = wayOf(mode)
  const known = service.km
  const byRoad = () => (way === 'road' ? roadKm(from.stop.place, to.stop.place) : undefined)
  const km = known ?? modelledKm(way, directKm, byRoad())
  return {
    service,
    back,
    mode,
    way,
    from,
    to,
    minutes: (back ? minutes.back : undefined) ?? minutes.typical,
    bestMinutes: back ? (minutes.backBest ?? (minutes.back ? undefined : minutes.best)) : minutes.best,
    perDay: departures.perDay,
    at: departures.at?.map((clock) => toUtc(clock, from.offset)).sort((a, b) => a - b),
    days: dayMask(departures.days),
    season: departures.season,
    ends: endsOfDay(departures, hoursOfFeed(service, back, network)),
    night: service.night !== undefined,
    directKm,
    km: { value: Math.round(km), modelled: known === undefined },
    low: rideFare({ service, back }, directKm, network).range.low,
    ticketModel: ticketModelOf(service, network),
    border: way === 'rail' && (from.country === 'GB') !== (to.country === 'GB'),
  }
}

/** Nodes of all stops, without rides and links. */
export function toNodes(network: Network): Map<string, Node> {
  const placeIndex = new Map([...network.places.keys()].map((id, index) => [id, index]))
  const nodes = [...network.stops.values()].map((stop, index): Node => {
    const place = network.places.get(stop.place)
    if (!place) throw new RangeError(`${stop.id}: unknown place ${stop.place}. Check the data first.`)
    return {
      index,
      stop,
      place: placeIndex.get(place.id) as number,
      country: place.country,
      offset: zoneOffset(place.timeZone),
      rides: [],
      links: [],
    }
  })
  return new Map(nodes.map((node) => [node.stop.id, node]))
}
