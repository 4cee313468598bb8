// What a journey costs at least while the search is still under way, by the same rule as its final price:
// rides of one fare group are one ticket.

import { throughFareWay } from '#catalogue/coefficients.ts'
import { modelRange, throughRange } from '#catalogue/fares.ts'
import { haversineKm } from '#geo/distance.ts'
import type { Node, Ride } from './rides.ts'

/** The ticket in use, and the euro spent on those before it. */
export interface Ticket {
  from: Node
  spent: number
  /** kilometres between the stops of its rides, one by one */
  km: number
  /** lows of its rides bought one by one */
  parts: readonly number[]
  /** low of the ticket itself */
  low: number
}

export const firstTicket = (ride: Ride, spent = 0): Ticket => ({
  from: ride.from,
  spent,
  km: ride.directKm,
  parts: [ride.low],
  low: ride.low,
})

/** True when both rides are sold on one ticket. */
export function sharesTicket(a: Ride, b: Ride): boolean {
  return a.ticketModel !== undefined && a.ticketModel === b.ticketModel
}

/** The ticket after one more ride: the same one made longer, or a new one. */
export function nextTicket(ticket: Ticket, previous: Ride, ride: Ride): Ticket {
  if (!sharesTicket(previous, ride) || !ride.ticketModel) return firstTicket(ride, ticket.spent + ticket.low)
  const parts = [...ticket.parts, ride.low]
  const km = ticket.km + ride.directKm
  const whole = modelRange(ride.ticketModel, ticketKm(ticket.from, ride.to, km))
  const { low } = throughRange(
    whole,
    parts.map((part) => ({ low: part, high: part })),
  )
  return { ...ticket, km, parts, low }
}

/** Kilometres a through ticket is priced by: a detour costs more than the great circle between its ends. */
export function ticketKm(from: Node, to: Node, way: number): number {
  return Math.max(haversineKm(from.stop, to.stop), way * throughFareWay)
}

export const spentOn = (ticket: Ticket) => ticket.spent + ticket.low
