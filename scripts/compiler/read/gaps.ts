// Data that editors know to be missing or uncertain: data/gaps, shown in data/COVERAGE.md.
import { text } from '#catalogue/columns.ts'
import { type RowOf, table } from '#catalogue/table.ts'

export const gapTable = table({
  folder: 'gaps',
  row: 'what is missing or soft, shown in `COVERAGE.md`',
  fields: {
    subject: text('Name the mode, country or city.'),
    what: text('Say what is missing or soft.'),
    why: text('Say why, or what would mend it.'),
  },
})
export type Gap = RowOf<typeof gapTable>
