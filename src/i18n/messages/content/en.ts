// English words of the pages about cities, sights, crossings, countries and airports.
// The type of the other languages.
import type { CompassDirection } from '#lib/compass.ts'
import { plural } from '../../parts/en.ts'

const compass: Record<CompassDirection, string> = {
  n: 'north',
  ne: 'north-east',
  e: 'east',
  se: 'south-east',
  s: 'south',
  sw: 'south-west',
  w: 'west',
  nw: 'north-west',
}

export const content = {
  /** from the place in the middle of a sketch: "1.2 km north-east" */
  away: (distance: string, direction: CompassDirection) => `${distance} ${compass[direction]}`,
  /** of all these pages */
  quickFacts: 'Quick facts',
  country: 'Country',
  tips: 'Insider tips',
  bestTime: 'Best time to visit',
  directions: 'Directions in Google Maps',
  city: {
    title: (city: string) => `${city}: routes, airports and getting around`,
    heading: (city: string) => `${city}: getting there, around and away`,
    description: (city: string, routes: number) =>
      `${plural(routes, 'route', 'routes')} from and to ${city} by train, plane, bus, ferry and car, with times, prices and emissions.`,
    routes: (count: number) => plural(count, 'route', 'routes'),
    airports: (count: number) => plural(count, 'airport', 'airports'),
    destinations: 'Popular destinations',
    gettingAround: 'Getting around',
    allRoutes: 'All routes',
    from: (city: string) => `From ${city}`,
    to: (city: string) => `To ${city}`,
    options: (count: number) => plural(count, 'option', 'options'),
    landmarks: 'Landmarks',
    transfers: 'Airport transfers',
    allAirports: (city: string) => `All airports near ${city}`,
    totalRoutes: 'Routes',
    airportCount: 'Airports',
    population: 'Inhabitants',
    ferries: 'Ferries',
    corridors: 'Between countries',
  },
  landmark: {
    title: (name: string) => `${name}: how to get there`,
    history: 'History',
    whyVisit: 'Why visit',
    getThere: 'How to get there',
    types: {
      metro: 'Metro',
      bus: 'Bus',
      taxi: 'Taxi',
      rideshare: 'Ride-hailing',
      walk: 'On foot',
      tram: 'Tram',
      train: 'Train',
      boat: 'Boat',
      'cable-car': 'Cable car',
    },
    free: 'free',
    nearby: 'Nearby attractions',
    plan: 'Plan the way',
    trainsTo: (city: string) => `Trains to ${city}`,
    official: 'Official site',
    map: 'Where it is',
    mapAlt: (name: string, stations: string) =>
      `Sketch of ${name} and its distance in a straight line from ${stations}`,
    mapNote: 'A sketch, north is up: straight lines and distances from the main stations, no streets.',
    moreIn: (city: string) => `More in ${city}`,
  },
  ferry: {
    title: (from: string, to: string) => `Ferry ${from} – ${to}: times, fares, operators`,
    heading: (from: string, to: string) => `${from} – ${to} by ferry`,
    duration: 'Crossing',
    frequency: 'Sailings',
    operators: 'Operators',
    fares: 'Fares',
    passenger: 'Passenger on foot',
    vehicle: 'Car with driver',
    noFare: 'on request',
    schedule: 'Typical schedule',
    summer: 'Summer',
    winter: 'Winter',
    onboard: 'On board',
    season: 'Through the year',
    bookingTips: 'Booking tips',
    alternatives: 'Other ways across',
    book: 'Where to book',
    mapAlt: (from: string, to: string) => `Map of the crossing from ${from} to ${to}`,
    mapNote: 'The dashed line is straight; ships go around shallows and islands.',
    journeys: 'Journeys that use this crossing',
    all: 'All ferry crossings',
    original: 'as published, converted above',
  },
  corridor: {
    heading: (from: string, to: string) => `${from} – ${to}: how to travel, what you need`,
    flightTime: 'Flight time',
    nonStop: 'non-stop',
    withStop: 'with a stop',
    budget: 'Budget',
    budgetNote: 'return, economy class',
    visa: 'Visa',
    visaRequired: 'required',
    visaNot: 'not required',
    /** an authorisation required instead of a visa */
    authorisation: (name: string) => `not required, but an ${name} is`,
    visaNote: 'for citizens of the country of departure, visits of up to 90 days',
    airlines: 'Airlines',
    topAirlines: 'Top airlines',
    pairs: 'Popular city pairs',
    viewDetails: 'View Details',
    searchFlights: 'Search Flights',
    byRail: 'By rail',
    entry: 'Entry rules',
    when: 'When to book and to travel',
    reverse: 'The other way',
    all: 'All country pairs',
  },
  airport: {
    title: (airport: string, code: string, city: string) =>
      `${airport} Airport (${code}) to ${city}: transfers`,
    heading: (airport: string, city: string) =>
      `${airport} Airport to ${airport === city ? 'the city centre' : city}`,
    description: (airport: string, city: string, way: string, time: string, price: string) =>
      `From ${airport} Airport into ${city}: ${way} takes ${time}, fares from ${price}.`,
    /** the first that fits follows the description */
    descriptionEnds: [
      'All ways compared, with operators, intervals, prices, a map and tips for the rush hours.',
      'All ways compared, with operators, intervals and prices.',
      'All ways and prices compared.',
    ],
    km: (km: string, city: string) => `${km} from the centre of ${city}`,
    ways: 'Ways into the city',
    elsewhere: 'By way of another town',
    by: {
      train: 'Train',
      metro: 'Metro',
      tram: 'Tram',
      bus: 'Bus',
      ferry: 'Boat',
      walk: 'On foot',
      taxi: 'Taxi',
      rideshare: 'Ride-hailing',
    },
    every: (minutes: string) => `every ${minutes}`,
    hourly: 'hourly',
    anyTime: 'at any time',
    first: (time: string) => `first ${time}`,
    last: (time: string) => `last ${time}`,
    night: 'At night',
    /** `every` is empty or "every 30 min" */
    nightSame: (way: string, every: string, asOf: string) =>
      `${way} runs all night${every && `, ${every}`} (${asOf}).`,
    nightLine: (line: string, every: string, asOf: string) =>
      `${line} runs at night${every && `, ${every}`} (${asOf}).`,
    nightTaxi: 'Neither train nor bus goes into the city at night: take a taxi.',
    lastOf: (way: string, time: string, asOf: string) => `${way} at ${time} (${asOf})`,
    nightAfter: (departures: string, count: number) =>
      `The last departure${count === 1 ? '' : 's'} we know of: ${departures}. Later, ask for a night bus or take a taxi.`,
    to: (stop: string) => `to ${stop}`,
    perVehicle: 'per vehicle',
    estimate: 'Estimate',
    driveTime: 'Estimated drive time',
    rushHours: 'Rush hours',
    mapAlt: (airport: string, city: string, away: string) =>
      `Sketch of ${airport} Airport, ${away} of the centre of ${city} in a straight line.`,
    mapNote: 'A sketch, north is up: straight line and distance to the centre, no streets.',
    links: 'Book and find the way',
    trains: 'Train tickets',
    ride: (site: string, city: string) => `${site} to ${city}`,
    others: (city: string) => `Other airports of ${city}`,
    tips: 'Quick tips',
    fastest: (way: string, time: string, to: string) => `Fastest: ${way}, ${time} to ${to}.`,
    cheapest: (way: string, price: string, to: string) => `Cheapest: ${way}, ${price} to ${to}.`,
    rush: (hours: string) =>
      `By road allow more time in the rush hours, ${hours}; trains keep to their timetable then too.`,
    taxi: (price: string) =>
      `A taxi costs about ${price} for the whole car: for three or four people it may be no dearer than tickets.`,
    guide: (city: string) => `${city}: the city guide`,
  },
  airportsNear: {
    title: (city: string) => `Airports near ${city}: distances and transfers`,
    heading: (city: string) => `Airports near ${city}`,
    description: (city: string, names: string) =>
      `The airports of ${city} by distance from the centre: ${names}.`,
    descriptionEnds: [
      'The fastest and the cheapest way into the city from each, with times, prices and a map.',
      'Fastest and cheapest way into the city from each, with prices.',
      'Fastest and cheapest way into the city from each.',
      'With the fastest way into the city.',
    ],
    oneAirport: (airport: string, code: string, km: string, city: string) =>
      `${airport} Airport (${code}) is ${km} from the centre of ${city}.`,
    oneAirportEnds: [
      'The fastest and the cheapest way into the city, with times, prices, operators and a map.',
      'The fastest and the cheapest way into the city, with times and prices.',
    ],
    closest: 'Closest',
    view: 'View Transfer Options',
    fastest: 'Fastest',
    cheapest: 'Cheapest',
    mapAlt: (city: string, names: string) => `Map of ${city} with its airports ${names}`,
    mapNote: 'Numbers as in the list below; distances in a straight line.',
    advice: (city: string) =>
      `The nearest airport is not always the quickest way into ${city}: compare the journey to the centre, and what it costs, before you choose a flight. A cheap ticket to a far airport can cost more in the end than a dearer one to a near airport.`,
  },
}

export type ContentMessages = typeof content
