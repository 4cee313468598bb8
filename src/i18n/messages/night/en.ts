/** What there is on the page, as numbers in the language. */
export interface NightCounts {
  departures: string
  towns: string
  companies: string
}

/** The page of night trains. */
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
  mapNote: 'Lines join the towns where a train stops; they do not follow the tracks.',
  towns: 'Towns with night trains',
  filter: 'Town',
  none: 'No night train that we know stops in a town of this name.',
}
