// The part of data/LICENSE that says which publishers and files stand under which licence, counted from the rows.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { withoutLicence } from '#catalogue/licences.ts'
import { allTables } from '../read/all-tables.ts'
import { type TableFile, tableFiles } from '../read/csv.ts'
import type { Network } from '../read/network.ts'
import { between } from './between.ts'
import type { Files } from './files.ts'

export const licenceFile = 'data/LICENSE'

type Sources = Network['sources']
type Credit = Pick<Sources extends ReadonlyMap<string, infer S> ? S : never, 'licence' | 'publisher'>

/** Of these everything made from it stays under the same licence. */
const shareAlike = 'ODbL 1.0'
const own = 'Waymark'

const asksNothing = (licence: string) => withoutLicence.some((known) => known === licence)
/** A licence of somebody else; our own texts are under CC BY as well. */
const isForeign = ({ licence, publisher }: Credit) => publisher !== own && !asksNothing(licence)

/** The different credits of a row; every column of sources counts, fares and hours have their own. */
function creditsOf(row: Record<string, string>, sources: Sources): Credit[] {
  const ids = Object.entries(row).flatMap(([column, cell]) =>
    /sources$/i.test(column) ? cell.split(/\s+/).filter(Boolean) : [],
  )
  const known = ids.flatMap((id) => sources.get(id) ?? [])
  return [...new Map(known.map((source) => [`${source.licence} ${source.publisher}`, source])).values()]
}

interface FileCredits {
  file: string
  rows: number
  /** rows by licence and publisher */
  counts: Map<string, Map<string, number>>
}

function creditsIn({ file, bytes }: TableFile, sources: Sources): FileCredits {
  const rows = parse<Record<string, string>>(bytes, {
    bom: true,
    columns: true,
    comment: '#',
    comment_no_infix: true,
    skip_empty_lines: true,
    trim: true,
  })
  const counts: FileCredits['counts'] = new Map()
  for (const { licence, publisher } of rows.flatMap((row) => creditsOf(row, sources)).filter(isForeign)) {
    const ofLicence = counts.get(licence) ?? new Map<string, number>()
    counts.set(licence, ofLicence.set(publisher, (ofLicence.get(publisher) ?? 0) + 1))
  }
  return { file: file.replace('data/', ''), rows: rows.length, counts }
}

const sorted = <T>(map: ReadonlyMap<string, T>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1))

/** "ODbL 1.0: SNCF Voyageurs 38; CC BY 4.0: Renfe 8" */
const textOf = (counts: FileCredits['counts']) =>
  sorted(counts)
    .map(
      ([licence, by]) =>
        `${licence}: ${sorted(by)
          .map(([who, count]) => `${who.replaceAll('; ', ' / ')} ${count}`)
          .join(', ')}`,
    )
    .join('; ')

const nameWidth = 46
const lineOf = ({ file, rows, counts }: FileCredits) =>
  `  ${file.padEnd(nameWidth)}${String(rows).padStart(5)}  ${textOf(counts)}`

/** Publishers by licence, then the files with rows under the ODbL, then those with rows under other licences. */
export function licenceList(root: string, sources: Sources): string {
  const files = allTables
    .flatMap(({ folder }) => tableFiles(root, folder))
    .map((file) => creditsIn(file, sources))
    .filter(({ counts }) => counts.size > 0)
  const byLicence = Map.groupBy([...sources.values()].filter(isForeign), ({ licence }) => licence)
  const publishers = sorted(byLicence).map(
    ([licence, some]) =>
      `  ${licence}: ${[...new Set(some.map(({ publisher }) => publisher))].sort().join('; ')}`,
  )
  const [alike, others] = [true, false].map((is) =>
    files.filter(({ counts }) => counts.has(shareAlike) === is).map(lineOf),
  ) as [string[], string[]]
  const head = `  ${'file'.padEnd(nameWidth)} rows  of them, by licence and publisher`
  return [
    `Publishers by licence:\n\n${publishers.join('\n')}`,
    `Files with rows under the ODbL 1.0; these rows stay under it in every copy and export:\n\n${[head, ...alike].join('\n')}`,
    `Files with rows under other licences that ask for a credit:\n\n${[head, ...others].join('\n')}`,
  ].join('\n\n')
}

export const dataLicence = (root: string, sources: Sources): Files =>
  new Map([
    [
      licenceFile,
      between('list', readFileSync(join(root, licenceFile), 'utf8'), licenceList(root, sources), licenceFile),
    ],
  ])
