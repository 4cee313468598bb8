// What editors know to be missing or soft: data/gaps, shown in data/COVERAGE.md.
import { z } from 'zod'
import { Problems, WrongData } from './problems.ts'
import { readTable, type Table } from './table.ts'

const gapSchema = z.object({ subject: z.string().min(1), what: z.string().min(1), why: z.string().min(1) })
export type Gap = z.infer<typeof gapSchema>

export const gapTable: Table<Gap> = {
  folder: 'gaps',
  required: {
    subject: 'Name the mode, country or city.',
    what: 'Say what is missing or soft.',
    why: 'Say why, or what would mend it.',
  },
  optional: {},
  schema: gapSchema,
  toRecord: (cells) => cells,
}

/** @throws WrongData */
export function readGaps(root: string): Gap[] {
  const problems = new Problems()
  const rows = readTable(root, gapTable, problems)
  if (problems.list.length > 0) throw new WrongData(problems.list)
  return rows.map(({ where: _where, ...gap }) => gap)
}
