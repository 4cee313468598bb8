// English words of figures: modes, bases, sources and fares.
import { en as live } from '../../live/en.ts'
import { inText, theMode } from '../../parts/en.ts'

export const transport = {
  modes: { train: 'Train', flight: 'Flight', bus: 'Bus', ferry: 'Ferry', car: 'Car' },
  /** mode within a sentence */
  inText,
  theMode,
  local: {
    walk: 'on foot',
    metro: 'by underground',
    tram: 'by tram',
    bus: 'by bus',
    train: 'by train',
    taxi: 'by taxi',
    rideshare: 'by ride-hailing',
    ferry: 'by boat',
  },
  co2Level: live.board.levels,
  berths: { seat: 'seats', couchette: 'couchettes', sleeper: 'sleepers', cabin: 'cabins' },
  basis: {
    timetable: 'timetable',
    published: 'published',
    seen: 'seen on sale',
    known: 'editors’ figure',
    composed: 'sum of the parts',
    modelled: 'estimate',
  },
  basisLong: {
    timetable: 'From a published timetable.',
    published: 'Taken from a publication.',
    seen: 'Seen on sale on that day.',
    known: 'Our editors’ figure, which no source states in full.',
    composed: 'Added up from the parts of the journey.',
    modelled: 'Estimated with a formula.',
  },
  sources: 'Sources',
  /** own publications; others keep their published title */
  ownSources: {
    'waymark-editors': 'Figures of our editors',
    'waymark-models': 'Our models of fares, times and distances',
  },
  /** descriptions in place of the publisher's name, by source; others keep their names */
  publishers: {
    'airline-schedules': 'the airlines',
    'airport-operators': 'the airports',
    'motorway-tolls': 'motorway and bridge companies',
    'tolls-iberia-isles': 'motorway and bridge companies',
    'tolls-north-east': 'motorway and bridge companies',
  },
  /** publishers with a name in each language, by their name in data/sources */
  institutions: {
    'European Central Bank': 'European Central Bank',
    'European Commission': 'European Commission',
    'European Environment Agency': 'European Environment Agency',
    'European Union': 'European Union',
    'Federal Office for Customs and Border Security (BAZG)':
      'Federal Office for Customs and Border Security (BAZG)',
    'INE (Portugal)': 'INE (Portugal)',
    'INE (Spain)': 'INE (Spain)',
    'Norwegian Customs (Tolletaten)': 'Norwegian Customs (Tolletaten)',
    'OpenStreetMap contributors': 'OpenStreetMap contributors',
    'UK Department for Energy Security and Net Zero': 'UK Department for Energy Security and Net Zero',
    'UK Government': 'UK Government',
    'UK Home Office': 'UK Home Office',
    'mobitool association': 'mobitool association',
  },
  /** short forms of long lists of publishers; /sources lists them all (A19) */
  publishersInBrief: {
    'airhelp-bags-2025': 'luggage guides',
    'airline-bags-2026-09': 'luggage guides',
    'airline-bags-2026-10': 'luggage guides',
    'cabin-bags-2026-10': 'luggage guides',
    'cestee-bags-2024': 'luggage guides',
    'easyjet-cabin-2024': 'luggage guides',
    'easyjet-hold-2024': 'luggage guides',
    'holidaycheck-bags-2026': 'luggage guides',
    'norwegian-fees-2025': 'luggage guides',
    'vueling-hold-2024': 'luggage guides',
    'vueling-priority-2023': 'luggage guides',
    'ferry-operators': 'the ferry companies',
    'ferry-operators-east': 'the ferry companies',
    'ferry-operators-north': 'the ferry companies',
    'ferry-operators-west': 'the ferry companies',
  },
  asOf: (date: string) => `as of ${date}`,
  fareRule: {
    fare: 'fare',
    band: 'lowest and highest fare',
    model: 'estimate by distance',
    through: 'through ticket estimated by distance',
    fuel: 'fuel',
    wear: 'wear and upkeep, counted only at the high end',
    toll: 'road tolls',
    vignette: 'vignette',
    crossing: 'crossing with car',
  },
  /** after an estimate: half of the known fares of the brand are that near to its low and its high end */
  fareError: (fares: string, low: string, high: string) =>
    `half of ${fares} known fares lie within ${low} of the low end and ${high} of the high end`,
  /** after an estimate of a brand with too few known fares to tell */
  fareErrorUnknown: 'accuracy unknown',
}
