// Lowest price of a journey during the search, by the rule of the final price (price.ts).

import { throughFareWay } from '#catalogue/coefficients.ts'
import type { FareModel } from '#catalogue/factor.ts'
import { modelRange, throughFare } from '#catalogue/fares.ts'
import { haversineKm, type Point } from '#geo/distance.ts'

interface End {
  stop: Point
}

/** The values of a ride that its ticket depends on. */
export interface TicketedRide {
  from: End
  to: End
  /** great-circle kilometres */
  directKm: number
  /** lowest price in euro of the ride alone */
  low: number
  /** the fare model of tickets for several rides; undefined where each is sold alone */
  ticketModel: FareModel | undefined
}

/** The current ticket, and the euro spent on those before it. */
export interface Ticket {
  from: End
  spent: number
  /** sum of the great-circle kilometres of its rides */
  km: number
  /** lowest prices of its rides sold separately */
  parts: readonly number[]
  /** lowest price of the ticket itself */
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

/** The ticket after one more ride: the same one extended, or a new one. */
export function nextTicket(ticket: Ticket, previous: TicketedRide, ride: TicketedRide): Ticket {
  if (!sharesTicket(previous, ride) || !ride.ticketModel) return firstTicket(ride, ticket.spent + ticket.low)
  const parts = [...ticket.parts, ride.low]
  const km = ticket.km + ride.directKm
  const whole = modelRange(ride.ticketModel, ticketKm(ticket.from, ride.to, km))
  const low = throughFare(whole.low, parts)
  return { from: ticket.from, spent: ticket.spent, km, parts, low }
}

/** Kilometres that price a through ticket: a detour costs more than the great circle of its ends. */
export function ticketKm(from: End, to: End, way: number): number {
  return Math.max(haversineKm(from.stop, to.stop), way * throughFareWay)
}

export const spentOn = (ticket: Ticket) => ticket.spent + ticket.low
