// Rows by a column that must be unique.
import type { Problems } from './problems.ts'

/** Rows by a column, sorted, so the order of files has no effect. A repeated value is a problem. */
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
