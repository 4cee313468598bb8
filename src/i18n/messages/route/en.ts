// English words of the route page.

import type { Mode } from '#catalogue/mode.ts'
import { en as live } from '../../live/en.ts'
import { byMode, changes, inText, plural } from '../../parts/en.ts'
import type { Pair } from '../../parts/pair.ts'

export const route = {
  title: ({ from, to }: Pair) => `How to get from ${from} to ${to}`,
  distance: 'Distance',
  straight: 'as the crow flies',
  bestBy: (mode: Mode) => `Best by ${mode === 'flight' ? 'plane' : inText[mode]}`,
  back: 'Back',
  share: 'Copy link',
  print: 'Print',
  currency: 'Currency',
  options: 'Ways to travel',
  sortBy: 'Sort by',
  sort: { default: 'Recommended', duration: 'Fastest', price: 'Cheapest', eco: 'Lowest CO₂' },
  best: 'Best',
  bestRoute: 'Best Route',
  greenest: 'Greenest: lowest CO₂e here',
  greenestShort: 'Greenest',
  changes: (count: number, mode: Mode) => (count === 0 ? 'Direct' : changes(count, mode)),
  via: (places: string) => `via ${places}`,
  night: 'Night train',
  nightFerry: 'Night crossing',
  perDay: (count: number) =>
    count >= 1.5
      ? `about ${Math.round(count)} a day`
      : count >= 0.9
        ? `${count === 1 ? '' : 'about '}once a day`
        : 'not every day',
  season: (from: string, to: string) => `${from} to ${to} only`,
  anytime: 'At any time',
  frequency: 'Departures',
  /** rows below the board, after "Flight: "; pairs where some share their airports with rows above */
  moreAirports: (count: number) => plural(count, 'more airport', 'more airports'),
  moreAirportPairs: (count: number) => `${count} more ${count === 1 ? 'pair' : 'pairs'} of airports`,
  details: 'View Details',
  close: 'Close',
  /** note under the board */
  boardNote: (withCar: boolean, canChoose: boolean) =>
    `Prices are for one adult, one way${withCar ? ', alone in the car' : ''}${canChoose ? ', unless you choose otherwise' : ''}; CO₂e is per traveller.`,
  /** under the board; `asOf`: "as of September 2025" */
  timetableEnded: (asOf: string) =>
    `The timetable behind the best option (${asOf}) is no longer valid: check the times before you book.`,
  journey: 'The journey',
  numbers: 'Where the figures come from',
  changeAt: (place: string, minutes: string, _mode: Mode) => `Change at ${place}, about ${minutes}`,
  changeAcross: (from: string, to: string, minutes: string) =>
    `Transfer from ${from} to ${to}, about ${minutes} in all`,
  departsArrives: (departs: string, arrives: string) => `e.g. ${departs} to ${arrives}`,
  /** opens the list of a leg's calls */
  stops: 'Stops on the way',
  /** its file, for browsers without scripts */
  stopsFile: 'These stops as JSON',
  driveProduct: 'Own or hired car',
  officialSite: (operator: string) => `Tickets from ${operator}`,
  factorLine: (km: string, grams: string, kg: string) => `${km} × ${grams}\u00a0g/km = ${kg}`,
  board: live.board,
  /** a line longer than the scale */
  lineCut: 'not to scale',
  /** over the scale of the lines */
  hoursHead: 'Hours since leaving home',
  leastCo2: 'Least CO₂e',
  /** the three parts of the page, and the line that leads to them */
  parts: { answer: 'The answer', before: 'Before you go', more: 'More' },
  partsLabel: 'On this page',
  otherWay: 'Other direction',
  /** menus and switches above the board */
  chips: {
    travellers: (count: number) => plural(count, 'traveller', 'travellers'),
    travellersLabel: 'Travellers',
    bagLabel: 'Bag',
    bag: { small: 'Small bag', cabin: 'Cabin bag', hold: 'Large bag' },
    bike: 'Bicycle',
    noFlying: 'Without flying',
    anyDuration: 'Any duration',
    anyPrice: 'Any price',
    rideOnly: 'Ride only',
    assumptions: 'Adjust transfers and waiting',
  },
  views: { label: 'View', lines: 'Lines', bars: 'Bars', table: 'Table' },
  allInNote:
    '“All in” includes the fare, getting to the first stop and from the last, and the bag you choose.',
  compare: 'Compare in bars and a table',
  column: {
    mode: 'Mode',
    time: 'Time',
    door: live.board.heads.door,
    all: live.board.heads.all,
    price: 'Price',
    co2: 'CO₂e',
    changes: 'Changes',
  },
  co2Each: 'CO₂e per traveller',
  lowest: 'Lowest',
  fastest: 'Fastest',
  cheapest: 'Cheapest',
  map: live.map.label,
  mapAlt: ({ from, to }: Pair, km: string) =>
    `Map of ${from} (A) and ${to} (B), ${km} apart, joined by a straight dashed line.`,
  mapNote: 'A straight line, not the route taken. Map data: Natural Earth.',
  journeyAlt: ({ from, to }: Pair, km: string, mode: Mode, via: string) =>
    `Map of ${from} (A) and ${to} (B), ${km} apart. The dashed line is the best option, ${byMode[mode]}${via && ` via ${via}`}.`,
  journeyNote: {
    rails: 'The line follows the rails.',
    lanes: 'The line follows the sea lanes.',
    sketched: 'The line is a sketch through places on the way.',
    straight: 'The line is straight from stop to stop.',
    flight: 'The line is the shortest between the airports.',
    /** of tours and meetings, where only the mode and the changes of a way are known */
    ways: 'Direct trains follow the rails and ships the sea lanes where these are known, flights the shortest line; roads are sketched. Dashed lines are straight.',
  },
  /** countries, long tunnels and bridges that the trains of the best option pass */
  onTheWay: 'On the way',
  mapData: (names: string) => `Map data: ${names}`,
  quickFacts: 'Quick facts',
  bestOption: 'Best option',
  priceRange: 'Price range',
  related: 'Related routes',
  popular: 'Popular routes',
  reverse: ({ from, to }: Pair) => `${from} to ${to}`,
  hubs: 'City travel hubs',
  allFrom: (city: string) => `All routes from ${city}`,
  allTo: (city: string) => `All routes to ${city}`,
  booking: 'Where to book',
  livePrices: 'Real-Time Prices',
  livePricesOff: live.fares.notConfigured,
  searchFlights: ({ from, to }: Pair) => `Search flights ${from}–${to}:`,
  bookingNote: 'We earn nothing from these links.',
  sponsoredNote: 'Links marked “Ad” may earn us a commission. They do not change the order of options.',
  /** of one option; a drive is not sold */
  book: (mode: Mode): string => (mode === 'car' ? 'Directions' : 'Book'),
  bookOn: (site: string) => `Open ${site}`,
  crossChannel: (operator: string) =>
    `book ${operator} 60–90 days ahead; the cheapest seats across the Channel go first.`,
  crossChannelTitle: 'Tip',
  earlyBooking: (operator: string) => `book ${operator} 60–90 days ahead; the cheapest seats go first.`,
  ad: 'Advertisement',
  adFor: (provider: string) => `Reserved for ${provider}. Advertising keeps Waymark free.`,
  loading: 'Loading route…',
  amenitiesLabel: 'On board',
  mapStreet: live.map.street,
}
