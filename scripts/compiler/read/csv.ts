// CSV files of a folder as rows with their file and line.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { similarity } from '#lib/edit-distance.ts'
import { leastBy } from '#lib/least-by.ts'
import { decode } from './decode.ts'
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

const saveWithCommas = 'Save it as "CSV UTF-8 (comma delimited)", with commas between the fields.'
const separators = { ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' } as const

/** Whether a file of a table's folder is read; names with a dot in front are of the system. */
export const isTableFile = (name: string) => /^[^.].*\.csv$/.test(name)

export interface TableFile {
  /** data/services/rail/fr.csv */
  file: string
  bytes: Buffer
}

/** Every *.csv of `root/data/folder` in alphabetical order. */
export function tableFiles(root: string, folder: string): TableFile[] {
  const path = join(root, 'data', folder)
  if (!existsSync(path)) return []
  return readdirSync(path)
    .filter((name) => isTableFile(name) && statSync(join(path, name), { throwIfNoEntry: false })?.isFile())
    .sort()
    .map((name) => ({ file: `data/${folder}/${name}`, bytes: readFileSync(join(path, name)) }))
}

/** The rows of a file; none, with a problem, when it cannot be read or its header is wrong. */
export function rowsOf({ file, bytes }: TableFile, header: Header, problems: Problems): Row[] {
  const text = decode(bytes, file, problems)
  return text === undefined ? [] : readRows(text, file, header, problems)
}

function readRows(text: string, file: string, header: Header, problems: Problems): Row[] {
  const parsed = parseText(text, file, problems)
  if (!parsed) return []
  const [first, ...rest] = parsed
  if (!first) problems.add(`${file}:1`, 'is empty.', 'Write its header and rows, or remove the file.')
  if (!first || !checkHeader(first, file, header, problems)) return []
  if (rest.length === 0)
    problems.add(`${file}:${first.info.lines}`, 'has a header and no rows.', 'Add rows, or remove the file.')
  const columns = first.record
  return rest.flatMap(({ record, info }): Row[] => {
    const where = `${file}:${info.lines}`
    if (record.length !== columns.length) {
      const remedy =
        record.length > columns.length
          ? 'Write decimals with a point (9.90), and put double quotes around a text that contains a comma.'
          : 'Add the missing commas: an empty field has one too.'
      problems.add(where, `has ${record.length} fields where the header names ${columns.length}.`, remedy)
      return []
    }
    const given = columns.map((column, index) => [column, record[index] ?? ''] as const)
    return [{ where, cells: Object.fromEntries(given.filter(([, cell]) => cell !== '')) }]
  })
}

/** The line of an opening or closing quote without its partner; no field has more than one line. */
const lineOfLoneQuote = (text: string) =>
  text.split('\n').findIndex((line) => !line.startsWith('#') && (line.match(/"/g)?.length ?? 0) % 2 === 1) + 1

/** The first line with another separator than commas, counted from 1, and its name. */
function otherSeparator(text: string): { line: number; name: string } | undefined {
  const lines = text.split('\n')
  const at = lines.findIndex((line) => line.trim() !== '' && !/^"?#/.test(line))
  const header = lines[at] ?? ''
  const found = Object.entries(separators).find(([sign]) => header.includes(sign) && !header.includes(','))
  return found && { line: at + 1, name: found[1] }
}

/** Records with their lines, without comments and empty lines. @throws where quotes do not match */
export const parseLines = (text: string): Parsed[] =>
  parse(text, {
    bom: true,
    comment: '#',
    comment_no_infix: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
  }) as unknown as Parsed[]

/** Records without comments; what a spreadsheet adds to fill its grid is taken away. */
function parseText(text: string, file: string, problems: Problems): Parsed[] | undefined {
  const other = otherSeparator(text)
  if (other) {
    problems.add(`${file}:${other.line}`, `is separated by ${other.name}.`, saveWithCommas)
    return undefined
  }
  const lone = lineOfLoneQuote(text)
  if (lone > 0) {
    problems.add(
      `${file}:${lone}`,
      'has a double quote without its partner.',
      'Remove it, or put one at each end of the field; inside a field write it twice.',
    )
    return undefined
  }
  try {
    const parsed = parseLines(text)
    return withoutPadding(parsed.filter(({ record }) => !record[0]?.startsWith('#')))
  } catch (error) {
    const { lines } = error as Error & { lines?: number }
    problems.add(
      `${file}:${lines ?? 1}`,
      'has a double quote in the middle of a field.',
      'Remove it, or put one at each end of the field too and write the inner ones twice.',
    )
    return undefined
  }
}

/** Records without empty fields beyond the last named column. */
function withoutPadding(parsed: readonly Parsed[]): Parsed[] {
  const width = (parsed[0]?.record.findLastIndex((name) => name !== '') ?? -1) + 1
  const isPadded = ({ record }: Parsed) => record.slice(width).every((cell) => cell === '')
  return parsed.map((row) => (isPadded(row) ? { ...row, record: row.record.slice(0, width) } : row))
}

/** The free column that was most likely meant; undefined when none is alike. */
const nearest = (column: string, free: readonly string[]) =>
  leastBy(
    free.filter((name) => similarity(name.toLowerCase(), column.toLowerCase()) > 0.5),
    (name) => -similarity(name.toLowerCase(), column.toLowerCase()),
  )

function checkHeader({ record, info }: Parsed, file: string, header: Header, problems: Problems): boolean {
  const where = `${file}:${info.lines}`
  const known = [...header.required, ...header.optional]
  const before = problems.list.length
  if (!record.some((column) => known.includes(column))) {
    problems.add(
      where,
      `has no header: it begins "${record.join(',').slice(0, 40)}".`,
      `Begin with: ${header.required.join(',')}.`,
    )
    return false
  }
  const missing = new Set(header.required.filter((column) => !record.includes(column)))
  for (const [index, column] of record.entries()) {
    if (record.indexOf(column) !== index)
      problems.add(where, `column "${column}" appears twice.`, 'Remove one of them.')
    else if (!known.includes(column)) {
      const free = known.filter((name) => !record.includes(name))
      const meant = nearest(column, free)
      if (meant) missing.delete(meant)
      const remedy = meant ? `Write ${meant}.` : `Remove it or use one of: ${free.join(', ')}.`
      problems.add(where, `unknown column "${column}".`, remedy)
    }
  }
  for (const column of missing)
    problems.add(where, `column "${column}" is missing.`, `Add it; data/README.md says what it holds.`)
  return problems.list.length === before
}
