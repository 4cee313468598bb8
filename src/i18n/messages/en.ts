// English: the source of all messages. The other languages are typed by it, so a missing key does not compile.
import type { Mode } from '#catalogue/mode.ts'
import { content } from './content/en.ts'
import { home } from './home/en.ts'

/** A route's two cities, in the language of the page. */
interface Pair {
  from: string
  to: string
}
/** Between trains one changes, between flights one stops over. */
const changes = (count: number, mode: Mode) =>
  mode === 'flight' ? plural(count, 'stop', 'stops') : plural(count, 'change', 'changes')
const plural = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`
const without = (mode: Mode) => (mode === 'flight' ? 'without a stop' : 'without a change')
const inText: Record<Mode, string> = {
  train: 'train',
  flight: 'flight',
  bus: 'bus',
  ferry: 'ferry',
  car: 'car',
}
const theMode: Record<Mode, string> = {
  train: 'the train',
  flight: 'the flight',
  bus: 'the bus',
  ferry: 'the ferry',
  car: 'the car',
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const en = {
  nav: {
    skip: 'Skip to content',
    home: 'Waymark home',
    language: 'Language',
    theme: 'Dark theme',
    main: 'Language and theme',
    breadcrumb: 'Breadcrumb',
    breadcrumbHome: 'Home',
    routes: 'Routes',
    footer: 'Footer',
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
    noMatch: 'No city matches. Check the spelling or try the country.',
    same: 'Origin and destination are the same. Choose two different cities.',
    choose: 'Choose both cities from the suggestions.',
    /** by plural category; {count} is filled in by the island */
    results: { one: '{count} suggestion', other: '{count} suggestions' },
    unknown: (text: string) =>
      `We do not know “${text}” yet. Check the spelling or choose a city from the list.`,
    unknownPlaces:
      'We do not know one of these places yet. Check the spelling or choose a city from the list.',
  },
  route: {
    title: ({ from, to }: Pair) => `How to get from ${from} to ${to}`,
    distance: 'Distance',
    straight: 'as the crow flies',
    bestBy: (mode: Mode) => `Best by ${inText[mode]}`,
    back: 'Back',
    share: 'Copy link',
    print: 'Print',
    currency: 'Currency',
    options: 'Ways to travel',
    sortBy: 'Sort by',
    sort: { default: 'Recommended', duration: 'Fastest', price: 'Cheapest', eco: 'Lowest CO₂' },
    sorted: (by: string) => `Options sorted: ${by}`,
    best: 'Best',
    bestRoute: 'Best Route',
    greenest: 'Greenest: lowest CO₂e here',
    greenestShort: 'Greenest',
    directOption: 'Direct',
    changes: (count: number, mode: Mode) => (count === 0 ? 'Direct' : changes(count, mode)),
    via: (places: string) => `via ${places}`,
    night: 'Night train',
    nightFerry: 'Night crossing',
    perDay: (count: number) =>
      count >= 1.5 ? `about ${Math.round(count)} a day` : count >= 0.9 ? 'about once a day' : 'not every day',
    season: (from: string, to: string) => `${from} to ${to} only`,
    anytime: 'At any time',
    details: 'View Details',
    close: 'Close',
    /** under the board */
    boardNote: (withCar: boolean) =>
      `Prices are for one adult, one way; CO₂e is per traveller${withCar ? ', with one person in the car' : ''}.`,
    doorToDoor: 'Door to door',
    /** a part that takes no time is empty; in a car `dwell` is breaks */
    doorToDoorText: (x: { mode: Mode; total: string; access: string; dwell: string; egress: string }) => {
      const parts = [
        x.access && `${x.access} from the centre`,
        x.dwell && `${x.dwell} of ${x.mode === 'car' ? 'breaks' : 'waiting and checks'}`,
        x.egress && `${x.egress} into the centre`,
      ].filter(Boolean)
      return `About ${x.total} in all${parts.length > 0 ? `, including ${parts.join(', ')}` : ''}.`
    },
    journey: 'The journey',
    numbers: 'Where the figures come from',
    changeAt: (place: string, minutes: string, _mode: Mode) => `Change at ${place}, about ${minutes}`,
    changeAcross: (from: string, to: string, minutes: string) =>
      `Cross from ${from} to ${to}, about ${minutes} in all`,
    departsArrives: (departs: string, arrives: string) => `e.g. ${departs} to ${arrives}`,
    drive: (from: string, to: string) => `Drive from ${from} to ${to}`,
    driveProduct: 'Own or rented car',
    officialSite: (operator: string) => `Tickets from ${operator}`,
    factorLine: (km: string, grams: string, kg: string) => `${km} × ${grams}\u00a0g/km = ${kg}`,
    /** door: with the way to and from stops, waiting and checks; time: the journey itself */
    verdict: ({ from, to }: Pair, fastest: { mode: Mode; time: string; door: string }) => {
      const part = fastest.mode === 'flight' ? 'from gate to gate' : 'travelling'
      const detail = fastest.mode === 'car' ? 'breaks included' : `${fastest.time} of it ${part}`
      return `From ${from} to ${to}, ${theMode[fastest.mode]} is fastest door to door: about ${fastest.door}, ${detail}.`
    },
    /** follows `verdict`, which named the fastest mode */
    verdictSecond: (
      cheapest: { mode: Mode; price: string },
      greenest: { mode: Mode; co2: string },
      fastest: Mode,
    ) => {
      const again = cheapest.mode === fastest
      const subject = again ? 'It' : capital(theMode[cheapest.mode])
      return cheapest.mode === greenest.mode
        ? `${subject} is ${again ? 'also' : 'both'} the cheapest, from ${cheapest.price}, and the lowest in CO₂e, at ${greenest.co2} per traveller.`
        : `${subject} is ${again ? 'also ' : ''}the cheapest, from ${cheapest.price}; ${theMode[greenest.mode]} emits least, ${greenest.co2} of CO₂e per traveller.`
    },
    compare: 'Side by side',
    compareIntro: 'The best option of each mode. Bars are drawn to scale.',
    column: {
      mode: 'Mode',
      time: 'Time',
      door: 'Door to door',
      price: 'Price',
      co2: 'CO₂e',
      changes: 'Changes',
    },
    charts: { co2: 'CO₂e per traveller', time: 'Journey time', price: 'Lowest price' },
    lowest: 'Lowest',
    fastest: 'Fastest',
    cheapest: 'Cheapest',
    map: 'Map',
    mapAlt: ({ from, to }: Pair, km: string) =>
      `Map with ${from} (A) and ${to} (B), ${km} apart, joined by a dashed straight line.`,
    mapLoading: 'Loading map...',
    mapNote: 'Straight line, not the way taken. Map data: Natural Earth.',
    quickFacts: 'Quick facts',
    bestOption: 'Best option',
    priceRange: 'Price range',
    modes: 'Modes',
    related: 'Related routes',
    popular: 'Popular routes',
    reverse: ({ from, to }: Pair) => `${from} to ${to}`,
    hubs: 'City travel hubs',
    allFrom: (city: string) => `All routes from ${city}`,
    allTo: (city: string) => `All routes to ${city}`,
    booking: 'Where to book',
    bookingNote: 'We earn nothing from these links.',
    sponsoredNote: 'Links marked “Ad” may earn us a commission. They do not change the order of options.',
    bookOn: (site: string) => `Open ${site}`,
    crossChannel: (operator: string) =>
      `Book ${operator} 60–90 days ahead: the cheapest seats across the Channel go first.`,
    crossChannelTitle: 'Tip',
    earlyBooking: (operator: string) => `Book ${operator} 60–90 days ahead: the cheapest seats go first.`,
    ad: 'Advertisement',
    adHouse: 'This space keeps Waymark free.',
    loading: 'Loading route…',
    amenitiesLabel: 'On board',
    mapZoomIn: 'Zoom in',
    mapZoomOut: 'Zoom out',
    mapStreet: 'Street map',
    mapStreetFailed: 'The street map did not load. Try again.',
  },
  transport: {
    modes: { train: 'Train', flight: 'Flight', bus: 'Bus', ferry: 'Ferry', car: 'Car' },
    /** as it stands inside a sentence */
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
    co2Level: { low: 'low', medium: 'medium', high: 'high' },
    berths: { seat: 'seats', couchette: 'couchettes', sleeper: 'sleepers', cabin: 'cabins' },
    basis: {
      timetable: 'timetable',
      published: 'published',
      known: 'known to our editors',
      composed: 'composed',
      modelled: 'estimate',
    },
    basisLong: {
      timetable: 'Read in a published timetable.',
      published: 'Published by the operator or an authority.',
      known: 'Known to our editors; not checked against a publication.',
      composed: 'Added up from the parts of the journey.',
      modelled: 'Estimated by a formula.',
    },
    source: 'Source',
    sources: 'Sources',
    /** our own publications; others keep the title they were published under */
    ownSources: {
      'waymark-editors': 'Knowledge of our editors',
      'waymark-models': 'Our models of fares, times and kilometres',
    },
    /** publishers that are described, not named, by source; the others keep their names */
    publishers: {
      'airline-schedules': 'the airlines',
      'airport-operators': 'the airports',
      'motorway-tolls': 'motorway companies',
    },
    asOf: (date: string) => `as of ${date}`,
    fareRule: {
      published: 'fare',
      model: 'estimate by distance',
      through: 'through ticket estimated by distance',
      fuel: 'fuel',
      toll: 'road tolls',
      vignette: 'vignette',
      crossing: 'crossing with car',
    },
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
    price: (range: string) => `${range}`,
    priceFrom: (price: string) => `from ${price}`,
    plus: (price: string) => `${price}+`,
    updated: (date: string) => `Last updated ${date}`,
    backHome: 'Back to home',
    ratesDate: (date: string) => `Reference rates of ${date}, indicative.`,
    ratesFixed: 'Fixed rates: today’s are not available.',
    opensNew: 'opens in a new tab',
    /** between a label and what it labels */
    colon: ': ',
    figures: 'figures',
  },
  home,
  faq: {
    title: 'Questions',
    howLong: (p: Pair, mode: Mode) =>
      mode === 'car'
        ? `How long is the drive from ${p.from} to ${p.to}?`
        : `How long does ${theMode[mode]} from ${p.from} to ${p.to} take?`,
    howLongAnswer: (x: { mode: Mode; time: string; changes: number; perDay: string; operators: string }) =>
      x.mode === 'car'
        ? `Typically ${x.time} at the wheel, without breaks.`
        : `Typically ${x.time}, ${x.changes === 0 ? without(x.mode) : `with ${changes(x.changes, x.mode)}`}, run by ${x.operators}; ${x.perDay}.`,
    cheapest: (p: Pair) => `What is the cheapest way from ${p.from} to ${p.to}?`,
    cheapestAnswer: (x: { mode: Mode; low: string; high: string }) => {
      const subject = capital(theMode[x.mode])
      if (x.low === x.high) return `${subject}, at about ${x.low}.`
      return x.mode === 'car'
        ? `${subject}, with ${x.low} to ${x.high} for fuel and, where they are due, tolls, vignettes and crossings.`
        : `${subject}: from ${x.low}, up to ${x.high} close to departure or at busy times.`
    },
    greenest: (p: Pair) => `Which way from ${p.from} to ${p.to} emits least CO₂?`,
    greenestAnswer: (x: { mode: Mode; co2: string; most: Mode; mostCo2: string }) =>
      x.mode === x.most
        ? `${capital(theMode[x.mode])}, with about ${x.co2} of CO₂e per traveller.`
        : `${capital(theMode[x.mode])}, with about ${x.co2} of CO₂e per traveller. ${capital(theMode[x.most])} emits about ${x.mostCo2}.`,
    distance: (p: Pair) => `How far is ${p.to} from ${p.from}?`,
    distanceAnswer: (x: { straight: string; road: string }) =>
      `${x.straight} in a straight line${x.road ? `, about ${x.road} by road` : ''}.`,
    direct: (p: Pair) => `Is there a direct train from ${p.from} to ${p.to}?`,
    directYes: (x: { operators: string; perDay: string; time: string }) =>
      `Yes, with ${x.operators}, ${x.perDay}; it takes about ${x.time}.`,
    directNo: (x: { changes: number; via: string }) =>
      `No. The usual connection has ${plural(x.changes, 'change', 'changes')}${x.via ? `, via ${x.via}` : ''}.`,
    directNone: 'No. There is no sensible train connection on this route.',
    flightOrTrain: (p: Pair) =>
      `Is the flight faster than the train from ${p.from} to ${p.to}, door to door?`,
    flightOrTrainAnswer: (x: { flight: string; train: string; faster: Mode }) =>
      `With the way to the airport, waiting and checks the flight takes about ${x.flight}, the train about ${x.train}. ${capital(theMode[x.faster])} is quicker from centre to centre.`,
  },
  weather: { title: 'Weather' },
  share: { system: 'Share', copied: 'Link copied to clipboard!', copyFailed: 'Failed to copy link' },
  reverse: { title: 'Also consider', view: 'View Route' },
  travelByType: {
    title: 'Travel by type',
    filter: {
      legend: 'Filter routes',
      any: 'Any city',
      budget: 'At most, €',
      clear: 'Clear filter',
      loading: 'Loading routes…',
      failed: 'The routes could not be loaded. The full list is below once the filter is cleared.',
      more: 'Show more',
      foundOne: 'Found {count} route',
    },
    heading: (mode: Mode) => `${capital(inText[mode])} routes in Europe`,
    description: (mode: Mode, count: string, price: string) =>
      `${count} ${inText[mode]} routes between European cities, cheapest first, from ${price}: ${mode === 'car' ? 'driving time' : 'operator, duration'} and price of each.`,
    intro: 'Cheapest first, by the lowest price we know for each route.',
    found: (count: string) => `Found ${count} routes`,
    none: (mode: Mode) => `No ${inText[mode]} routes found`,
    routes: (count: number): string => (count === 1 ? 'route' : 'routes'),
    from: 'From',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    pages: 'Pages',
  },
  generated: {
    description: ({ from, to }: Pair, distance: string) =>
      `${from} to ${to}, ${distance} as the crow flies: estimated times, prices and CO₂e for each sensible way to travel.`,
    badge: 'Estimates only',
    intro:
      'We have no timetables for this route yet. The figures are estimated from the distance: good for comparing, not for planning a connection.',
    method: 'How we estimate',
    driveTime: 'Estimated drive time',
    /** beside `driveTime`; `absences` say why */
    noDrive: 'No estimate',
    days: (count: number) => `${count}d`,
    /** why a way of travelling is missing */
    absences: {
      far: (km: string) => `Beyond ${km}, only flights are worth comparing.`,
      sea: ({ from, to }: Pair) =>
        `There is water between ${from} and ${to}, and no bridge or tunnel: no train, bus or road goes all the way. If there is a ferry, we do not have its timetable yet.`,
      'round-the-sea': ({ from, to }: Pair) =>
        `By land, the way from ${from} to ${to} goes far round the water or stops at a closed border, so we estimate no train, bus or drive. If there is a ferry, we do not have its timetable yet.`,
      near: 'These places are too close together for a flight.',
      'no-airport': 'We know of no two airports with scheduled flights near these places.',
    },
    nothing: 'We have no estimate for this route.',
    airports: (from: string, to: string) => `${from} to ${to}`,
    oneStop: 'one stop assumed',
    nonStop: 'if there is a non-stop flight',
    similar: 'Nearby routes with full details',
    didYouMean: (route: string) => `Did you mean ${route}?`,
  },
  notFound: {
    title: 'Page Not Found',
    description: 'The page you are looking for does not exist.',
    goHome: 'Go to Homepage',
    searchRoutes: 'Search Routes',
    noRoute: ({ from, to }: Pair) => `There is no route from ${from} to ${to} yet.`,
    similar: 'Similar routes',
    popular: 'Popular routes',
    city: { title: 'City Not Found', description: 'We do not have this city yet.', button: 'Return Home' },
    airport: {
      title: 'Airport Route Not Found',
      description: 'We could not find this airport transfer.',
      button: 'Back to Home',
    },
    airportsNear: {
      title: 'No Airports Found',
      description: "We couldn't find any airports for this city.",
      button: 'Go to Homepage',
    },
    corridor: {
      title: 'Country pair not found',
      description: "The requested travel corridor doesn't exist.",
      button: 'Go to Homepage',
    },
    landmark: {
      title: 'Landmark Not Found',
      description: "We couldn't find information for this landmark.",
      button: 'Go to Homepage',
    },
    ferry: {
      title: 'Ferry Route Not Found',
      description: "We couldn't find information for this ferry route.",
      button: 'Go to Homepage',
    },
  },
  error: {
    title: 'Something went wrong',
    text: 'We encountered an unexpected error. Please try refreshing the page or going back to the homepage.',
    details: 'Error details',
    reload: 'Reload Page',
    goHome: 'Go to Homepage',
    offline: 'You are offline. What this page shows stays usable.',
    online: 'You are online again.',
  },
  seo: {
    homeTitle: 'Waymark: compare train, flight, bus, ferry and car in Europe',
    homeDescription:
      'Compare ways to travel between European cities by time, price and CO₂. Every figure names its source; nothing is sold.',
    routeTitle: ({ from, to }: Pair, modes: string) => `${from} to ${to}: ${modes} compared`,
    routeDescription: ({ from, to }: Pair, x: { fastest: string; time: string; price: string }) =>
      `${from} to ${to}: door to door, ${x.fastest} is fastest, about ${x.time}; prices from ${x.price}. Times, changes, prices and CO₂ compared, with sources.`,
  },
  content,
  method: {
    title: 'How we count',
    description:
      'Where the times, prices, distances and emissions on Waymark come from, how we work them out, and how to report an error.',
    intro:
      'Waymark compares journeys by figures that mean the same for every mode. This page says what each figure counts, where it was read and, when nobody publishes it, how we work it out.',
    basisTitle: 'How well a figure is known',
    basisIntro:
      'Each figure says how we know it. The list runs from the surest to the least sure; a figure made of several parts is only as sure as its weakest part.',
    times: {
      title: 'Times',
      paragraphs: (x: { maxChanges: number; maxWait: string; expectedWait: string }) => [
        'The duration is the journey itself: from first departure to last arrival, for a flight from gate to gate, for a car the time at the wheel and on crossings. We show a typical time of the regular timetable, not the best of the day.',
        `Journeys with changes are put together from single services, with at most ${x.maxChanges} changes. Where departure times are known, the wait lasts until the next real departure. Elsewhere we count half the time between two departures, but at least the minimum change time of the station and at most ${x.expectedWait}. Journeys with a wait of more than ${x.maxWait} are not offered.`,
      ],
    },
    door: {
      title: 'Door to door',
      paragraphs: (x: {
        airport: string
        station: string
        coach: string
        port: string
        brk: string
        brkEvery: string
      }) => [
        `Door to door adds the way from the centre to the first stop and from the last stop to the centre, and the time spent at terminals: ${x.airport} for a flight and ${x.station} for a train, both ends together, as measured by Thomas Sauter-Servaes (2019). For coaches we count ${x.coach} and for ships ${x.port}, by our own estimate. For a car it adds a break of ${x.brk} for every ${x.brkEvery} at the wheel.`,
      ],
    },
    distances: {
      title: 'Distances',
      paragraphs: (x: { radius: string; rail: string; road: string; sea: string; extra: string }) => [
        `The distance of a route is measured as the crow flies, along the great circle between the two city centres (Earth radius ${x.radius}). The kilometres travelled are those of the line where we know them. Otherwise we multiply the great circle by ${x.rail} for rail, ${x.road} for roads and ${x.sea} for the sea; for a flight we add ${x.extra}.`,
      ],
    },
    prices: {
      title: 'Prices',
      paragraphs: (x: { litres: string; litre: string; allIn: string }) => [
        'Prices are for one adult, one way, and run from the cheapest ticket booked well ahead to a flexible ticket bought late. Where a range is published or known to us, we show it. Elsewhere we estimate it from the distance: for each brand, two straight lines fitted to fares we have seen give the low and the high end. Such a price is marked as an estimate.',
        'A journey on several tickets costs their sum, unless the operators sell one ticket for all of it.',
        `For a car the low end is fuel alone (${x.litres} per 100\u00a0km at ${x.litre} a litre), the high end ${x.allIn} a kilometre, wear included. Tolls, vignettes and crossings come on top of both. All of it is counted for one person.`,
      ],
    },
    co2: {
      title: 'CO₂e',
      paragraphs: [
        'Emissions are kilometres times a factor, in kilograms of CO₂ equivalent (CO₂e) per traveller. Flights include their effects other than CO₂: like the British government, we count 1.7 times the CO₂ alone. A car carries one person.',
        'For flights, coaches, cars, ferries, Eurostar and trains in Great Britain we use the factors of the United Kingdom: direct emissions plus those of producing the fuel. For other trains we use factors by country or product from several publishers, weighted by the kilometres in each country; where we have none, a European average, marked as an estimate. The publishers do not all count the same things, so compare trains of different countries with care.',
      ],
    },
    best: {
      title: '“Best” and “Greenest”',
      paragraphs: (x: { share: string; hour: string; kilo: string }) => [
        `“Best” is the option with the lowest sum of three things, counted in euros: the price, taken ${x.share} of the way from the low to the high end, plus the fares to the first stop and from the last; the time from door to door, at ${x.hour} an hour; and the CO₂e, at ${x.kilo} a kilogram. The two rates are our choice. Commissions play no part. What does not leave every day is best only where nothing else does.`,
        '“Greenest” is the option with the lowest CO₂e among those shown. It is a comparison within the route, not a seal of approval.',
      ],
    },
    generated: {
      title: 'Estimated routes',
      line: (fixed: string, km: string) => `${fixed} plus an hour for every ${km}`,
      paragraphs: (x: {
        places: string
        drive: string
        plane: string
        train: string
        bus: string
        change: string
        far: string
        near: string
        way: string
      }) => [
        `Between the cities whose services we have recorded, we compare real journeys. For any other pair of our ${x.places} places we estimate, and the page says so. The drive is the distance as the crow flies at ${x.drive}/h. A flight is counted between nearby airports with scheduled flights: ${x.plane}, and ${x.change} more if one of them is small or the way is too long for one flight, because then a stop is likely. A train takes ${x.train}, a bus ${x.bus}; all these kilometres are as the crow flies. The values come from the journeys of our catalogue; for trains we allow a little more time, because smaller towns have fewer fast trains. Prices are estimated from the distance as well, with one model for each mode.`,
        `Beyond ${x.far} we show flights only, below ${x.near} no flights. Train, bus and drive appear only where land, bridges or tunnels join the two places and the way by land, without closed borders, is at most ${x.way} times the distance as the crow flies. If either country has no passenger trains, we estimate none. Names, coordinates and populations come from GeoNames.`,
      ],
    },
    notes: {
      title: 'Seasons, tickets and ways to the centre',
      paragraphs: (x: { pleasant: string; rain: string; crowds: string }) => [
        `Temperatures and days with rain are means of 1991–2020, from the national weather services. The season we call best is the one whose afternoons come nearest to ${x.pleasant} in both cities together; each day with rain a month counts like ${x.rain} more or less, a full city like ${x.crowds}. How full a city is, our editors judge.`,
        'What a ticket says about seats, luggage and bicycles is that of the cheapest fare of each operator, as our editors know it. Taxi and rideshare fares without a fixed price are estimated by the kilometre and marked as estimates; trains and buses to an airport are only named where they run.',
      ],
    },
    tolerance: {
      title: 'How exact we want to be',
      text: 'A direct journey should take what the timetable says, within 10% or 15 minutes; a journey with changes within 20%; a flight within 15 minutes. Road kilometres should be right within 6%.',
    },
    factorsTitle: 'Emission factors',
    factorColumns: { name: 'Factor', grams: 'g CO₂e per km', scope: 'what it counts', source: 'Source' },
    perTraveller: 'per traveller',
    perVehicle: 'per vehicle',
    sourcesTitle: 'Sources',
    sourcesDescription:
      'Every publication behind the figures on Waymark: timetables, emission factors, tolls, fares and place names, with publisher, licence and date.',
    sourcesIntro:
      'The publications from which we took single facts, with licence and date. Titles are given in English, whatever the language of the publication.',
    /** as data/sources words them; names of licences stay as they are */
    licences: {
      'facts cited with credit': 'facts cited with credit',
      'public domain': 'public domain',
      'reuse permitted with credit': 'reuse permitted with credit',
    },
    errorsTitle: 'Found an error?',
    errors:
      'Tell the publisher of this site which route and which figure it is, and where you read the right one. We correct the single service behind it, and every route that uses it follows. The address of the page and a link to the timetable help most.',
  },
  legal: {
    privacy: {
      description:
        'What Waymark counts, what stays in your browser, and which outside services are contacted only after a click.',
      intro:
        'Waymark has no login and wants to know as little about you as possible. This page says exactly what is kept and where.',
      sections: [
        {
          title: 'What we count',
          paragraphs: [
            'When a route page is opened or a search leads to one, our server adds one to a counter for that route, language and day. When somebody asks for a route we do not have, the two place names are counted, so that editors know what to add.',
            'These counters hold no IP address, no cookie, no identifier and no time more precise than the day, except the time a pair of places was last searched. If your browser sends the Global Privacy Control signal, nothing is counted.',
          ],
        },
        {
          title: 'What stays in your browser',
          paragraphs: [
            'Your last five searches, the theme and the currency you chose are kept in your browser’s own storage. They are not sent to us, and clearing the site’s data in your browser removes them.',
            'Waymark sets no cookies.',
          ],
        },
        {
          title: 'Server logs',
          paragraphs: [
            'To protect the service against abuse, the server limits requests per address. The address is held in memory for about a minute and is not written to the database.',
          ],
        },
        {
          title: 'Other services',
          paragraphs: [
            'Pages load nothing from third parties. Exchange rates of the European Central Bank are fetched by our server, not by your browser.',
            'Links to operators and booking sites lead to services with their own privacy rules. They learn that you came from Waymark; we learn nothing about what you do there.',
          ],
        },
        {
          title: 'Your rights',
          paragraphs: [
            'Under European data protection law you may ask what is stored about you and have it corrected or deleted. As we store nothing that identifies a person, there is usually nothing to hand over; the publisher of this site answers every such question.',
          ],
        },
      ],
    },
    terms: {
      description:
        'The terms on which Waymark may be used: what its figures are, what they are not, links to partners, and how errors are handled.',
      intro:
        'Waymark is an information service, free of charge. It sells no tickets and is not party to any journey you book.',
      sections: [
        {
          title: 'What the figures are',
          paragraphs: [
            'Times are typical times of a regular timetable, prices are ranges for one adult one way, emissions are calculated from published factors. Each figure names its source, its date and whether it was read in a timetable, published, known to our editors, added up or estimated.',
            'They help to compare and to plan. They are no offer and no promise: timetables change, works close lines, fares move by the hour. Before you book or leave, check with the operator.',
          ],
        },
        {
          title: 'Links to other sites',
          paragraphs: [
            'We link to operators and booking sites. A link that may earn us a commission is marked. Commissions never change the order of options.',
            'Contracts are made between you and the operator or seller; their terms apply.',
          ],
        },
        {
          title: 'Liability',
          paragraphs: [
            'We keep the catalogue with care, but we cannot answer for missed connections, changed prices or closed borders. Nothing here limits liability for intent, gross negligence or injury to life, body or health.',
          ],
        },
        {
          title: 'Use of our data',
          paragraphs: [
            'The published JSON files may be read by anyone and from any site. Facts taken from open data carry the licences named beside them; please pass on the credit.',
          ],
        },
        {
          title: 'Errors',
          paragraphs: [
            'If a figure is wrong, tell the publisher which route and which figure it is, and where you read the right one. One corrected service corrects every route that uses it.',
          ],
        },
      ],
    },
  },
}

export type Messages = typeof en
