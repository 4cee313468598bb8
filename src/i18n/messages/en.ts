// English, the type of the other languages: a missing key does not compile (D5).

import type { Mode } from '#catalogue/mode.ts'
import { capital } from '#lib/capital.ts'
import { en as live } from '../live/en.ts'
import { inText, theMode } from '../parts/en.ts'
import type { Pair } from '../parts/pair.ts'
import { content } from './content/en.ts'
import { generated } from './generated/en.ts'
import { home } from './home/en.ts'
import { legal } from './legal/en.ts'
import { method } from './method/en.ts'
import { notFound } from './not-found/en.ts'
import { route } from './route/en.ts'

export const en = {
  nav: {
    skip: 'Skip to content',
    home: 'Waymark home',
    search: 'Search',
    language: 'Language',
    theme: 'Dark theme',
    main: 'Language and theme',
    breadcrumb: 'Breadcrumb',
    breadcrumbHome: 'Home',
    about: 'About Us',
    method: 'Method',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    sells:
      'Waymark sells no tickets. Links to partners may earn a commission; they never change the order of options.',
  },
  search: {
    legend: 'Compare ways to travel',
    origin: 'From',
    destination: 'To',
    placeholder: 'City',
    swap: 'Swap origin and destination',
    submit: 'Compare',
    suggestions: (field: string) => `Suggestions for “${field}”`,
    searching: 'Searching…',
    noMatch: 'Nothing has this name. Try a larger town nearby, a country, an airport or a sight.',
    same: 'Origin and destination are the same. Choose two different cities.',
    choose: 'Choose both cities from the suggestions.',
    /** templates with {count}, by plural category */
    results: { one: '{count} suggestion', other: '{count} suggestions' },
    /** in the file of the search, not in pages */
    more: {
      title: 'Search',
      close: 'Close search',
      near: 'Similar names',
      offline: 'You are offline: only our cities, stations and sights can be found.',
      stops: { airport: 'Airport', station: 'Station', port: 'Port', coach: 'Coach station' },
      pages: {
        route: 'Routes',
        ferry: 'Ferries',
        sight: 'Sights',
        airport: 'From the airport into town',
        country: 'Countries',
      },
    },
    unknownPlaces:
      'We do not know one of these places yet. Check the spelling or choose a city from the list.',
  },
  route,
  transport: {
    modes: { train: 'Train', flight: 'Flight', bus: 'Bus', ferry: 'Ferry', car: 'Car' },
    /** mode within a sentence */
    inText,
    theMode,
    local: {
      walk: 'on foot',
      metro: 'by metro',
      tram: 'by tram',
      bus: 'by bus',
      train: 'by train',
      taxi: 'by taxi',
      rideshare: 'by rideshare',
      ferry: 'by ferry',
    },
    co2Level: live.board.levels,
    berths: { seat: 'seats', couchette: 'couchettes', sleeper: 'sleepers', cabin: 'cabins' },
    basis: {
      timetable: 'timetable',
      published: 'published',
      seen: 'seen on sale',
      known: 'editors’ figure',
      composed: 'sum of the parts',
      modelled: 'estimate',
    },
    basisLong: {
      timetable: 'From a published timetable.',
      published: 'Published by the operator or an authority.',
      seen: 'Seen on sale on that day.',
      known: 'Our editors’ figure, not checked against a published source.',
      composed: 'Added up from the parts of the journey.',
      modelled: 'Estimated with a formula.',
    },
    sources: 'Sources',
    /** own publications; others keep their published title */
    ownSources: {
      'waymark-editors': 'Knowledge of our editors',
      'waymark-models': 'Our models of fares, times and kilometres',
    },
    /** descriptions in place of the publisher's name, by source; others keep their names */
    publishers: {
      'airline-schedules': 'the airlines',
      'airport-operators': 'the airports',
      'motorway-tolls': 'motorway and bridge companies',
      'tolls-iberia-isles': 'motorway and bridge companies',
      'tolls-north-east': 'motorway and bridge companies',
    },
    /** publishers with a name in each language, by their name in data/sources */
    institutions: {
      'European Central Bank': 'European Central Bank',
      'European Commission': 'European Commission',
      'European Environment Agency': 'European Environment Agency',
      'European Union': 'European Union',
      'Federal Office for Customs and Border Security (BAZG)':
        'Federal Office for Customs and Border Security (BAZG)',
      'Norwegian Customs (Tolletaten)': 'Norwegian Customs (Tolletaten)',
      'UK Department for Energy Security and Net Zero': 'UK Department for Energy Security and Net Zero',
      'UK Government': 'UK Government',
      'UK Home Office': 'UK Home Office',
      'mobitool association': 'mobitool association',
    },
    /** short forms of long lists of publishers; /sources lists them all (A19) */
    publishersInBrief: {
      'airhelp-bags-2025': 'guides to luggage',
      'airline-bags-2026-09': 'guides to luggage',
      'airline-bags-2026-10': 'guides to luggage',
      'cabin-bags-2026-10': 'guides to luggage',
      'cestee-bags-2024': 'guides to luggage',
      'easyjet-cabin-2024': 'guides to luggage',
      'easyjet-hold-2024': 'guides to luggage',
      'holidaycheck-bags-2026': 'guides to luggage',
      'norwegian-fees-2025': 'guides to luggage',
      'vueling-hold-2024': 'guides to luggage',
      'vueling-priority-2023': 'guides to luggage',
      'ferry-operators': 'the ferry companies',
      'ferry-operators-east': 'the ferry companies',
      'ferry-operators-north': 'the ferry companies',
      'ferry-operators-west': 'the ferry companies',
    },
    asOf: (date: string) => `as of ${date}`,
    fareRule: {
      fare: 'fare',
      band: 'lowest and highest fare',
      model: 'estimate by distance',
      through: 'through ticket estimated by distance',
      fuel: 'fuel',
      wear: 'wear and upkeep, counted only at the high end',
      toll: 'road tolls',
      vignette: 'vignette',
      crossing: 'crossing with car',
    },
    /** after an estimate: half of the known fares of the brand are that near to its low and its high end */
    fareError: (fares: string, low: string, high: string) =>
      `half of ${fares} known fares within ${low} and ${high}`,
    /** after an estimate of a brand with too few known fares to tell */
    fareErrorUnknown: 'error unknown',
  },
  amenities: {
    wifi: 'Wi-Fi',
    power: 'Sockets',
    food: 'Food and drink',
    luggage: 'Luggage included',
    comfort: 'Extra comfort',
  },
  common: {
    from: 'From',
    to: 'to',
    /** label of a price with the ways to and from the stops (D23) */
    allIn: 'All in',
    /** says once what the two figures of a list are, at length and in brief */
    listFigures:
      'Door to door and all in: with the ways from and to the centre, for one adult with a small bag. ≈\u00a0marks an estimate.',
    listFiguresBrief: 'Door to door and all in; ≈\u00a0marks an estimate.',
    /** below lists of routes; `dates`: "2024–2026" */
    listAges: (dates: string) =>
      `Times and prices of ${dates}; the page of each route gives the dates and sources of all its figures.`,
    updated: (date: string) => `Last updated ${date}`,
    backHome: 'Back to home',
    opensNew: 'opens in a new tab',
    /** between a label and its text */
    colon: ': ',
    /** between dates of one line */
    semicolon: '; ',
  },
  home,
  faq: {
    title: 'Questions',
  },
  weather: {
    title: '7-day weather',
    /** for a city without season normals, °C (D107) */
    roughly: (p: Pair, x: { from: number; to: number }) =>
      `We do not have climate figures for both cities yet. As a rough guide: ${p.from} averages ${x.from}\u00a0°C, Mild & Rainy; ${p.to} averages ${x.to}\u00a0°C, Mild & Pleasant.`,
  },
  share: { system: 'Share' },
  reverse: { title: 'Also consider', view: 'View Route' },
  travelByType: {
    title: 'Travel by type',
    filter: {
      legend: 'Filter routes',
      any: 'Any city',
      budget: 'Maximum price (€)',
      clear: 'Clear filter',
      loading: 'Loading routes…',
      failed: 'The routes could not be loaded. The full list is below once the filter is cleared.',
      more: 'Show more',
      foundOne: 'Found {count} route',
    },
    heading: (mode: Mode) => `${capital(inText[mode])} routes in Europe`,
    description: (mode: Mode, count: string, price: string) =>
      `${count} ${inText[mode]} routes between European cities, cheapest first, from ${price}: ${mode === 'car' ? 'driving time' : 'operator, duration'} and price of each.`,
    /** the first that fits follows the description */
    descriptionEnds: ['Filter them by city and by your budget.', 'Filter by city and budget.'],
    intro: 'Below, smaller: the ride alone and its lowest price, by which the list is sorted.',
    found: (count: string) => `Found ${count} routes`,
    none: (mode: Mode) => `No ${inText[mode]} routes found`,
    routes: (count: number): string => (count === 1 ? 'route' : 'routes'),
    from: 'From',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    pages: 'Pages',
  },
  generated,
  notFound,
  error: live.error,
  seo: {
    homeTitle: 'Waymark: compare train, flight, bus, ferry and car in Europe',
    homeDescription:
      'Compare train, flight, bus, ferry and car between European cities by time, price and CO₂. Every figure names its source; nothing is sold.',
    routeTitle: ({ from, to }: Pair, modes: string) => `${from} to ${to}: ${modes} compared`,
    routeDescription: ({ from, to }: Pair, x: { fastest: string; time: string; price: string }) =>
      `${from} to ${to}: door to door, ${x.fastest} is fastest, about ${x.time}; prices from ${x.price}.`,
    /** the first that fits follows the description */
    routeDescriptionEnds: [
      'Times, changes, prices and CO₂ compared, with sources.',
      'Times, prices and CO₂ compared.',
      'All ways compared.',
    ],
  },
  content,
  method,
  legal,
}

export type Messages = typeof en
