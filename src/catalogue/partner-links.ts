// Addresses of other sites where one books or looks further. Templates and terms are from the sites' own documentation.
// A link without a partner id works just as well and earns nothing (D53).

export interface PartnerLink {
  site: string
  href: string
}

const rome2rioHome = 'https://www.rome2rio.com/s'

/** Connections by station name; the search stands in the fragment and is never sent to a server. Names in English. */
export function deutscheBahn(from: string, to: string): PartnerLink {
  const query = new URLSearchParams({ sts: 'true', so: from, zo: to, kl: '2' })
  return { site: 'Deutsche Bahn', href: `https://int.bahn.de/en/buchung/fahrplan/suche#${query}` }
}

/** Flights between two IATA codes. */
export function googleFlights(from: string, to: string): PartnerLink {
  const q = encodeURIComponent(`Flights from ${from} to ${to}`)
  return { site: 'Google Flights', href: `https://www.google.com/travel/flights?q=${q}` }
}

/** Ways of every kind between two names. */
export function rome2rio(from: string, to: string): PartnerLink {
  return {
    site: 'Rome2Rio',
    href: `${rome2rioHome}/${encodeURIComponent(from)}/${encodeURIComponent(to)}`,
  }
}

/** FlixBus and Direct Ferries publish no address of a single route: their front pages. */
export const flixBus: PartnerLink = { site: 'FlixBus', href: 'https://global.flixbus.com/' }
export const directFerries: PartnerLink = { site: 'Direct Ferries', href: 'https://www.directferries.com/' }
