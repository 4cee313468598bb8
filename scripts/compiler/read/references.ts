// Checks that the ids in a row exist in their tables.
import { type ReferredFolder, rowName } from '#catalogue/columns.ts'
import type { Table, TableColumn } from '#catalogue/table.ts'
import type { Problems } from './problems.ts'

/** Ids by folder. Columns that refer to other folders are not checked. */
export type KnownIds = Partial<Record<ReferredFolder, { has(id: string): boolean }>>

/** Adds a problem for each id that is not in `known`. */
export function checkReferences(
  { columns }: Table<unknown>,
  rows: Iterable<{ where: string }>,
  known: KnownIds,
  problems: Problems,
): void {
  const references = columns.filter(({ refersTo }) => refersTo && known[refersTo])
  for (const row of rows) {
    const missing = new Map(references.flatMap((column) => missingIds(column, row, known)))
    for (const [what, remedy] of missing) problems.add(row.where, what, remedy)
  }
}

/** Problem and remedy; a column that fills two values of the record can give the same ones twice. */
function missingIds(
  { name, path, refersTo }: TableColumn,
  row: unknown,
  known: KnownIds,
): [string, string][] {
  if (!refersTo) return []
  const value = path.reduce<unknown>(
    (part, field) => (part as Record<string, unknown> | undefined)?.[field],
    row,
  )
  const verb = Array.isArray(value) ? 'names' : 'is'
  const remedy = `Correct the id, or add the ${rowName(refersTo)} there.`
  return idsIn(value)
    .filter((id) => !known[refersTo]?.has(id))
    .map((id) => [`"${name}" ${verb} "${id}", which data/${refersTo} does not have.`, remedy])
}

/** Ids in a value: a string, a list, or the values of an object. */
function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(idsIn)
  return value && typeof value === 'object' ? Object.values(value).flatMap(idsIn) : []
}
