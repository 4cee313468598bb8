// Rows by a column that no two rows may share.
import type { Problems } from './problems.ts'

/** By a column, sorted, so that the order of files and lines never shows. A second row of a value is a problem. */
export function uniqueBy<K extends string, T extends Record<K, string> & { where: string }>(
  rows: readonly T[],
  column: K,
  problems: Problems,
): Map<string, T> {
  const found = new Map<string, T>()
  for (const row of rows) {
    const id: string = row[column]
    const other = found.get(id)
    if (!other) found.set(id, row)
    else
      problems.add(
        row.where,
        `"${column}" is "${id}", which ${other.where} has already.`,
        'Choose another id, or remove one of the rows.',
      )
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}
