// CSV files of a folder as rows with their file and line.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { Problems } from './problems.ts'

export interface Row {
  /** file:line, e.g. data/services/rail/fr.csv:17 */
  where: string
  /** by column, without empty cells */
  cells: Readonly<Record<string, string>>
}

export interface Header {
  required: readonly string[]
  optional: readonly string[]
}

interface Parsed {
  record: string[]
  info: { lines: number }
}

/** What `read` makes of every *.csv of `root/data/folder`, files in alphabetical order. */
export function readFolder<T>(
  root: string,
  folder: string,
  read: (file: string, bytes: Buffer, rowsOf: (header: Header, problems: Problems) => Row[]) => T[],
): T[] {
  const path = join(root, 'data', folder)
  if (!existsSync(path)) return []
  return readdirSync(path)
    .filter((name) => name.endsWith('.csv'))
    .sort()
    .flatMap((name) => {
      const [file, bytes] = [`data/${folder}/${name}`, readFileSync(join(path, name))]
      return read(file, bytes, (header, problems) => readRows(bytes.toString('utf8'), file, header, problems))
    })
}

/** The rows of a file's text; none when its header is wrong. */
function readRows(text: string, file: string, header: Header, problems: Problems): Row[] {
  const [first, ...rest] = parseText(text, file, problems)
  if (!first || !checkHeader(first, file, header, problems)) return []
  const columns = first.record
  return rest.flatMap(({ record, info }): Row[] => {
    const where = `${file}:${info.lines}`
    if (record.length !== columns.length) {
      problems.add(
        where,
        `has ${record.length} fields where the header names ${columns.length}.`,
        'Add the missing commas, or put double quotes around a field that contains one.',
      )
      return []
    }
    const given = columns.map((column, index) => [column, record[index] ?? ''] as const)
    return [{ where, cells: Object.fromEntries(given.filter(([, cell]) => cell !== '')) }]
  })
}

function parseText(text: string, file: string, problems: Problems): Parsed[] {
  try {
    return parse(text, {
      bom: true,
      comment: '#',
      comment_no_infix: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as Parsed[]
  } catch (error) {
    const { message, lines } = error as Error & { lines?: number }
    problems.add(`${file}:${lines ?? 1}`, `is not CSV (${message}).`, 'Check the double quotes of this line.')
    return []
  }
}

function checkHeader({ record, info }: Parsed, file: string, header: Header, problems: Problems): boolean {
  const where = `${file}:${info.lines}`
  const known = [...header.required, ...header.optional]
  const before = problems.list.length
  for (const column of header.required) {
    if (!record.includes(column))
      problems.add(where, `column "${column}" is missing.`, `Add it; data/README.md says what it holds.`)
  }
  for (const [index, column] of record.entries()) {
    if (!known.includes(column))
      problems.add(where, `unknown column "${column}".`, `Remove it or use one of: ${known.join(', ')}.`)
    if (record.indexOf(column) !== index)
      problems.add(where, `column "${column}" appears twice.`, 'Remove one of them.')
  }
  return problems.list.length === before
}
