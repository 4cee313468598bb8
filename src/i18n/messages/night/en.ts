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
  description: ({ departures, towns, companies }: NightCounts) =>
    `Night trains from ${towns} towns of Europe: ${departures} departures of ${companies} operators, with hours, days, berths and the lowest fare to each town.`,
  intro: ({ departures, towns, companies }: NightCounts) =>
    `Fall asleep in one town and have breakfast in another: ${departures} departures of ${companies} operators from ${towns} towns. Each board lists the trains that you can board in a town in the evening or at night, and where they take you.`,
  reading:
    'Hours are local. A price is the lowest for one adult, in a seat where the train has seats; a bed costs more. A train without days runs every night. A town leads to the comparison with other ways of going there.',
  mapAlt: 'Map of Europe with the lines of all night trains',
  mapNote: 'Lines join the towns where a train stops, along the rails where those are known.',
  towns: 'Towns with night trains',
  filter: 'Town',
  none: 'No night train that we know stops in a town of this name.',
  from: (town: string) => `Night trains from ${town}`,
  to: (town: string) => `Night trains to ${town}`,
  /** what a title says after the heading */
  townTitle: 'times and fares',
  townDescription: ({ town, towns, departures }: NightTown & { towns: string }) =>
    `Night trains from ${town} to ${towns}: ${plural(departures, 'departure', 'departures')} with hours, days, berths and the lowest fare, and the trains that lead back.`,
  townIntro: ({
    town,
    towns,
    departures,
    first,
    last,
  }: NightTown & { towns: number; first: string; last: string }) =>
    departures === 1
      ? `One night train can be boarded in ${town}, at ${first}. It takes you to ${plural(towns, 'town', 'towns')}.`
      : `Night trains leave ${town} ${departures} times, first at ${first}, last at ${last}. They take you to ${plural(towns, 'town', 'towns')}.`,
  townBack: ({ town, towns }: { town: string; towns: number }) =>
    towns === 1
      ? `From one town a night train leads to ${town}.`
      : `From ${towns} towns a night train leads to ${town}.`,
  toNote:
    'A town leads to the comparison with other ways; the hours are those of leaving there and arriving here.',
  townMapAlt: (town: string) => `Map with the lines of the night trains that stop in ${town}`,
  onward: 'Further',
  cityPage: (town: string) => `${town}: guide and all routes`,
  aroundByNight: (town: string) => `Everywhere by night from ${town}`,
  lines: {
    title: 'New, ended and announced',
    note: 'Lines that began, ended, are announced or were called off since 2025, the latest first. A line that ends no longer runs on the day named. “Announced” means that the source is no younger than that day: check before you plan with it.',
    begins: 'New',
    beginsLater: 'Announced',
    ends: 'Ended',
    endsLater: 'End announced',
    dropped: 'Called off',
    perWeek: (nights: number) => (nights === 7 ? 'every night' : `${nights} nights a week`),
  },
  /** our trains held against the public list */
  list: {
    title: 'Night trains held against the public list',
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
      `Of ${services} direct rides by night on this site, ${agree} stand in the list of ${publisher} (${asOf}) as they do here and ${differ} with other figures; for ${unclear} the list contradicts itself or says too little, and ${absent} it does not have. Of its ${trains} trains, ${outside} call at fewer than two towns of this site, and ${missing} more are not here.`,
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
      open: 'not entered yet',
      joined: 'another train joins the same towns',
      operator: 'of a railway that has no trains on this site',
      hours: 'the list gives no hours',
      days: 'the list names no days',
      outside: 'fewer than two towns of this site',
    },
  },
}
