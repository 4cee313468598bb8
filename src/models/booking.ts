// Outbound links of a route by mode. Templates and terms are from the partners' own documentation; no partner id, no commission (D53).
import { place } from '#catalogue/load.ts'
import type { Mode } from '#catalogue/mode.ts'
import type { Route } from '#catalogue/route.ts'

export interface BookingLink {
  mode: Mode
  site: string
  href: string
  sponsored: boolean
}

const rome2rio = ([from, to]: [string, string]) =>
  `https://www.rome2rio.com/s/${encodeURIComponent(from)}/${encodeURIComponent(to)}`

function linkFor(mode: Mode, route: Route): Omit<BookingLink, 'sponsored'> | undefined {
  const [origin, destination] = [place(route.origin), place(route.destination)]
  const names: [string, string] = [origin.names.en, destination.names.en]
  switch (mode) {
    case 'train': {
      const query = new URLSearchParams({ sts: 'true', so: names[0], zo: names[1], kl: '2' })
      return { mode, site: 'Deutsche Bahn', href: `https://int.bahn.de/en/buchung/fahrplan/suche#${query}` }
    }
    case 'flight': {
      if (!origin.iata || !destination.iata) return undefined
      const q = encodeURIComponent(`Flights from ${origin.iata} to ${destination.iata}`)
      return { mode, site: 'Google Flights', href: `https://www.google.com/travel/flights?q=${q}` }
    }
    case 'bus':
      return { mode, site: 'FlixBus', href: 'https://global.flixbus.com/' }
    case 'ferry':
      return { mode, site: 'Direct Ferries', href: 'https://www.directferries.com/' }
    case 'car':
      return { mode, site: 'Rome2Rio', href: rome2rio(names) }
  }
}

/** One link for each mode the route has, in the order of the comparison. */
export function bookingLinks(route: Route): BookingLink[] {
  const present = [...new Set(route.options.map((option) => option.mode))]
  return present.flatMap((mode) => {
    const link = linkFor(mode, route)
    return link ? [{ ...link, sponsored: false }] : []
  })
}
