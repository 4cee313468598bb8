// Rows of a table that others publish, of any size: by column, trimmed, with their line.
import { parse } from 'csv-parse/sync'
import { type Problem, WrongData } from '../read/problems.ts'

export interface TableRow<Column extends string> {
  /** file:line */
  where: string
  cells: Readonly<Record<Column, string>>
}

/**
 * Columns that are not asked for are left out; empty cells are ''.
 * @throws WrongData when the file is no CSV, lacks a column or has no rows
 */
export function tableRows<Column extends string>(
  file: string,
  bytes: Buffer,
  columns: readonly Column[],
): TableRow<Column>[] {
  const wrong = (problem: Problem) => new WrongData([problem])
  let parsed: { record: Record<string, string>; info: { lines: number } }[]
  try {
    parsed = parse(bytes, { bom: true, columns: true, info: true, skip_empty_lines: true, trim: true })
  } catch (error) {
    const { message } = error as Error
    throw wrong({
      where: file,
      what: `is no CSV: ${message}.`,
      remedy: 'Name a table with commas and one header.',
    })
  }
  const [first] = parsed
  if (!first)
    throw wrong({ where: file, what: 'has no rows.', remedy: `Name a table with: ${columns.join(', ')}.` })
  const missing = columns.filter((column) => first.record[column] === undefined)
  if (missing.length > 0)
    throw wrong({
      where: `${file}:1`,
      what: `has no column ${missing.join(', ')}.`,
      remedy: `Name a table with: ${columns.join(', ')}.`,
    })
  return parsed.map(({ record, info }) => ({
    where: `${file}:${info.lines}`,
    cells: Object.fromEntries(columns.map((column) => [column, record[column] ?? ''])) as Record<
      Column,
      string
    >,
  }))
}
