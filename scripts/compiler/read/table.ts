// A folder of data/ as a table: its columns, what to write into each, and how a row becomes a record.
import type { z } from 'zod'
import { type Header, readFolder } from './csv.ts'
import type { Problems } from './problems.ts'

export interface Table<T> {
  folder: string
  /** what to write into a column, as an order: "Give the typical journey time in minutes." */
  required: Readonly<Record<string, string>>
  optional: Readonly<Record<string, string>>
  schema: z.ZodType<T>
  toRecord(cells: Readonly<Record<string, string>>): unknown
  /** where a path of the schema is not simply the name of the column */
  columnOf?: Readonly<Record<string, string>>
}

/** Records with the file:line each was read from. */
export type Located<T> = T & { where: string }

export const header = <T>({ required, optional }: Table<T>): Header => ({
  required: Object.keys(required),
  optional: Object.keys(optional),
})

/** Every valid row of the table's folder; the others become problems. */
export function readTable<T extends object>(root: string, table: Table<T>, problems: Problems): Located<T>[] {
  return readFolder(root, table.folder, header(table), problems).flatMap(({ where, cells }) => {
    const result = table.schema.safeParse(table.toRecord(cells))
    if (result.success) return [{ ...result.data, where }]
    const told = new Set<string>()
    for (const issue of result.error.issues) {
      const column = columnFor(table, issue.path)
      if (told.has(column)) continue
      told.add(column)
      const value = cells[column]
      const shown = value === undefined ? 'empty' : /^-?\d+(\.\d+)?$/.test(value) ? value : `"${value}"`
      const remedy = table.required[column] ?? table.optional[column] ?? `${issue.message}.`
      problems.add(where, `"${column}" is ${shown}.`, remedy)
    }
    return []
  })
}

/** The longest known beginning of the path decides: access.minutes → accessMinutes, sources.0 → sources. */
function columnFor<T>(table: Table<T>, path: readonly PropertyKey[]): string {
  for (let length = path.length; length > 0; length -= 1) {
    const key = path.slice(0, length).join('.')
    const column = table.columnOf?.[key] ?? key
    if (column in table.required || column in table.optional) return column
  }
  return path.join('.')
}

/** Remedies of the columns every sourced table has. */
export const provenanceColumns = {
  basis: 'Write one of timetable, published, known, composed, modelled.',
  sources: 'Name ids of data/sources, separated by spaces.',
  asOf: 'Write the year or month the fact was true: 2026 or 2026-05.',
}
