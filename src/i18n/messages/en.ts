// English, the type of the other languages: a missing key does not compile (D5).

import type { Mode } from '#catalogue/mode.ts'
import { capital } from '#lib/capital.ts'
import { en as live } from '../live/en.ts'
import { inSentence, inText } from '../parts/en.ts'
import type { Pair } from '../parts/pair.ts'
import { content } from './content/en.ts'
import { explore } from './explore/en.ts'
import { generated } from './generated/en.ts'
import { home } from './home/en.ts'
import { legal } from './legal/en.ts'
import { meet } from './meet/en.ts'
import { method } from './method/en.ts'
import { night } from './night/en.ts'
import { notFound } from './not-found/en.ts'
import { route } from './route/en.ts'
import { tour } from './tour/en.ts'
import { transport } from './transport/en.ts'

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
    /** in place of the second town; {town} */
    everywhere: 'Everywhere from {town}',
    suggestions: (field: string) => `Suggestions for “${field}”`,
    searching: 'Searching…',
    noMatch: 'We found nothing by this name. Try a larger town nearby, a country, an airport or a sight.',
    same: 'Origin and destination are the same. Choose two different cities.',
    choose: 'Choose both cities from the suggestions.',
    /** templates with {count}, by plural category */
    results: { one: '{count} suggestion', other: '{count} suggestions' },
    /** in the file of the search, not in pages */
    more: {
      title: 'Search',
      close: 'Close search',
      /** after the country of a place without journeys */
      estimates: 'estimates only',
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
  transport,
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
      'Times are door to door and prices all in, from centre to centre, for one adult with a small bag. ≈\u00a0marks an estimate.',
    listFiguresBrief: 'Times are door to door, prices all in; ≈\u00a0marks an estimate.',
    /** below lists of routes; `dates`: "2024–2026" */
    listAges: (dates: string) =>
      `Times and prices date from ${dates}; each route’s page gives the dates and sources of all its figures.`,
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
      failed: 'The routes could not be loaded. Clear the filter to see the full list.',
      more: 'Show more',
      foundOne: 'Found {count} route',
    },
    heading: (mode: Mode) => `${capital(inText[mode])} routes in Europe`,
    description: (mode: Mode, count: string, price: string) =>
      `${count} ${inText[mode]} routes between European cities, cheapest first, from ${price}: ${mode === 'car' ? 'driving time' : 'operator, duration'} and price of each.`,
    /** the first that fits follows the description */
    descriptionEnds: ['Filter them by city and by your budget.', 'Filter by city and budget.'],
    intro: 'The smaller line gives the trip alone and its lowest price, by which the list is sorted.',
    found: (count: string) => `Found ${count} routes`,
    none: (mode: Mode) => `No ${inText[mode]} routes found`,
    routes: (count: number): string => (count === 1 ? 'route' : 'routes'),
    from: 'From',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    pages: 'Pages',
  },
  generated,
  explore,
  meet,
  night,
  tour,
  notFound,
  error: live.error,
  seo: {
    homeTitle: 'Waymark: compare train, flight, bus, ferry and car in Europe',
    homeDescription:
      'Compare train, flight, bus, ferry and car between European cities by time, price and CO₂. Every figure names its source; nothing is sold.',
    routeTitle: ({ from, to }: Pair, modes: string) => `${from} to ${to}: ${modes} compared`,
    /** `cheapest` is empty where it is the fastest mode */
    routeDescription: (
      { from, to }: Pair,
      x: { fastest: string; time: string; cheapest: string; price: string },
    ) =>
      `From ${from} to ${to}, ${x.fastest} is fastest, at about ${inSentence(x.time)} door to door, and ${x.cheapest ? `${x.cheapest} ` : ''}cheapest, from ${x.price}.`,
    /** the first that fits follows the description */
    routeDescriptionEnds: [
      'Times, changes, prices and CO₂ compared, with sources.',
      'Times, prices and CO₂ compared.',
      'All options compared.',
    ],
  },
  content,
  method,
  legal,
}

export type Messages = typeof en
