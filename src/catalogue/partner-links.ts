// Links to booking and search sites (D143). Templates and terms are from the sites' own documentation, read in November 2026.
// A link without a partner id is plain and works (D53).
import type { Language } from '#lib/languages.ts'

export interface PartnerLink {
  site: string
  href: string
  /** it carries a partner id and earns */
  sponsored?: boolean
}

/**
 * Trains by station name: the form is filled in, the visitor starts the search. Only the ids of stations would show
 * results at once. Browsers do not send the fragment with the search to servers.
 */
export function deutscheBahn(from: string, to: string, lang: Language = 'en'): PartnerLink {
  const query = new URLSearchParams({ sts: 'true', so: from, zo: to, kl: '2' })
  const site = lang === 'de' ? 'https://www.bahn.de' : `https://int.bahn.de/${lang}`
  return { site: 'Deutsche Bahn', href: `${site}/buchung/fahrplan/suche#${query}` }
}

/** Flights between two IATA codes. */
export function googleFlights(from: string, to: string, lang: Language = 'en'): PartnerLink {
  const query = new URLSearchParams({ q: `Flights from ${from} to ${to}`, hl: lang })
  return { site: 'Google Flights', href: `https://www.google.com/travel/flights?${query}` }
}

/** FlixBus and Direct Ferries publish no addresses of single routes: links to their front pages. */
export const flixBus: PartnerLink = { site: 'FlixBus', href: 'https://global.flixbus.com/' }
export const directFerries: PartnerLink = { site: 'Direct Ferries', href: 'https://www.directferries.com/' }
export const ferryhopper: PartnerLink = { site: 'Ferryhopper', href: 'https://www.ferryhopper.com/en/' }
/** Trainline answers 404 to route pages it does not publish: a link to its front page. */
export const trainline: PartnerLink = { site: 'Trainline', href: 'https://www.thetrainline.com/' }

interface Spot {
  lat: number
  lng: number
}

/** A ride to a place by name; the app asks for the start. https://developer.uber.com, ride requests by link. */
export function uber({ lat, lng, name }: Spot & { name: string }): PartnerLink {
  const query = new URLSearchParams({
    action: 'setPickup',
    pickup: 'my_location',
    'dropoff[latitude]': String(lat),
    'dropoff[longitude]': String(lng),
    'dropoff[nickname]': name,
  })
  return { site: 'Uber', href: `https://m.uber.com/ul/?${query}` }
}

const directions = 'https://www.google.com/maps/dir/'

/** The way by car between two places by name. https://developers.google.com/maps/documentation/urls */
export function drivingDirections(origin: string, destination: string): PartnerLink {
  const query = new URLSearchParams({ api: '1', origin, destination, travelmode: 'driving' })
  return { site: 'Google Maps', href: `${directions}?${query}` }
}

/** Directions from the visitor's position or another place. https://developers.google.com/maps/documentation/urls */
export function googleMaps(to: Spot, from?: Spot): PartnerLink {
  const point = ({ lat, lng }: Spot) => `${lat},${lng}`
  const query = new URLSearchParams({
    api: '1',
    ...(from && { origin: point(from) }),
    destination: point(to),
    travelmode: 'transit',
  })
  return { site: 'Google Maps', href: `${directions}?${query}` }
}

/**
 * Front pages: addresses of pairs want a date and a partner id at Skyscanner (developers.skyscanner.net, referrals), and
 * Kayak documents none.
 */
const skyscanner: PartnerLink = { site: 'Skyscanner', href: 'https://www.skyscanner.net/' }
const kayak: PartnerLink = { site: 'Kayak', href: 'https://www.kayak.com/flights' }

/** Where flights between two IATA codes can be searched. */
export const flightSearches = (from: string, to: string, lang: Language): PartnerLink[] => [
  googleFlights(from, to, lang),
  skyscanner,
  kayak,
]
