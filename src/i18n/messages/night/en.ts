import { plural } from '../../parts/en.ts'

/** What there is on the page, as numbers in the language. */
export interface NightCounts {
  departures: string
  towns: string
  companies: string
}

/** A town and its departures. */
interface NightTown {
  town: string
  departures: number
}

/** Counts of the comparison with the public list, as numbers in the language. */
interface NightListCounts {
  services: string
  agree: string
  differ: string
  unclear: string
  absent: string
  trains: string
  outside: string
  missing: string
  publisher: string
  asOf: string
}

/** The pages of night trains. */
export const night = {
  /** above a list */
  short: 'Night trains',
  title: 'Night trains in Europe',
  /** nights of a train */
  mondayToFriday: 'Monday to Friday',
  everyNightBut: (day: string) => `every night but ${day}`,
  description: ({ departures, towns, companies }: NightCounts) =>
    `Night trains from ${towns} towns in Europe: ${departures} departures by ${companies} operators, with times, days, berths and the lowest fare to each town.`,
  intro: ({ departures, towns, companies }: NightCounts) =>
    `Fall asleep in one town and have breakfast in another: ${departures} departures by ${companies} operators from ${towns} towns. Each list shows the trains that you can board in a town in the evening or at night, and where they take you.`,
  reading:
    'Times are local. Prices are the lowest for one adult, in a seat where the train has seats; a bed costs more. Where no days are given, the train runs every night. Choose a town to compare other ways of getting there.',
  mapAlt: 'Map of Europe with the lines of all night trains',
  mapNote: 'Lines join the towns where a train stops, along the rails where those are known.',
  towns: 'Towns with night trains',
  filter: 'Town',
  none: 'No night train that we know of stops in a town of this name.',
  from: (town: string) => `Night trains from ${town}`,
  to: (town: string) => `Night trains to ${town}`,
  /** what a title says after the heading */
  townTitle: 'times and fares',
  townDescription: ({ town, towns, departures }: NightTown & { towns: string }) =>
    `Night trains from ${town} to ${towns}: ${plural(departures, 'departure', 'departures')} with times, days, berths and the lowest fare, and the trains that come back.`,
  townIntro: ({
    town,
    towns,
    departures,
    first,
    last,
  }: NightTown & { towns: number; first: string; last: string }) =>
    departures === 1
      ? `There is one night departure from ${town}, at ${first}. It takes you to ${towns === 1 ? 'one town' : `${towns} towns`}.`
      : `There are ${departures} night departures from ${town}, the first at ${first} and the last at ${last}. They take you to ${towns === 1 ? 'one town' : `${towns} towns`}.`,
  townBack: ({ town, towns }: { town: string; towns: number }) =>
    towns === 1
      ? `A night train runs to ${town} from one town.`
      : `Night trains run to ${town} from ${towns} towns.`,
  toNote: 'Choose a town to compare other ways of travelling. Times show departure there and arrival here.',
  townMapAlt: (town: string) => `Map with the lines of the night trains that stop in ${town}`,
  onward: 'See also',
  cityPage: (town: string) => `${town}: guide and all routes`,
  aroundByNight: (town: string) => `Everywhere by night from ${town}`,
  lines: {
    title: 'New, ended and announced',
    note: 'Lines that have begun, ended, been announced or been called off since 2025, the latest first. A line that ends no longer runs from the day named. “Announced” means that the source is no later than that day: check before you rely on it.',
    begins: 'New',
    beginsLater: 'Announced',
    ends: 'Ended',
    endsLater: 'End announced',
    dropped: 'Called off',
    perWeek: (nights: number) => (nights === 7 ? 'every night' : `${nights} nights a week`),
  },
  /** our trains held against the public list */
  list: {
    title: 'Our night trains and the public list',
    text: ({
      services,
      agree,
      differ,
      unclear,
      absent,
      trains,
      outside,
      missing,
      publisher,
      asOf,
    }: NightListCounts) =>
      `Of ${services} direct night journeys on this site, the list of ${publisher} (${asOf}) gives ${agree} as we do and ${differ} with other figures; for ${unclear} it contradicts itself or says too little, and it lacks ${absent}. Its ${trains} trains include ${outside} with fewer than two towns of this site and ${missing} more that we lack.`,
    differences: 'What differs',
    line: 'Line',
    here: 'Here',
    there: 'List',
    unclear: 'The list contradicts itself or says too little',
    absent: 'Not in the list',
    missing: 'In the list, but not here',
    columns: {
      at: 'leaves',
      minutes: 'takes',
      backAt: 'leaves on the way back',
      back: 'takes on the way back',
      days: 'nights',
      season: 'season',
      berths: 'berths',
    },
    everyNight: 'every night',
    allYear: 'all year',
    unsaid: 'not said',
    reasons: {
      open: 'not yet entered',
      joined: 'another train links the same towns',
      operator: 'of a railway that has no trains on this site',
      hours: 'the list gives no hours',
      days: 'the list names no days',
      outside: 'fewer than two towns of this site',
    },
  },
}
