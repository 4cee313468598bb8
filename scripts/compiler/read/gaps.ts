// What editors know to be missing or soft: data/gaps, shown in data/COVERAGE.md.
import { z } from 'zod'
import type { Table } from './table.ts'

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
