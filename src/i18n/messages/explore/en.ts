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
    `Choose a town and see ${towns} others placed by door-to-door time, each with price and CO₂, by train, flight, bus, ferry or car.`,
  indexIntro:
    'Choose a town. The others stand around it, each in its true direction and at a distance that shows the door-to-door time. Set your time and budget, rule out flying, and see what is left.',
  indexCities: 'Cities',
  indexCitiesNote: 'Cities ranked by how many towns are within eight hours, door to door, without flying.',
  indexRow: ({ near, far, land }: Omit<ExploreCounts, 'town' | 'towns'>) =>
    `${near} within 4h and ${far} within 8h, ${land} of them without flying`,
  town: 'Town',
  go: 'Show the map',
  description: ({ town, towns, near, far, land }: ExploreCounts) =>
    `${towns} towns around ${town} by door-to-door time, with price and CO₂: ${near} within four hours, ${far} within eight, ${land} without flying.`,
  lead: ({ town, near, far, land }: ExploreCounts) =>
    `The fastest way takes you from ${town} to ${near} within four hours, door to door, and to ${far} within eight, ${land} of them without flying.`,
  reading:
    'Each town stands in its true direction; its distance from the middle shows the hours of the best option, door to door. “One night” is from seven in the evening to nine in the morning; anything over a day stands on the outermost circle.',
  timeMap: 'Map of hours',
  timeMapAlt: (town: string) =>
    `Towns around ${town}, each in its true direction and at a distance that shows the hours.`,
  /** follows it where there is a list */
  timeMapList: 'The list below shows the same.',
  plainMap: 'The same towns on an ordinary map.',
  plainMapLines: 'Lines show direct trains and ships where these are the best way.',
  plainMapAlt: (town: string) => `Map of Europe with ${town} and the towns of the list`,
  oneNight: 'one night',
  list: 'All towns by hours',
  listNote:
    'The best option to each town for one adult with a small bag. Choose a town to see every way of getting there.',
  /** of the list, by the hours between which its rows are */
  within: (hours: string) => `Within ${hours}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  beyond: (hours: string) => `More than ${hours}`,
  /** for the towns that nothing leads to */
  none: (towns: string) => `We know of no way to get to ${towns}.`,
  filter: {
    legend: 'What suits you',
    hours: 'Door to door, at most',
    euro: 'All in, at most',
    co2: 'CO₂e per traveller, at most',
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
