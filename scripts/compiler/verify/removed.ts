// Checks that a file of data/ that is gone or empty was meant to go, where many routes change with it.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { summaryCsv } from '../emit/summary-csv.ts'
import { changedRoutes } from '../emit/summary-diff.ts'
import type { Committed } from '../read/committed.ts'
import type { CatalogueCheck } from './finding.ts'

/** More routes than an editor looks at one by one. */
const manyRoutes = 20

/** Share of the rows of a file that stand in others of its folder where it was split or renamed. */
const movedShare = 0.5

/** Rows below the header, without comments. */
const rowsOf = (csv: string) =>
  csv
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .slice(1)

const isEmpty = (root: string, path: string) =>
  !existsSync(join(root, path)) || rowsOf(readFileSync(join(root, path), 'utf8')).length === 0

/** Whether the rows stand in other files of the folder by now. */
function isMoved(root: string, path: string, rows: readonly string[]): boolean {
  const folder = join(root, dirname(path))
  if (!existsSync(folder)) return false
  const there = new Set(
    readdirSync(folder)
      .filter((name) => name.endsWith('.csv'))
      .flatMap((name) => rowsOf(readFileSync(join(folder, name), 'utf8'))),
  )
  return rows.filter((row) => there.has(row)).length >= rows.length * movedShare
}

/** Files that are gone or empty, with the rows they had. */
const emptied = ({ root, before }: Committed) =>
  [...before]
    .filter(([path]) => path.endsWith('.csv') && isEmpty(root, path))
    .map(([path, text]) => ({ path, rows: rowsOf(text) }))
    .filter(({ path, rows }) => rows.length > 0 && !isMoved(root, path, rows))

export const removed: CatalogueCheck = {
  id: 'removed',
  name: `no file is gone or empty that changes more than ${manyRoutes} routes`,
  remedy: 'Restore the file: git checkout HEAD -- and its path.',
  faults({ committed, routes }) {
    const files = committed ? emptied(committed) : []
    if (!committed || files.length === 0) return []
    const changed = changedRoutes(committed.summary, summaryCsv(routes)).size
    if (changed <= manyRoutes) return []
    return files.map(({ path, rows }) => ({
      key: path,
      where: path,
      what: `is ${committed.gone.includes(path) ? 'gone' : 'empty'}: it had ${rows.length} rows, and ${changed} routes change.`,
    }))
  },
  measures: ({ committed }) => (committed ? [] : ['skipped: there is no commit to compare with']),
  stillHolds: ({ committed }, keys) =>
    new Set(keys.filter((path) => !committed || isEmpty(committed.root, path))),
}
