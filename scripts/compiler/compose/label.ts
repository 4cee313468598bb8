// A label of the search: a journey so far, as its last ride and the totals up to its end.
import type { Change } from '#catalogue/route.ts'
import { firstTicket, type Ticket } from '../figures/tickets.ts'
import type { Node, Ride } from './rides.ts'

export interface Label {
  ride: Ride
  previous: Label | undefined
  /** the stop the journey ends at */
  node: Node
  /** rides taken, this one included */
  rides: number
  /** minutes since the first departure */
  elapsed: number
  /** minutes: elapsed plus a penalty for rare services */
  effort: number
  /** minutes since a UTC midnight on arrival; undefined while no ride so far has a departure time */
  clock: number | undefined
  /** minutes since the same midnight at this ride's departure */
  departs: number | undefined
  /** the change before this ride */
  change: { minutes: number; walk: number; kind: Change['kind']; from: Node } | undefined
  /** bit i: the journey can start on weekday i */
  days: number
  hasNight: boolean
  hasFerry: boolean
  /** kilometres travelled */
  km: number
  ticket: Ticket
  /** lowest price in euro */
  low: number
}

/** The rides of a journey in order. */
export function chain(label: Label): Label[] {
  const labels: Label[] = []
  for (let at: Label | undefined = label; at; at = at.previous) labels.unshift(at)
  return labels
}

/** True when the journey has visited the place, its origin included. */
export function hasVisited(label: Label, place: number): boolean {
  for (let at: Label | undefined = label; at; at = at.previous)
    if (at.ride.from.place === place || at.node.place === place) return true
  return false
}

/** First ride of the journey. */
export function firstOf(label: Label): Label {
  let at = label
  while (at.previous) at = at.previous
  return at
}

/** A journey of one ride; its effort is its minutes plus `waiting`, the penalty for rare departures. */
export function startWith(ride: Ride, waiting: number, departs: number | undefined): Label {
  return {
    ride,
    previous: undefined,
    node: ride.to,
    rides: 1,
    elapsed: ride.minutes,
    effort: ride.minutes + waiting,
    clock: departs === undefined ? undefined : departs + ride.minutes,
    departs,
    change: undefined,
    days: ride.days,
    hasNight: ride.night,
    hasFerry: ride.way === 'sea',
    km: ride.km.value,
    ticket: firstTicket(ride),
    low: ride.low,
  }
}
