// Editorial choices of the site: names and fixed lists.
import type { PlaceId } from './place.ts'
import type { Slug } from './route.ts'

export const site = {
  name: 'Waymark',
  /** day that the legal pages show (D50) */
  legalUpdated: '2025-10-28',
  /** Europe on the home page is shown from here before anything is known of the visitor */
  homeCity: 'london' satisfies PlaceId,
  /** statistics strip of the home page (D4) */
  statistics: { destinations: 10_000, routes: 50_000, travellers: 2_000_000, countries: 150 },
  /** a published count of people who travel compared ways: Eurostar in 2024, 19.5 million */
  travellersSource:
    'https://www.railtechnologymagazine.com/articles/eurostar-reports-record-growth-2024-ambitious-future-plans',
  /** fixed (D91); the first has the label "Popular" */
  featuredTrips: [
    'london-paris',
    'berlin-amsterdam',
    'rome-florence',
    'vienna-prague',
    'madrid-barcelona',
    'amsterdam-brussels',
  ] satisfies Slug[],
  /** fixed (D138, D16) */
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
 * Airports of the home page with the city each leads to: the busiest of Europe by passengers of
 * 2024, one per city. data/airports must list the city under the airport.
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

/** Licence of the published files as a whole; data/LICENSE has the reasons. */
export const publishedFilesLicence = {
  name: 'Open Database License (ODbL) 1.0',
  url: 'https://opendatacommons.org/licenses/odbl/1-0/',
} as const
