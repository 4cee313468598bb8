// Fares by pair of places: what contradicts itself is refused, what is out of proportion is asked.
import { append, cell, type Mistake, swap } from '../mistake.ts'

const fares = 'fares/sncf.csv'
const at = `data/${fares}:`
const models = 'fare-models/train.csv'
const row =
  'lyon,paris,sncf,TGV INOUI,2,25,109,EUR,"2nd class, one way, lowest to full fare",published,sncf-fares,2024-12'
const change = (from: string, to: string) => [
  swap(
    fares,
    row,
    row.replace(from, () => to),
  ),
]
const seen = (sources: string, asOf: string) =>
  change('published,sncf-fares,2024-12', `seen,${sources},${asOf}`)

export const mistakes: readonly Mistake[] = [
  {
    name: 'the same pair and product twice',
    edits: [append(fares, row.replace('25,109', '25,110'))],
    by: 'catalogue',
    says: [
      at,
      'is a published fare of "TGV INOUI" between "lyon" and "paris", which data/fares/sncf.csv:',
      'Remove one',
    ],
  },
  {
    name: 'the same pair and product the other way round',
    edits: [append(fares, row.replace('lyon,paris', 'paris,lyon'))],
    by: 'catalogue',
    says: [at, 'between "paris" and "lyon", which data/fares/sncf.csv:', 'write yes under "oneWay" in both.'],
  },
  {
    name: 'lowest fare above the highest',
    edits: change('25,109', '109,25'),
    by: 'catalogue',
    says: [at, '"low" is 109, more than "high".', 'Swap the two.'],
  },
  {
    name: 'a fare between unknown places',
    edits: change('lyon,paris', 'lyons,paris'),
    by: 'catalogue',
    says: [at, '"from" is "lyons", which data/places does not have.', 'Correct the id'],
  },
  {
    name: 'a fare from a city to its own station',
    edits: change('lyon,paris', 'paris-lyon,paris'),
    by: 'catalogue',
    says: [at, 'is a fare from "paris-lyon" to itself.', 'Name two places.'],
  },
  {
    name: 'a product no service has',
    edits: change('TGV INOUI', 'TGV inOui'),
    by: 'catalogue',
    says: [
      at,
      '"product" is "TGV inOui", which no service of "sncf" is called.',
      'Write operator and product',
    ],
  },
  {
    name: 'a fare with a basis of timetables',
    edits: change('published', 'known'),
    by: 'catalogue',
    says: [at, '"basis" is "known".', 'Write published or seen.'],
  },
  {
    name: 'a published fare of our own',
    edits: change('sncf-fares', 'waymark-editors'),
    by: 'catalogue',
    says: [at, '"sources" names our own knowledge only.', 'Name the publication'],
  },
  {
    name: 'a fare seen on sale in some month',
    edits: seen('sncf-fares', '2026-06'),
    by: 'catalogue',
    says: [at, '"asOf" is 2026-06, but a fare seen on sale was seen on a day.', 'Write the day'],
  },
  {
    name: 'a fare seen on sale on a day that is none',
    edits: seen('sncf-fares', '2026-06-31'),
    by: 'catalogue',
    says: [at, '"asOf" is "2026-06-31".', 'Write the year or month the fare was true'],
  },
  {
    name: 'a fare seen on sale by a source without an open licence',
    edits: seen('ferry-operators', '2026-06-14'),
    by: 'catalogue',
    says: [
      at,
      '"sources" names no openly licensed record of a fare seen on sale.',
      'Name one in data/sources',
    ],
  },
  {
    name: 'a timetable seen on sale',
    edits: [swap('services/rail/west-fr.csv', ',timetable,', ',seen,')],
    by: 'catalogue',
    says: [
      'data/services/rail/west-fr.csv:',
      '"basis" is "seen".',
      'Write one of timetable, published, known',
    ],
  },
  {
    name: 'a fare in cents',
    edits: change('25,109', '2500,10900'),
    by: 'verify catalogue',
    says: [at, '"low" is 2500, 100 times', 'of the last commit'],
  },
  {
    name: 'a new fare far off its brand',
    edits: [append(fares, row.replace('lyon,paris', 'bari,paris').replace('25,109', '2,9'))],
    by: 'verify catalogue',
    says: [at, 'times off the', 'of its fare model.'],
  },
  {
    name: 'a highest fare far above the lowest',
    edits: change('25,109', '25,209'),
    by: 'verify catalogue',
    says: [at, '"high" is 209, 8.4 times the low end.', 'Correct the fare'],
  },
  {
    name: 'a fare in a currency of neither end',
    edits: change('EUR', 'CZK'),
    by: 'verify catalogue',
    says: [at, '"currency" is CZK, which is spent at neither end.', 'Correct the fare'],
  },
  {
    name: 'a newer fare of a service far above the published one',
    edits: Object.entries({
      ...{ fareLow: '200', fareHigh: '300', fareCurrency: 'EUR', fareBuys: 'a seat', fareBasis: 'known' },
      ...{ fareSources: 'waymark-editors', fareAsOf: '2026' },
    }).map(([column, to]) => cell('services/rail/west-fr.csv', 'tgv-paris-lyon', column, to)),
    by: 'verify catalogue',
    says: [
      'data/services/rail/west-fr.csv:',
      'its fare of €200–300 (known, 2026) lies outside €25–109 (published, 2024-12).',
      'Correct the fare, or remove the one that is out of date.',
    ],
  },
  {
    name: 'a fare model without its floor',
    edits: [swap(models, 'tgv,train,11,0.027,17,0.189,16,', 'tgv,train,11,0.027,17,0.189,,')],
    by: 'catalogue',
    says: [`data/${models}:`, '"floor" is empty.', 'Give euro as a plain number.'],
  },
]
