// Checks that a file of data/ that is gone or empty was meant to go, where many routes change with it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { summaryCsv } from '../emit/summary-csv.ts'
import { changedRoutes } from '../emit/summary-diff.ts'
import type { Committed } from '../read/committed.ts'
import type { CatalogueCheck } from './finding.ts'

/** More routes than an editor looks at one by one. */
const manyRoutes = 20

/** Rows below the header, without comments. */
const rowsIn = (csv: string) =>
  Math.max(0, csv.split('\n').filter((line) => line.trim() && !line.startsWith('#')).length - 1)

const isEmpty = (root: string, path: string) =>
  !existsSync(join(root, path)) || rowsIn(readFileSync(join(root, path), 'utf8')) === 0

const emptied = ({ root, before }: Committed) =>
  [...before].filter(([path, text]) => path.endsWith('.csv') && rowsIn(text) > 0 && isEmpty(root, path))

export const removed: CatalogueCheck = {
  id: 'removed',
  name: `no file is gone or empty that changes more than ${manyRoutes} routes`,
  remedy: 'Restore the file: git checkout HEAD -- and its path.',
  faults({ committed, routes }) {
    const files = committed ? emptied(committed) : []
    if (!committed || files.length === 0) return []
    const changed = changedRoutes(committed.summary, summaryCsv(routes)).size
    if (changed <= manyRoutes) return []
    return files.map(([path, text]) => ({
      key: path,
      where: path,
      what: `is ${committed.gone.includes(path) ? 'gone' : 'empty'}: it had ${rowsIn(text)} rows, and ${changed} routes change.`,
    }))
  },
  measures: ({ committed }) => (committed ? [] : ['skipped: there is no commit to compare with']),
  stillHolds: ({ committed }, keys) =>
    new Set(keys.filter((path) => !committed || isEmpty(committed.root, path))),
}
