import { plural } from '../../parts/en.ts'
/** What there is around a town, as numbers in the language. */
export interface ExploreCounts {
  town: string
  /** that something leads to */
  towns: string
  /** "13 towns" within four hours from door to door */
  near: string
  /** within eight, and of these without flying */
  far: string
  land: string
}

/** Pages of all towns around one town. */
export const explore = {
  /** in navigation */
  short: 'Explore',
  heading: (town: string) => `Everywhere from ${town}`,
  townCount: (count: number) => plural(count, 'town', 'towns'),
  /** the page without a town */
  indexHeading: 'Where can you be in four hours?',
  indexDescription: (towns: string) =>
    `Choose a town and see ${towns} others as far away as they take hours from door to door, with price and CO₂, by train, flight, bus, ferry or car.`,
  indexIntro:
    'Choose a town. Every other one stands around it in its true direction, as far away as it takes hours from door to door. Set your hours and euros, take the plane away, and see what is left.',
  indexCities: 'Cities',
  indexCitiesNote: 'Cities by the number of towns within eight hours from door to door without flying.',
  indexRow: ({ near, far, land }: Omit<ExploreCounts, 'town' | 'towns'>) =>
    `${near} within 4h, ${far} within 8h, ${land} without flying`,
  town: 'Town',
  go: 'Show the map',
  description: ({ town, towns, near, far, land }: ExploreCounts) =>
    `${towns} towns around ${town} by hours from door to door, with price and CO₂: ${near} within four hours, ${far} within eight, ${land} without flying.`,
  lead: ({ town, near, far, land }: ExploreCounts) =>
    `From door to door, ${near} are within four hours of ${town} and ${far} within eight, ${land} of these without flying.`,
  reading:
    'Each town stands in its true direction, as far from the middle as the best way there takes hours from door to door. “One night” is from seven in the evening to nine in the morning; whatever takes longer than a day stands on the outermost circle.',
  timeMap: 'Map of hours',
  timeMapAlt: (town: string) =>
    `Towns around ${town}, each in its true direction and as far away as it takes hours. The list below says the same.`,
  plainMap: 'The same towns on the ordinary map',
  plainMapAlt: (town: string) => `Map of Europe with ${town} and the towns of the list`,
  oneNight: 'one night',
  list: 'All towns by hours',
  listNote:
    'The best way to each town for one adult with a small bag; a town leads to all ways of going there.',
  /** of the list, by the hours between which its rows are */
  within: (hours: string) => `Within ${hours}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  beyond: (hours: string) => `More than ${hours}`,
  /** for the towns that nothing leads to */
  none: (towns: string) => `Nothing that we know leads to ${towns}.`,
  filter: {
    legend: 'What suits you',
    hours: 'Door to door, at most',
    euro: 'All in, at most',
    co2: 'CO₂e per person, at most',
    changes: 'Changes',
    anyChanges: 'any number',
    direct: 'none',
    mostChanges: (count: number) => `at most ${count}`,
    modes: 'By',
    night: 'By night only',
    sort: 'Sort by',
    sorts: { hours: 'hours', euro: 'price', co2: 'CO₂e', changes: 'changes', name: 'name' },
    reset: 'Show everything',
  },
}
