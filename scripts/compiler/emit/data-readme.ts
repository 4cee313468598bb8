// The tables of folders and columns in data/README.md, generated from the declared columns.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serviceTables } from '#catalogue/service.ts'
import type { Table, TableColumn } from '#catalogue/table.ts'
import { allTables } from '../read/all-tables.ts'
import { headerOf } from '../read/table.ts'
import { between } from './between.ts'
import type { Files } from './files.ts'

export const readmeFile = 'data/README.md'

const code = (text: string) => `\`${text}\``
const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** The columns of a table once each, in the order of the record. */
const columnsOnce = ({ columns }: Table<unknown>): TableColumn[] => [
  ...new Map(columns.map((column) => [column.name, column])).values(),
]

function folderRow(table: Table<unknown>): string {
  const names = columnsOnce(table).map(({ name, separator = '' }) => name + (separator && `(${separator})`))
  return row(code(`${table.folder}/`), table.row, code(names.join(',')))
}

/** The folders of services share one row, and their columns a table of their own. */
function servicesRow(): string {
  const [first, ...others] = serviceTables.map(({ folder }) => folder)
  const folders = [first, ...others.map((folder) => folder.replace('services/', ''))].map(String).map(code)
  return row(folders.join(', '), serviceTables[0].row, 'see below')
}

function folders(): string {
  const services = new Set<Table<unknown>>(serviceTables)
  const rows = allTables.flatMap((table) => {
    if (!services.has(table)) return [folderRow(table)]
    return table === serviceTables[0] ? [servicesRow()] : []
  })
  return [row('folder', 'one row is', 'columns'), '|---|---|---|', ...rows].join('\n')
}

function services(): string {
  const [table] = serviceTables
  const texts = Map.groupBy(columnsOnce(table), ({ remedy, more }) =>
    [remedy, more].filter(Boolean).join(' '),
  )
  const rows = [...texts].map(([text, columns]) =>
    row(columns.map(({ name }) => code(name)).join(', '), text),
  )
  const required = `Required: ${code(headerOf(table).required.join(' '))}.`
  return [required, '', row('column', 'what to write'), '|---|---|', ...rows].join('\n')
}

/** The document with both tables generated anew. */
export const withColumns = (text: string): string =>
  between('services', between('columns', text, folders(), readmeFile), services(), readmeFile)

export const dataReadme = (root: string): Files =>
  new Map([[readmeFile, withColumns(readFileSync(join(root, readmeFile), 'utf8'))]])
