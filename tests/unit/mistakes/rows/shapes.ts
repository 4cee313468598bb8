// Lines of trains and ships: their ends, their services and their licences.
import { cell, type Mistake, swap } from '../mistake.ts'

const shapes = 'shapes/cc-by-4.0.csv'
const water = 'water/europe.csv'
const links = 'fixed-links/europe.csv'
const vigo = 'a-coruna-station,vigo-urzaiz'

export const mistakes: readonly Mistake[] = [
  {
    name: 'shapes: the line of another pair of stops',
    edits: [cell(shapes, vigo, 'to', 'santiago-station')],
    by: 'catalogue',
    says: [
      `data/${shapes}:4`,
      '"md-a-coruna-vigo" runs from a-coruna-station to vigo-urzaiz, its line from a-coruna-station to santiago-station.',
      'Write the lines anew',
    ],
  },
  {
    name: 'shapes: a service with two lines',
    edits: [cell(shapes, vigo, 'services', 'md-a-coruna-vigo md-a-coruna-vigo')],
    by: 'catalogue',
    says: [`data/${shapes}:4`, '"md-a-coruna-vigo" has two lines.', 'Keep one of them.'],
  },
  {
    name: 'shapes: a source of a stricter licence than its file',
    edits: [cell(shapes, vigo, 'sources', 'renfe-gtfs-2026-08 openstreetmap-rail-2021')],
    by: 'catalogue',
    says: [
      `data/${shapes}:4`,
      'rests on sources under ODbL 1.0, which its file does not name.',
      'Write the lines anew',
    ],
  },
  {
    name: 'fixed links: a tunnel shorter than the way between its ends',
    edits: [cell(links, 'gotthard-base', 'km', '15.4')],
    by: 'catalogue',
    says: [
      `data/${links}:`,
      '"km" is 15.4, but the ends lie 55.7 km apart.',
      'Correct the kilometres or an end.',
    ],
  },
  {
    name: 'water: a lake whose shore is not closed',
    edits: [swap(water, 'danube,river', 'danube,lake')],
    by: 'catalogue',
    says: [`data/${water}:`, 'the shore of "danube" is not closed.', 'Pack its points anew'],
  },
  {
    name: 'water: a river outside Europe',
    edits: [swap(water, 'neva,river,3', 'neva,river,3AA')],
    by: 'catalogue',
    says: [`data/${water}:`, '"neva" leaves Europe.', 'Pack its points anew'],
  },
  {
    name: 'fixed links: a bridge of less than 5 km',
    edits: [cell(links, 'oresund-bridge', 'km', '0.8')],
    by: 'catalogue',
    says: [`data/${links}:`, '"km" is 0.8, less than 5.', 'Give the kilometres from one end to the other.'],
  },
]
