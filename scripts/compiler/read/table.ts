// Rows of a folder of data/ as records of its table.
import type { Table } from '#catalogue/table.ts'
import { type Header, type Row, readFolder } from './csv.ts'
import { Problems } from './problems.ts'
import { type Read, remembering } from './remember.ts'

/** A record with the file:line it was read from. */
export type Located<T> = T & { where: string }

/** Column names once each, the required ones first. */
export function headerOf({ columns }: Table<unknown>): Header {
  const names = (required: boolean) => [
    ...new Set(columns.filter((column) => column.required === required).map(({ name }) => name)),
  ]
  return { required: names(true), optional: names(false) }
}

const remembered = remembering<Located<object>[]>()

/** Every valid row of the table's folder; the others become problems. */
export function readTable<T extends object>(root: string, table: Table<T>, problems: Problems): Located<T>[] {
  return readFolder(root, table.folder, (file, bytes, rowsOf) => {
    const { value, problems: found } = remembered(file, [bytes], () => recordsOf(table, rowsOf))
    problems.list.push(...found)
    return value as Located<T>[]
  })
}

function recordsOf<T extends object>(
  table: Table<T>,
  rowsOf: (header: Header, problems: Problems) => Row[],
): Read<Located<T>[]> {
  const problems = new Problems()
  const value = rowsOf(headerOf(table), problems).flatMap(({ where, cells }) => {
    const result = table.schema.safeParse(table.toRecord(cells))
    if (result.success) return [{ ...result.data, where }]
    const wrong = new Map(result.error.issues.map((issue) => [columnAt(table, issue.path), issue.message]))
    for (const [name, message] of wrong) {
      const remedy = table.columns.find((column) => column.name === name)?.remedy ?? `${message}.`
      problems.add(where, `"${name}" is ${shown(cells[name])}.`, remedy)
    }
    return []
  })
  return { value, problems: problems.list }
}

const shown = (cell: string | undefined) =>
  cell === undefined ? 'empty' : /^-?\d+(\.\d+)?$/.test(cell) ? cell : `"${cell}"`

/** The column at a path of the record or at a beginning of it: sources.0 is in "sources". */
function columnAt({ columns }: Table<unknown>, path: readonly PropertyKey[]): string {
  const found = columns.find(
    (column) => column.path.length > 0 && column.path.every((field, depth) => field === path[depth]),
  )
  return found?.name ?? path.join('.')
}
