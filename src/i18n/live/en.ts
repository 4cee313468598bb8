// Words of run time (A32): forecast, live fares, messages, errors. Fetched in one language.
import type { Mode } from '#catalogue/mode.ts'
import { inText, theMode } from '../parts/en.ts'

const another: Record<Mode, string> = {
  train: 'another train',
  flight: 'another flight',
  bus: 'another bus',
  ferry: 'another ferry',
  car: 'another drive',
}

export const en = {
  weather: {
    /** {month} by name, mean {high} and {low} in °C */
    usual: 'Usual in {month}: {high} / {low}\u00a0°C',
    high: 'High',
    low: 'Low',
    icons: {
      sun: 'Sunny',
      partly: 'Sunny spells',
      cloudy: 'Cloudy',
      fog: 'Fog',
      drizzle: 'Drizzle',
      rain: 'Rain',
      snow: 'Snow',
      storm: 'Thunderstorms',
    },
    loading: 'Loading the forecast…',
    cityFailed: 'Weather data unavailable for {city}',
    failed: 'Unable to load weather forecast at this time. Please try again later.',
    layers: 'Pack layers! Over these days the two cities are {gap}\u00a0°C apart.',
  },
  fares: {
    notConfigured: 'Real-Time Prices (Not Configured)',
    loading: 'Looking for live fares…',
    network: 'Failed to fetch flights',
    failed: 'Failed to fetch real-time prices',
    rejected: 'Failed to fetch real-time prices: the provider rejected the credentials.',
    limited: 'Failed to fetch real-time prices: the provider was asked too often.',
    noData: 'No real-time flight data available',
    empty: 'No live flight data available at the moment.',
    stops: { none: 'non-stop', one: '1 stop', other: '{count} stops' },
    test: 'Test data, not for sale',
    seen: 'Price seen in the last {days} days; it may have changed.',
    cached: 'Price of an earlier search; it may have changed.',
    book: 'View offer',
    earns: 'Ad links: we may earn a commission. It does not change the order.',
    newTab: 'opens in a new tab',
  },
  /** where a leg calls on its way, in the details of an option */
  calls: {
    loading: 'Loading the stops…',
    failed: 'The stops did not load.',
    offline: 'You are offline. The stops will load once you are online again.',
    retry: 'Try again',
    none: 'The usual trains do not stop on the way.',
    /** minutes after departure */
    common: 'Times after departure, for a typical train; others may call elsewhere.',
    /** {time} of departure */
    timed: 'Local times of the {time} departure.',
    /** {first} and {last} departure of a day */
    ends: 'The first departure is at {first}, the last at {last}.',
    boardOnly: 'boarding only',
    alightOnly: 'alighting only',
    passes: 'no boarding or alighting',
    /** {credit}: publisher, {month} of the timetable; a link to the licence follows */
    source: 'Timetable: {credit}, {month}. Licence:',
  },
  map: {
    label: 'Map',
    loading: 'Loading map...',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    street: 'Street map',
    streetFailed: 'The street map did not load. Try again.',
    /** whose the thin lines are; one line of a phone */
    railways: 'Railways: © OpenStreetMap and others',
    /** leads from a leg of the details to its line; {onMap} the same, for those who hear it */
    onMap: 'On the map',
    legOnMap: '{onMap}: {from} – {to}',
    /** the list of all ways; a leg of one: {mode} from `modes`, {how} its line is known */
    ways: 'Lines on the map',
    leg: '{from} – {to}, {mode}: {how}',
    modes: inText,
    how: {
      rails: 'along the rails',
      lanes: 'along the sea lanes',
      flight: 'the shortest line',
      sketched: 'a sketch through places on the way',
      straight: 'straight',
    },
  },
  /** announces the order of the board, by {mode} */
  sorted: 'Options sorted: {mode}',
  /** the board: what its rows and the verdict say under a trip plan; {mode} from `modes` */
  /** towns around one, under a filter */
  explore: {
    towns: { one: '{count} town', other: '{count} towns' },
    none: 'No town is left. Allow more hours, a higher price or another way of travelling.',
    /** of a filter; joined by commas behind the towns and in the title */
    limits: {
      hours: 'within {time}',
      euro: 'up to {price}',
      co2: 'up to {kg} CO₂e',
      changes: { zero: 'without a change', one: 'at most one change', other: 'at most {count} changes' },
      land: 'without flying',
      night: 'by night',
      modes: 'by {modes}',
      people: '{count} travellers',
    },
    /** behind the towns, where the filter allows flights */
    land: '; {count} without flying',
    /** within {modes} */
    modes: inText,
    any: 'any',
    failed: 'The figures did not load. The list shows the best option to each town.',
  },
  board: {
    modes: theMode,
    /** over the two figures that lead: from door to door, or of the ride only */
    heads: { door: 'Door to door', all: 'All in, from', ride: 'Travel time', fare: 'Fare, from' },
    levels: { low: 'low', medium: 'medium', high: 'high' },
    /** of the journey itself; `drive` for the car, crossings included */
    ride: 'travel {time}',
    drive: 'travel {time}',
    door: 'door to door {time}',
    fare: 'fare {price}',
    /** of a drive: fuel, tolls, wear */
    costs: 'costs {price}',
    allIn: 'all in {price}',
    each: '{price} each',
    cars: '{count} cars',
    asks: { bag: 'ask about the bag', bike: 'ask about the bicycle' },
    hidden: {
      one: '{count} option does not fit your choices.',
      other: '{count} options do not fit your choices.',
    },
    assumed: {
      /** minutes instead of our estimates */
      fields: {
        there: 'Getting to the first stop (min)',
        onward: 'Getting from the last stop (min)',
        airport: 'Waiting and checks at airports (min)',
        station: 'Waiting at stations, stops and ports (min)',
      },
      hint: 'Leave a field empty to use our estimate.',
      reset: 'Back to our estimates',
    },
    /** of the way from door to door, in the details; `breaks` in place of `dwell` for a car */
    parts: {
      access: '{time} to get there',
      dwell: '{time} of waiting and checks',
      breaks: '{time} of breaks',
      journey: '{time} of travel',
      egress: '{time} into town',
    },
    showAll: 'Show all',
    none: 'No option fits your choices.',
    /** {group} is empty for one traveller */
    verdict: '{mode} is best: about {time} door to door, from {price} all in{group}.',
    verdictOfRide: '{mode} is best: {time} of travel, from {price}{group}.',
    group: ' for {count} travellers',
  },
  /** why an option is the best, in its badge (D22); {rival} by its mode, {price}, {time} and {kg} are differences */
  because: {
    only: 'the only option',
    /** {modes} of options within the margin */
    asGood: 'as good: {modes}',
    cleaner: '{kg} CO₂e less than {rival}',
    daily: 'leaves daily, {rival} does not',
    ahead: '{price} cheaper and {time} faster than {rival}',
    cheaper: '{price} cheaper than {rival}',
    faster: '{time} faster than {rival}',
    fasterFor: '{time} faster than {rival} for {price} more',
    cheaperBy: '{price} cheaper than {rival}, {time} slower',
    /** fewer changes, hours in a coach or at the wheel */
    easier: 'easier than {rival}',
    /** names of modes, alone and as rivals; `another` is of the same mode */
    modes: inText,
    rival: theMode,
    another,
    /** the same after "than" */
    than: theMode,
    thanAnother: another,
  },
  notices: {
    close: 'Close',
    copied: 'Link copied to clipboard!',
    copyFailed: 'Failed to copy link',
    offline: 'You are offline. Everything already on this page still works.',
    online: 'You are online again.',
  },
  error: {
    title: 'Something went wrong',
    text: 'We encountered an unexpected error. Please try refreshing the page or going back to the homepage.',
    details: 'Error details',
    reload: 'Reload Page',
    goHome: 'Go to Homepage',
  },
  rates: {
    /** {date} in the format of the page */
    dated: 'Reference rates of {date}, for guidance only.',
    fixed: 'Fixed rates: today’s are not available.',
  },
}
export type LiveWords = typeof en
