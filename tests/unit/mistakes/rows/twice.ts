// What is entered twice, and what is taken away.
import { append, cell, edit, type Mistake, remove } from '../mistake.ts'

const rail = 'services/rail/west-fr.csv'
const roads = 'roads/motorways.csv'
const paris = 'services/coach/paris.csv'
const confirm = 'What is right as it is gets a row in data/accepted/verify.csv'

/** The row of an id once more, changed. */
const again = (file: string, id: string, change: (row: string) => string) =>
  edit(file, (text) => {
    const row = text.split('\n').find((line) => line.startsWith(`${id},`)) ?? ''
    return `${text.trimEnd()}\n${change(row)}\n`
  })

export const mistakes: readonly Mistake[] = [
  {
    name: 'a train twice in other letters and with other minutes',
    edits: [
      again(rail, 'tgv-paris-lyon', (row) =>
        row.replace('tgv-paris-lyon', 'tgv-paris-lyon-2').replace('INOUI', 'Inoui').replace(',117,', ',121,'),
      ),
    ],
    by: 'verify catalogue',
    says: [`data/${rail}:`, '"tgv-paris-lyon-2" is what "tgv-paris-lyon" is already', 'Keep one row'],
  },
  {
    name: 'a train twice, the other way round',
    edits: [
      again(rail, 'tgv-paris-lyon', (row) =>
        row
          .replace('tgv-paris-lyon', 'tgv-lyon-paris')
          .replace('paris-lyon,lyon-part-dieu', 'lyon-part-dieu,paris-lyon'),
      ),
    ],
    by: 'verify catalogue',
    says: [`data/${rail}:`, '"tgv-paris-lyon" is what "tgv-lyon-paris" is already', 'Keep one row'],
  },
  {
    name: 'a road twice, the other way round and with other minutes',
    edits: [append(roads, 'lyon,paris,465,300,40,,,known,waymark-editors motorway-tolls,2026')],
    by: 'catalogue',
    says: [`data/${roads}:`, 'joins "lyon" and "paris" again, as', 'Remove one of the rows'],
  },
  {
    name: 'an operator of many services taken away',
    edits: [edit('operators/other.csv', (text) => text.replace(/^flixbus,.*\n/m, ''))],
    by: 'catalogue',
    says: [
      'data/services/coach/alps-more.csv:4 and',
      'names "flixbus", which data/operators does not have.',
      'Correct the id',
    ],
  },
  {
    name: 'a file of services taken away',
    edits: [remove(paris)],
    by: 'verify catalogue',
    says: [`data/${paris}:`, 'is gone: it had', confirm],
    only: ['paris', 'london', 'amsterdam'],
  },
  {
    name: 'a file of services emptied',
    edits: [edit(paris, (text) => text.slice(0, text.indexOf('\ncoach-')))],
    by: 'catalogue',
    says: [`data/${paris}:`, 'has a header and no rows.', 'Add rows, or remove the file.'],
  },
  {
    name: 'a city without its inhabitants',
    edits: [edit('city-facts/cities.csv', (text) => text.replace(/^lyon,.*\n/m, ''))],
    by: 'catalogue',
    says: ['data/places/cities.csv:18:', 'lyon lacks its inhabitants (data/city-facts).', 'Add it.'],
  },
  {
    name: 'a gap for a guide that is written',
    edits: [edit('gaps/climate.csv', (text) => `${text}guide of lyon,guide,not written\n`)],
    by: 'catalogue',
    says: [
      'data/gaps/climate.csv:',
      '"subject" is "guide of lyon", which is written: data/guides/lyon.',
      'Remove the row.',
    ],
  },
  {
    name: 'a rank beyond the number of cities',
    edits: [cell('places/cities.csv', 'lyon', 'rank', '45')],
    accepted: 'Ranks give an order: a number left out changes nothing.',
  },
]
