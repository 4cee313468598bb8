// Rows of a folder of data/ as records of its table.
import type { z } from 'zod'
import type { Table } from '#catalogue/table.ts'
import { type Header, type Row, rowsOf, type TableFile, tableFiles } from './csv.ts'
import { textFault } from './plain-text.ts'
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
  const files = tableFiles(root, table.folder)
  return files.flatMap(({ file, bytes }, index) => {
    const twin = files.slice(0, index).find((other) => other.bytes.equals(bytes))
    if (twin) {
      problems.add(file, `holds the same as ${twin.file}.`, 'Remove one of the two.')
      return []
    }
    const { value, problems: found } = remembered(file, [bytes], () => recordsOf(table, { file, bytes }))
    problems.list.push(...found)
    return value as Located<T>[]
  })
}

function recordsOf<T extends object>(table: Table<T>, file: TableFile): Read<Located<T>[]> {
  const problems = new Problems()
  const value = rowsOf(file, headerOf(table), problems).flatMap((row) => {
    const before = problems.list.length
    addTextProblems(row, problems)
    const result = table.schema.safeParse(table.toRecord(row.cells))
    if (!result.success) addCellProblems(table, row, result.error.issues, problems)
    return result.success && problems.list.length === before ? [{ ...result.data, where: row.where }] : []
  })
  return { value, problems: problems.list }
}

function addTextProblems({ where, cells }: Row, problems: Problems): void {
  for (const [name, cell] of Object.entries(cells)) {
    const fault = textFault(cell)
    if (fault) problems.add(where, `"${name}" ${fault.what}`, fault.remedy)
  }
}

function addCellProblems(
  table: Table<unknown>,
  { where, cells }: Row,
  issues: readonly z.core.$ZodIssue[],
  problems: Problems,
): void {
  const wrong = new Map(issues.map((issue) => [columnAt(table, issue.path), issue]))
  for (const [name, issue] of wrong) {
    const cell = cells[name]
    if (cell !== undefined && textFault(cell)) continue // said already
    const remedy = table.columns.find((column) => column.name === name)?.remedy ?? `${issue.message}.`
    problems.add(where, `"${name}" is ${shown(cell)}${boundOf(issue)}.`, pointFor(cell) ?? remedy)
  }
}

const shown = (cell: string | undefined) =>
  cell === undefined ? 'empty' : /^-?\d+(\.\d+)?$/.test(cell) ? cell : `"${cell}"`

/** The bound that a number breaks, as words after it. */
function boundOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.expected === 'int') return ', not a whole number'
  if (issue.code === 'too_small' && issue.origin !== 'string' && issue.origin !== 'array')
    return issue.inclusive ? `, less than ${issue.minimum}` : ', not above 0'
  if (issue.code === 'too_big' && issue.origin !== 'string' && issue.origin !== 'array')
    return `, more than ${issue.maximum}`
  return ''
}

/** What to do with a decimal comma. */
const pointFor = (cell = '') =>
  /^-?\d+,\d+$/.test(cell) ? `Write decimals with a point: ${cell.replace(',', '.')}.` : undefined

/** The column at a path of the record or at a beginning of it: sources.0 is in "sources". */
function columnAt({ columns }: Table<unknown>, path: readonly PropertyKey[]): string {
  const found = columns.find(
    (column) => column.path.length > 0 && column.path.every((field, depth) => field === path[depth]),
  )
  return found?.name ?? path.join('.')
}
