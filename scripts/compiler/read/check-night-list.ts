// Checks of data/night-list: each kind of row has its cells, and the list was read once.
import { listCells, type NightListRow } from '#catalogue/night-list.ts'
import type { Problems } from './problems.ts'
import type { Located } from './table.ts'

export function checkNightList(rows: readonly Located<NightListRow>[], problems: Problems): void {
  const remedy = 'Read the list again: npm run data -- read night-trains FILE --apply.'
  for (const row of rows)
    for (const cell of listCells[row.kind])
      if (row[cell] === undefined)
        problems.add(row.where, `"${cell}" is empty in a row of ${row.kind}.`, remedy)
  const [first, ...more] = rows.filter(({ kind }) => kind === 'read')
  for (const { where } of more) problems.add(where, `counts the list again, as ${first?.where}.`, remedy)
  if (rows.length > 0 && !first)
    problems.add(rows[0]?.where ?? '', 'has no row of kind read, which counts the list.', remedy)
}
