// What a journey costs at least while the search is still under way, by the same rule as its final price:
// rides of one fare group are one ticket.
import { haversineKm } from '#catalogue/distance.ts'
import { modelRange, throughRange } from '#catalogue/fares.ts'
import type { Node, Ride } from './rides.ts'

/** The ticket in use, and the euro spent on those before it. */
export interface Ticket {
  from: Node
  spent: number
  /** lows of its rides bought one by one */
  parts: readonly number[]
  /** low of the ticket itself */
  low: number
}

export const firstTicket = (ride: Ride, spent = 0): Ticket => ({
  from: ride.from,
  spent,
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
  const whole = modelRange(ride.ticketModel, haversineKm(ticket.from.stop, ride.to.stop))
  const { low } = throughRange(
    whole,
    parts.map((part) => ({ low: part, high: part })),
  )
  return { ...ticket, parts, low }
}

export const spentOn = (ticket: Ticket) => ticket.spent + ticket.low
