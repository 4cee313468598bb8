// Cells that contradict themselves, each other or another table, and are refused without a comparison.
import { append, cell, edit, type Mistake, swap } from '../mistake.ts'

const rail = 'services/rail/west-fr.csv'
const coach = 'services/coach/alps-more.csv'
const train = (column: string, to: string) => cell(rail, 'tgv-paris-lyon', column, to)
const bus = (column: string, to: string) => cell(coach, 'coach-itabus-venice-milan', column, to)
const row = (file: string, from: string, to: string) => [swap(file, from, to)]
const atTrain = `data/${rail}:3`
const atBus = `data/${coach}:51`
const links = 'stop-links/west.csv'
const roads = 'roads/motorways.csv'
const climate = 'climate/normals.csv'

export const mistakes: readonly Mistake[] = [
  {
    name: 'minutes 0',
    edits: [train('minutes', '0')],
    by: 'catalogue',
    says: [atTrain, '"minutes" is 0, not above 0.', 'Give the typical journey time in minutes.'],
  },
  {
    name: 'minutes -117',
    edits: [train('minutes', '-117')],
    by: 'catalogue',
    says: [atTrain, '"minutes" is -117, not above 0.', 'Give the typical journey time in minutes.'],
  },
  {
    name: 'minutes 99999',
    edits: [train('minutes', '99999')],
    by: 'catalogue',
    says: [atTrain, '"minutes" is 99999', 'Correct'],
  },
  {
    name: 'Paris-Lyon 17 min, best 14',
    edits: [train('minutes', '17'), train('best', '14')],
    by: 'catalogue',
    says: [atTrain, '"minutes" is 17: 1379 km/h over 391 km is too fast for a train.', 'Correct the minutes'],
  },
  {
    name: 'Paris-Lyon 17 min, best empty',
    edits: [train('minutes', '17'), train('best', '')],
    by: 'catalogue',
    says: [atTrain, '"minutes" is 17: 1379 km/h over 391 km is too fast for a train.', 'Correct the minutes'],
  },
  {
    name: 'from = to',
    edits: [train('to', 'paris-lyon')],
    by: 'catalogue',
    says: [atTrain, 'runs from "paris-lyon" to itself.', 'Name two stops.'],
  },
  {
    name: 'from and to turned to another pair (Nice station)',
    edits: [train('to', 'nice-ville')],
    by: 'catalogue',
    says: [atTrain, '"minutes" is 117: 351 km/h over 684 km is too fast for a train.', 'Correct the minutes'],
  },
  {
    name: 'duplicate id',
    edits: [cell(rail, 'ouigo-paris-lyon', 'id', 'tgv-paris-lyon')],
    by: 'catalogue',
    says: [
      `data/${rail}:4`,
      `"id" is "tgv-paris-lyon", which data/${rail}:3 has already.`,
      'Choose another id',
    ],
  },
  {
    name: 'negative fare',
    edits: [bus('fareLow', '-9')],
    by: 'catalogue',
    says: [atBus, '"fareLow" is -9, less than 0.', 'Give the fare of one adult as a plain number.'],
  },
  {
    name: 'low > high',
    edits: [bus('fareLow', '90')],
    by: 'catalogue',
    says: [atBus, '"fareLow" is 90, more than "fareHigh".', 'Swap the two.'],
  },
  {
    name: 'fareHigh missing',
    edits: [bus('fareHigh', '')],
    by: 'catalogue',
    says: [atBus, '"fareHigh" is empty.', 'Give the fare of one adult as a plain number.'],
  },
  {
    name: 'deleted city still referenced',
    edits: [edit('places/cities.csv', (text) => text.replace(/^lyon,.*\n/m, ''))],
    by: 'catalogue',
    says: ['data/', '"lyon", which data/places does not have.', 'Correct the id'],
  },
  {
    name: 'stop of another city (place marseille)',
    edits: [
      edit('stops/rail-west.csv', (text) => text.replace(/^(lyon-part-dieu,.*?),lyon,/m, '$1,marseille,')),
    ],
    by: 'catalogue',
    says: ['data/', 'lyon', 'Link stops of one place only'],
  },
  {
    name: 'circular stop-link (to itself)',
    edits: [append(links, 'paris-nord,paris-nord,6,,walk')],
    by: 'catalogue',
    says: [`data/${links}:`, 'joins "paris-nord" to itself.', 'Name two stops.'],
  },
  {
    name: 'stop-link twice, reversed, other minutes',
    edits: [append(links, 'london-kings-cross,london-st-pancras,9,,walk')],
    by: 'catalogue',
    says: [`data/${links}:`, 'joins "london-kings-cross" and "london-st-pancras" again.', 'Remove the row'],
  },
  {
    name: 'stop-link between two cities',
    edits: [append(links, 'paris-nord,lyon-part-dieu,6,,walk')],
    by: 'catalogue',
    says: [`data/${links}:`, 'joins paris and lyon.', 'Link stops of one place only'],
  },
  {
    name: 'toll -40',
    edits: row(roads, 'dijon,lyon,195,122,17,', 'dijon,lyon,195,122,-40,'),
    by: 'catalogue',
    says: [`data/${roads}:105`, '"tollsEur" is -40, less than 0.', 'Give euro as a plain number.'],
  },
  {
    name: 'road 28 min (typo of 288)',
    edits: row(roads, 'mulhouse,lyon,378,225,', 'mulhouse,lyon,378,22,'),
    by: 'catalogue',
    says: [`data/${roads}:106`, '"minutes" is 22', 'Correct minutes, from or to.'],
  },
  {
    name: 'road 46 km',
    edits: row(roads, 'mulhouse,lyon,378,225,', 'mulhouse,lyon,37,225,'),
    by: 'catalogue',
    says: [`data/${roads}:106`, '"km" is 37, less than the', 'Give the kilometres by road.'],
  },
  {
    name: 'vignette unknown country',
    edits: row(roads, 'dijon,lyon,195,122,17,,', 'dijon,lyon,195,122,17,XX,'),
    by: 'catalogue',
    says: [`data/${roads}:105`, '"vignettes" names "XX", which data/vignettes does not have.', 'Correct the'],
  },
  {
    name: 'climate low > high',
    edits: [edit(climate, (text) => text.replace(/^(lyon,7),(\d+),(\d+)/m, '$1,$3,$2'))],
    by: 'catalogue',
    says: [`data/${climate}:`, 'more than the high of', 'Swap the two.'],
  },
  {
    name: 'climate rain 70 days',
    edits: [edit(climate, (text) => text.replace(/^(lyon,7,\d+,\d+),\d+/m, '$1,70'))],
    by: 'catalogue',
    says: [`data/${climate}:`, '"rainDays" is 70, more than 31.', 'Give the mean days'],
  },
  {
    name: 'climate month 13 for 7',
    edits: [edit(climate, (text) => text.replace(/^lyon,7,/m, 'lyon,13,'))],
    by: 'catalogue',
    says: [`data/${climate}:`, '"month" is 13, more than 12.', 'Write 1 for January'],
  },
  {
    name: 'service removed that a ferry page uses',
    edits: [
      edit('ferries/dover-calais/facts.json', (text) =>
        text.replace(/"services": \["[^"]*"/, '"services": ["po-dover"'),
      ),
    ],
    by: 'catalogue',
    says: [
      'data/ferries/dover-calais/facts.json:',
      '"services" names "po-dover", which is no ferry of data/services.',
      'Correct the id.',
    ],
  },
  {
    name: 'transfer 2 min / every 0',
    edits: [cell('airport-transfers/west.csv', 'lys', 'everyMinutes', '0')],
    by: 'catalogue',
    says: [
      'data/airport-transfers/west.csv:',
      '"everyMinutes" is 0, not above 0.',
      'Give the interval by day in minutes',
    ],
  },
]
