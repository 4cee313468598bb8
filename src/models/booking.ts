// Links of a route to other sites, by mode.
import { place } from '#catalogue/load.ts'
import type { Mode } from '#catalogue/mode.ts'
import {
  deutscheBahn,
  directFerries,
  flixBus,
  googleFlights,
  type PartnerLink,
  rome2rio,
} from '#catalogue/partner-links.ts'
import type { Route } from '#catalogue/route.ts'

export interface BookingLink extends PartnerLink {
  mode: Mode
  sponsored: boolean
}

function linkFor(mode: Mode, route: Route): PartnerLink | undefined {
  const [origin, destination] = [place(route.origin), place(route.destination)]
  const names: [string, string] = [origin.names.en, destination.names.en]
  switch (mode) {
    case 'train':
      return deutscheBahn(...names)
    case 'flight':
      return origin.iata && destination.iata ? googleFlights(origin.iata, destination.iata) : undefined
    case 'bus':
      return flixBus
    case 'ferry':
      return directFerries
    case 'car':
      return rome2rio(...names)
  }
}

/** One link for each mode of the route, in the order of the comparison. */
export function bookingLinks(route: Route): BookingLink[] {
  const present = [...new Set(route.options.map((option) => option.mode))]
  return present.flatMap((mode) => {
    const link = linkFor(mode, route)
    return link ? [{ mode, ...link, sponsored: false }] : []
  })
}

/** The seller of one option. */
export const bookingLink = (_: unknown): BookingLink | undefined => undefined
