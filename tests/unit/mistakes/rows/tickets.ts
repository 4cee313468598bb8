// What tickets say about bags and bicycles, and what these cost.
import { readFileSync } from 'node:fs'
import { inProject } from '#tools/root.ts'
import { cell, type Mistake } from '../mistake.ts'

const file = 'operator-rules/road-air-sea.csv'
const lines = readFileSync(inProject('data', file), 'utf8').split('\n')
const at = (operator: string) =>
  `data/${file}:${lines.findIndex((line) => line.startsWith(`${operator},`)) + 1}`
const rule = (operator: string, column: string, to: string) => [cell(file, operator, column, to)]

export const mistakes: readonly Mistake[] = [
  {
    name: 'a fee for a cabin bag that the ticket includes',
    edits: rule('wizz-air', 'bags', 'one'),
    by: 'catalogue',
    says: [
      at('wizz-air'),
      '"cabinEur" is 13, and "bags" is one, which includes a cabin bag.',
      'or correct "bags".',
    ],
  },
  {
    name: 'a fee for a large bag that the ticket includes',
    edits: rule('iberia', 'bags', 'hold'),
    by: 'catalogue',
    says: [
      at('iberia'),
      '"holdEur" is 20, and "bags" is hold, which includes a large bag.',
      'Leave "holdEur" empty',
    ],
  },
  {
    name: 'a fee for a bag beside unknown bags',
    edits: rule('ryanair', 'bags', ''),
    by: 'catalogue',
    says: [
      at('ryanair'),
      '"cabinEur" is 12.49, and "bags" is empty.',
      'Say in "bags" what the ticket includes.',
    ],
  },
  {
    name: 'luggage of a flight whose cheapest ticket includes none',
    edits: [cell('services/air/germany.csv', 'air-fra-ber', 'amenities', 'luggage')],
    by: 'catalogue',
    says: [
      'data/services/air/germany.csv:22',
      '"amenities" has luggage, and "bags" of lufthansa is small, which includes no cabin bag.',
      'Leave luggage out',
    ],
  },
  {
    name: 'a fee for a bag of 0',
    edits: rule('iberia', 'holdEur', '0'),
    by: 'catalogue',
    says: [at('iberia'), '"holdEur" is 0, not above 0.', 'Give the lowest euro that a large bag'],
  },
  {
    name: 'a fee for a bag without a source',
    edits: rule('iberia', 'feesSources', ''),
    by: 'catalogue',
    says: [at('iberia'), '"feesSources" is empty.', 'Name ids of data/sources'],
  },
  {
    name: 'a fee for a bicycle that is not taken',
    edits: rule('flixbus', 'bike', 'none'),
    by: 'catalogue',
    says: [at('flixbus'), '"bikeEur" is 9, and "bike" is none.', 'Leave it empty, or correct "bike".'],
  },
]
