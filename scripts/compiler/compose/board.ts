// Boarding the next ride: departures, the change before it, and which journeys are dropped.

import { connection, detour } from '#catalogue/coefficients.ts'
import { changeMinutes, headwayMinutes, isBearable } from '#catalogue/connections.ts'
import { modeRules } from '#catalogue/mode-rules.ts'
import { day, minuteOfDay } from '#lib/clock-text.ts'
import { nextTicket, spentOn } from '../figures/tickets.ts'
import { daysBetween } from './clock.ts'
import type { Graph } from './graph.ts'
import { firstOf, hasVisited, type Label, startWith } from './label.ts'
import type { Node, Ride } from './rides.ts'

/** Minutes of effort a rare service adds: an eighth of its headway, at most an hour. */
export const rarity = (perDay: number) => Math.min(60, headwayMinutes(perDay) / 8)

/** Bit i of the result: a service with these days runs `offset` days after weekday i. */
function shiftDays(mask: number, offset: number): number {
  const by = ((offset % 7) + 7) % 7
  return ((mask >> by) | (mask << (7 - by))) & 0b1111111
}

/** True when two seasons share a day; seasons may reach over New Year. */
function seasonsMeet(a: Ride['season'], b: Ride['season']): boolean {
  if (!a || !b) return true
  const within = (date: string, { from, to }: NonNullable<Ride['season']>) =>
    from <= to ? date >= from && date <= to : date >= from || date <= to
  return within(a.from, b) || within(b.from, a)
}

/** Minutes until a ride without listed times can depart: trains and ships do not leave at night. */
function untilItRuns(ride: Ride, utc: number): number {
  if (ride.at || modeRules[ride.mode].runsAllNight) return 0
  const local = minuteOfDay(utc + ride.from.offset)
  if (local > connection.lastDeparture) return connection.firstDeparture + day - local
  return Math.max(0, connection.firstDeparture - local)
}

/** Nights between two instants, counted at 3:00. */
function nightsPassed(from: number, to: number): number {
  const three = 3 * 60
  return Math.floor((to - three) / day) - Math.floor((from - three) / day)
}

/** The first ride of a journey: one label, or one per departure when the times are known. */
export function boardFirst(ride: Ride, graph: Graph): Label[] {
  if (isDetour(graph, ride.from.place, ride.to.place, ride.km.value)) return []
  const departures = ride.at ?? [undefined]
  return departures.map((departs) => startWith(ride, rarity(ride.perDay), departs))
}

/** True where one would leave a train, or wait for one, that itself joins the two places. */
const isNeedless = (before: Ride, ride: Ride) =>
  before.partOf?.after.has(ride.to.place) || ride.partOf?.before.has(before.from.place) || false

/** False for a second night, a place visited before, or a season without an earlier ride. */
function isCompatible(label: Label, ride: Ride): boolean {
  if (hasVisited(label, ride.to.place) || (label.hasNight && ride.night)) return false
  if (isNeedless(label.ride, ride)) return false
  for (let at: Label | undefined = label; at; at = at.previous)
    if (!seasonsMeet(at.ride.season, ride.season)) return false
  return true
}

const none: readonly Label[] = []

/** `ride` after `label`, with a change at `node` or a walk to it: a label per possible departure. */
export function boardNext(
  label: Label,
  node: Node,
  walk: number,
  ride: Ride,
  graph: Graph,
): readonly Label[] {
  const origin = firstOf(label).ride.from
  const km = label.km + ride.km.value
  if (!isCompatible(label, ride) || isDetour(graph, origin.place, ride.to.place, km)) return none
  const minChange = Math.max(node.stop.minChangeMinutes, ride.border ? connection.borderCheckMinutes : 0)
  const boarding = { walk, minChange, perDay: ride.perDay, at: ride.at }
  const from = label.node
  const change = changeMinutes(boarding, label.clock)
  if (label.clock !== undefined) change.minutes += untilItRuns(ride, label.clock + change.minutes)
  if (!isBearable({ minutes: change.minutes, walk })) return none
  // A known clock leaves one departure, as does a ride without times; else each departure is tried.
  const departures =
    label.clock !== undefined ? [label.clock + change.minutes] : (ride.at ?? ([undefined] as const))
  const ticket = nextTicket(label.ticket, label.ride, ride)
  const next: Label[] = []
  for (const departs of departures) {
    const extended: Label = {
      ride,
      previous: label,
      node: ride.to,
      rides: label.rides + 1,
      elapsed: label.elapsed + change.minutes + ride.minutes,
      effort: label.effort + change.minutes + ride.minutes + rarity(ride.perDay),
      clock: departs === undefined ? undefined : departs + ride.minutes,
      departs,
      change: { ...change, walk, from },
      days: label.days,
      hasNight: label.hasNight || ride.night,
      hasFerry: label.hasFerry || ride.way === 'sea',
      km,
      ticket,
      low: spentOn(ticket),
    }
    if (fitsCalendar(extended, label, origin)) next.push(extended)
  }
  return next
}

/** Sets the days of a journey; false when no day allows it, or it takes too long. */
function fitsCalendar(extended: Label, label: Label, origin: Node): boolean {
  const { ride, departs, clock, elapsed } = extended
  if (departs === undefined || clock === undefined) {
    extended.days = label.days & ride.days
    return extended.days !== 0 && elapsed <= longest(extended)
  }
  const start = clock - elapsed
  extended.days =
    label.days & shiftDays(ride.days, daysBetween(start, origin.offset, departs, ride.from.offset))
  if (extended.days === 0) return false
  if (nightsPassed(start + origin.offset, clock + ride.to.offset) > connection.nightsMax) return false
  // This departure fixes the clock: the rides before it must run at the times that follow from it.
  return label.clock !== undefined || prefixRuns(label, departs - (extended.change?.minutes ?? 0))
}

function prefixRuns(label: Label, arrives: number): boolean {
  let clock = arrives
  for (let at: Label | undefined = label; at; at = at.previous) {
    clock -= at.ride.minutes
    if (untilItRuns(at.ride, clock) > 0) return false
    clock -= at.change?.minutes ?? 0
  }
  return true
}

/** Most minutes of a journey without a clock: trains must fit into a day, coaches run at night. */
function longest(label: Label): number {
  for (let at: Label | undefined = label; at; at = at.previous)
    if (modeRules[at.ride.mode].runsAllNight) return connection.coachChainMaxMinutes
  return connection.dayChainMaxMinutes
}

function isDetour(graph: Graph, origin: number, place: number, km: number): boolean {
  return km > detour.factor * graph.km(origin, place) + detour.km
}
