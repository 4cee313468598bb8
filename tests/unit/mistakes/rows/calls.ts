// Calls of services: their order, their minutes and their licences.
import { readdirSync, readFileSync } from 'node:fs'
import { inProject } from '#tools/root.ts'
import { cell, type Mistake, swap } from '../mistake.ts'

/** The files are written anew whenever the feed is read, so a row is found by what it begins with. */
const files = readdirSync(inProject('data/calls')).map((name) => {
  const lines = readFileSync(inProject(`data/calls/${name}`), 'utf8').split('\n')
  return { name: `calls/${name}`, lines }
})
const lineOf = (lines: readonly string[], row: string) =>
  lines.findIndex((line) => line.startsWith(`${row},`)) + 1
const fileOf = (row: string) => files.find(({ lines }) => lineOf(lines, row) > 0) as (typeof files)[number]
/** Where a call stands: file and line. */
const atCall = (row: string) => `data/${fileOf(row).name}:${lineOf(fileOf(row).lines, row)}`
const [mulhouse, basel] = ['lyria-dijon-basel,there,2', 'lyria-dijon-basel,there,3'] as const
const [lyon, paris] = ['tgv-paris-lyon,there,1', 'tgv-paris-lyon,back,2'] as const

export const mistakes: readonly Mistake[] = [
  {
    name: 'calls: service renamed in services only',
    edits: [cell(fileOf(lyon).name, lyon, 'service', 'tgv-paris-lyons')],
    by: 'catalogue',
    says: [
      atCall(lyon),
      '"service" is "tgv-paris-lyons", which data/services does not have.',
      'Correct the id',
    ],
  },
  {
    name: 'calls: a row deleted',
    edits: [swap(fileOf(mulhouse).name, mulhouse, `# ${mulhouse}`)],
    by: 'catalogue',
    says: [atCall(basel), '"sequence" is 3, not 2.', 'Count the calls of a direction from 1.'],
  },
  {
    name: 'calls: arrival typed as a clock',
    edits: [cell(fileOf(mulhouse).name, mulhouse, 'arrives', '12:04')],
    by: 'catalogue',
    says: [atCall(mulhouse), '"arrives" is "12:04".', 'Give the minutes after the first departure'],
  },
  {
    name: 'calls: minutes of the second call after the third',
    edits: [
      cell(fileOf(mulhouse).name, mulhouse, 'arrives', '162'),
      cell(fileOf(mulhouse).name, mulhouse, 'departs', '165'),
    ],
    by: 'catalogue',
    says: [
      atCall(basel),
      'not after the call before, which leaves at 165.',
      'Correct the minutes, or the order.',
    ],
  },
  {
    name: 'calls: a source of another licence',
    edits: [cell(fileOf(mulhouse).name, mulhouse, 'sources', 'gtfs-de-2026')],
    by: 'catalogue',
    says: [
      atCall(mulhouse),
      '"sources" names "gtfs-de-2026" (CC BY 4.0) in a file of ODbL 1.0.',
      'Move the row to a file of its licence.',
    ],
  },
  {
    name: 'calls: 161 minutes for 116',
    edits: [cell(fileOf(paris).name, paris, 'arrives', '161')],
    by: 'verify catalogue',
    only: ['paris'],
    says: [
      atCall(paris),
      'calls of "tgv-paris-lyon" (back) take 161 minutes, the service',
      'Read the feed again, correct the minutes of the service, or remove the calls.',
    ],
  },
]
