// What a journey costs at least while the search is still under way, by the same rule as its final price:
// rides of one fare group are one ticket.

import { throughFareWay } from '#catalogue/coefficients.ts'
import type { FareModel } from '#catalogue/factor.ts'
import { modelRange, throughRange } from '#catalogue/fares.ts'
import { haversineKm, type Point } from '#geo/distance.ts'

interface End {
  stop: Point
}

/** What the ticket of a ride depends on. */
export interface TicketedRide {
  from: End
  to: End
  /** great-circle kilometres */
  directKm: number
  /** euro, what the ride alone costs at least */
  low: number
  /** the fare model of tickets over several rides; none when each is sold alone */
  ticketModel: FareModel | undefined
}

/** The ticket in use, and the euro spent on those before it. */
export interface Ticket {
  from: End
  spent: number
  /** kilometres between the stops of its rides, one by one */
  km: number
  /** lows of its rides bought one by one */
  parts: readonly number[]
  /** low of the ticket itself */
  low: number
}

export const firstTicket = (ride: TicketedRide, spent = 0): Ticket => ({
  from: ride.from,
  spent,
  km: ride.directKm,
  parts: [ride.low],
  low: ride.low,
})

/** True when both rides are sold on one ticket. */
export function sharesTicket(a: TicketedRide, b: TicketedRide): boolean {
  return a.ticketModel !== undefined && a.ticketModel === b.ticketModel
}

/** The ticket after one more ride: the same one made longer, or a new one. */
export function nextTicket(ticket: Ticket, previous: TicketedRide, ride: TicketedRide): Ticket {
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
export function ticketKm(from: End, to: End, way: number): number {
  return Math.max(haversineKm(from.stop, to.stop), way * throughFareWay)
}

export const spentOn = (ticket: Ticket) => ticket.spent + ticket.low
