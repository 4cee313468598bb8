// What an editor of the site decides: names, fixed lists of the specification, storage keys.
import type { PlaceId } from './place.ts'
import type { Slug } from './route.ts'

export const site = {
  name: 'Waymark',
  /** security.txt must be looked at again by then (RFC 9116 asks for a year at most) */
  securityReviewedUntil: '2027-11-01T00:00:00Z',
  /** statistics strip of the home page (D4) */
  statistics: { destinations: 10_000, routes: 50_000, travellers: 2_000_000, countries: 150 },
  /** fixed by the specification, section 9; the first carries the label "Popular" */
  featuredTrips: [
    'london-paris',
    'berlin-amsterdam',
    'rome-florence',
    'vienna-prague',
    'madrid-barcelona',
    'amsterdam-brussels',
  ] satisfies Slug[],
  /** fixed by the specification, section 2, "Other paths" */
  notFoundRoutes: [
    'london-paris',
    'amsterdam-berlin',
    'barcelona-madrid',
    'rome-milan',
    'paris-brussels',
    'vienna-prague',
  ] satisfies Slug[],
}

/**
 * Airports of the home page, each with the city it leads to: the busiest of Europe by passengers of 2024, one a city.
 * data/airports must say that the airport serves the city.
 */
export const airportsByDemand = [
  ['LHR', 'london'],
  ['CDG', 'paris'],
  ['AMS', 'amsterdam'],
  ['MAD', 'madrid'],
  ['FRA', 'frankfurt'],
  ['BCN', 'barcelona'],
  ['FCO', 'rome'],
  ['MUC', 'munich'],
  ['LIS', 'lisbon'],
  ['DUB', 'dublin'],
  ['ATH', 'athens'],
  ['VIE', 'vienna'],
] as const satisfies (readonly [code: string, city: PlaceId])[]

/** JSON anybody may read from any site (D52). */
export const publishedFiles = [
  { path: '/routes-data.json', what: 'cities and routes with all options and their provenance' },
  { path: '/airports-data.json', what: 'airports and the cities they serve' },
  { path: '/landmarks-data.json', what: 'landmarks and the ways to them' },
  { path: '/city-guides-data.json', what: 'city guides' },
  { path: '/country-pairs-data.json', what: 'travel between two countries' },
  { path: '/ferries-data.json', what: 'ferry routes with operators, fares and schedules' },
] as const
