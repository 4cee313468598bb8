// Ids, codes, dates and addresses.
import { append, cell, type Mistake } from '../mistake.ts'

const rail = 'services/rail/west-fr.csv'
const coach = 'services/coach/alps-more.csv'
const cities = 'places/cities.csv'
const train = (column: string, to: string) => [cell(rail, 'tgv-paris-lyon', column, to)]
const bus = (column: string, to: string) => [cell(coach, 'coach-itabus-venice-milan', column, to)]
const atTrain = `data/${rail}:3`
const atBus = `data/${coach}:51`

export const mistakes: readonly Mistake[] = [
  {
    name: 'typo station id',
    edits: train('to', 'lyon-part-dieux'),
    by: 'catalogue',
    says: [atTrain, '"to" is "lyon-part-dieux", which data/stops does not have.', 'Correct the id'],
  },
  {
    name: 'currency EURO',
    edits: bus('fareCurrency', 'EURO'),
    by: 'catalogue',
    says: [atBus, '"fareCurrency" is "EURO".', 'Write EUR, USD, GBP'],
  },
  {
    name: 'unknown source',
    edits: train('sources', 'sncf-gtfs-2052'),
    by: 'catalogue',
    says: [
      atTrain,
      '"sources" names "sncf-gtfs-2052", which data/sources does not have.',
      'add the source there',
    ],
  },
  {
    name: 'unknown operator',
    edits: train('operators', 'scnf'),
    by: 'catalogue',
    says: [atTrain, '"operators" names "scnf", which data/operators does not have.', 'Correct the id'],
  },
  {
    name: 'asOf 2025-13',
    edits: train('asOf', '2025-13'),
    by: 'catalogue',
    says: [atTrain, '"asOf" is "2025-13".', 'Write the year or month'],
  },
  {
    name: 'asOf 1925',
    edits: train('asOf', '1925'),
    by: 'catalogue',
    says: [atTrain, '"asOf" is 1925.', 'Write the year or month'],
  },
  {
    name: 'asOf Sep 25 (Excel)',
    edits: train('asOf', 'Sep 25'),
    by: 'catalogue',
    says: [atTrain, '"asOf" is "Sep 25".', 'Write the year or month'],
  },
  {
    name: 'id with blank',
    edits: train('id', 'tgv paris-lyon'),
    by: 'catalogue',
    says: [atTrain, '"id" is "tgv paris-lyon".', 'Write lower-case letters, digits and single hyphens.'],
  },
  {
    name: 'id upper case',
    edits: train('id', 'TGV-paris-lyon'),
    by: 'catalogue',
    says: [atTrain, '"id" is "TGV-paris-lyon".', 'Write lower-case letters, digits and single hyphens.'],
  },
  {
    name: 'Cyrillic a in stop id',
    edits: train('to', 'lyon-p\u0430rt-dieu'),
    by: 'catalogue',
    says: [atTrain, '"to" is "lyon-p\u0430rt-dieu".', 'Name the id of a stop.'],
  },
  {
    name: 'trailing blank in stop id',
    edits: train('to', 'lyon-part-dieu '),
    accepted: 'Blanks at the ends of a cell are cut off.',
  },
  {
    name: 'nbsp in stop id',
    edits: train('to', 'lyon-part-dieu\u00a0'),
    accepted: 'Blanks at the ends of a cell are cut off.',
  },
  {
    name: 'country UK instead of GB',
    edits: [cell(cities, 'london', 'country', 'UK')],
    by: 'catalogue',
    says: [
      `data/${cities}:3`,
      '"country" is "UK", but GeoNames has London (GB) at these coordinates.',
      'Write GB.',
    ],
  },
  {
    name: 'timezone Europe/Lyon',
    edits: [cell(cities, 'lyon', 'timeZone', 'Europe/Lyon')],
    by: 'catalogue',
    says: [`data/${cities}:18`, '"timeZone" is "Europe/Lyon", which is no time zone.', 'Give the IANA name'],
  },
  {
    name: 'city seasons "hihg"',
    edits: [cell('city-seasons/demand.csv', 'lyon', 'spring', 'hihg')],
    by: 'catalogue',
    says: ['data/city-seasons/demand.csv:', '"spring" is "hihg".', 'Write low, medium or high.'],
  },
  {
    name: 'override of a route that is not there',
    edits: [append('overrides/absent.csv', 'paris-lyoon,x,minutes,3,why,known,waymark-editors,2026')],
    by: 'catalogue',
    says: [
      'data/overrides/absent.csv:',
      '"route" is "paris-lyoon", which is no pair of cities.',
      'Write origin-destination',
    ],
  },
  {
    name: 'source url http without host',
    edits: [
      append('sources/general.csv', 'nowhere,A title,A publisher,facts cited with credit,htps:/foo,2026'),
    ],
    by: 'catalogue',
    says: [
      'data/sources/general.csv:',
      '"url" is "htps:/foo".',
      'Give a full address starting with https://',
    ],
  },
  {
    name: 'source url with a protocol and no host',
    edits: [
      append('sources/general.csv', 'nowhere,A title,A publisher,facts cited with credit,https://foo,2026'),
    ],
    by: 'catalogue',
    says: [
      'data/sources/general.csv:',
      '"url" is "https://foo".',
      'Give a full address starting with https://',
    ],
  },
  {
    name: 'address of an operator without a host',
    edits: [cell('operators/rail-west.csv', 'sncf', 'site', 'https://sncf')],
    by: 'catalogue',
    says: [
      'data/operators/rail-west.csv:',
      '"site" is "https://sncf".',
      'Give a full address starting with https://.',
    ],
  },
]
