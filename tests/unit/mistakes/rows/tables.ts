// Headers, rows and cells of tables.
import { readFileSync } from 'node:fs'
import { inProject } from '#tools/root.ts'
import { cell, create, edit, type Mistake, swap } from '../mistake.ts'

const rail = 'services/rail/west-fr.csv'
const coach = 'services/coach/alps-more.csv'
const cities = 'places/cities.csv'
const train = (column: string, to: string) => [cell(rail, 'tgv-paris-lyon', column, to)]
const bus = (column: string, to: string) => [cell(coach, 'coach-itabus-venice-milan', column, to)]
/** Columns and lines of the file, which grow with what editors enter. */
const railLines = readFileSync(inProject('data', rail), 'utf8').trimEnd().split('\n')
const width = railLines.find((line) => !line.startsWith('#'))?.split(',').length ?? 0
const atTrain = `data/${rail}:3`
const atBus = `data/${coach}:51`

export const mistakes: readonly Mistake[] = [
  {
    name: 'day of a night line that no calendar has',
    edits: [swap('night-lines/europe.csv', 'begins,2026-03-26,', 'begins,2026-03-32,')],
    by: 'catalogue',
    says: ['data/night-lines/europe.csv:11', '"date" is "2026-03-32".', 'Write the day, month or year as'],
  },
  {
    name: 'night line to a town that nobody knows',
    edits: [swap('night-lines/europe.csv', 'paris brussels berlin', 'paris brussels berlyn')],
    by: 'catalogue',
    says: [
      'data/night-lines/europe.csv:11',
      '"places" names "berlyn", which data/places does not have.',
      'Correct the id, or add the place there.',
    ],
  },
  {
    name: 'wrong header minuts',
    edits: [swap(rail, ',minutes,', ',minuts,')],
    by: 'catalogue',
    says: [`data/${rail}:2`, 'unknown column "minuts".', 'Write minutes.'],
  },
  {
    name: 'required column dropped (perDay header renamed empty)',
    edits: [swap(rail, ',perDay,', ',,')],
    by: 'catalogue',
    says: [`data/${rail}:2`, 'unknown column "".', 'Remove it or use one of: perDay,'],
  },
  {
    name: 'header column twice',
    edits: [swap(rail, ',backBest,', ',best,')],
    by: 'catalogue',
    says: [`data/${rail}:2`, 'column "best" appears twice.', 'Remove one of them.'],
  },
  {
    name: 'missing language (es) of a city',
    edits: [cell(cities, 'lyon', 'es', '')],
    by: 'catalogue',
    says: [`data/${cities}:18`, '"es" is empty.', 'Give the Spanish name.'],
  },
  {
    name: 'minutes 1h57',
    edits: train('minutes', '1h57'),
    by: 'catalogue',
    says: [atTrain, '"minutes" is "1h57".', 'Give the typical journey time in minutes.'],
  },
  {
    name: 'minutes 117.5',
    edits: train('minutes', '117.5'),
    by: 'catalogue',
    says: [atTrain, '"minutes" is 117.5, not a whole number.', 'Give the typical journey time in minutes.'],
  },
  {
    name: 'thousands 1.170 (German)',
    edits: train('minutes', '1.170'),
    by: 'catalogue',
    says: [atTrain, '"minutes" is 1.170, not a whole number.', 'Give the typical journey time in minutes.'],
  },
  {
    name: 'decimal comma quoted "9,90"',
    edits: bus('fareLow', '"9,90"'),
    by: 'catalogue',
    says: [atBus, '"fareLow" is "9,90".', 'Write decimals with a point: 9.90.'],
  },
  {
    name: 'decimal comma unquoted 9,90',
    edits: bus('fareLow', '9,90'),
    by: 'catalogue',
    says: [atBus, 'has 20 fields where the header names 19.', 'Write decimals with a point (9.90)'],
  },
  {
    name: 'unquoted comma in a note (one field too many)',
    edits: train('note', 'every hour, more at peak'),
    by: 'catalogue',
    says: [
      atTrain,
      `has ${width + 1} fields where the header names ${width}.`,
      'put double quotes around a text that contains a comma',
    ],
  },
  {
    name: 'last line without newline + joined line',
    edits: [edit(rail, (text) => `${text.trimEnd()}x-paris-lyon,sncf,TGV,paris-lyon,lyon-part-dieu,117`)],
    by: 'catalogue',
    says: [
      `data/${rail}:${railLines.length}`,
      `has ${width + 5} fields where the header names ${width}.`,
      'put double quotes around',
    ],
  },
  {
    name: 'file truncated half (west-fr)',
    edits: [edit(rail, (text) => text.slice(0, text.indexOf('ouigo-paris-lyon,') + 40))],
    by: 'catalogue',
    says: [`data/${rail}:4`, `has 5 fields where the header names ${width}.`, 'Add the missing commas'],
  },
  {
    name: 'empty csv file',
    edits: [create('services/rail/new.csv', '')],
    by: 'catalogue',
    says: ['data/services/rail/new.csv:1', 'is empty.', 'or remove the file.'],
  },
  {
    name: 'csv with header only',
    edits: [
      create('services/rail/new.csv', 'id,operators,product,from,to,minutes,perDay,basis,sources,asOf\n'),
    ],
    by: 'catalogue',
    says: ['data/services/rail/new.csv:1', 'has a header and no rows.', 'Add rows, or remove the file.'],
  },
  {
    name: 'file emptied (west-fr)',
    edits: [edit(rail, () => '')],
    by: 'catalogue',
    says: [`data/${rail}:1`, 'is empty.', 'Write its header and rows, or remove the file.'],
  },
  {
    name: 'file emptied (services/rail/north.csv)',
    edits: [edit('services/rail/north.csv', () => '')],
    by: 'catalogue',
    says: ['data/services/rail/north.csv:1', 'is empty.', 'Write its header and rows, or remove the file.'],
  },
]
