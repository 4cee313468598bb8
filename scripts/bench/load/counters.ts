// The counters in a database file.
import { DatabaseSync } from 'node:sqlite'

const sums = {
  page_view: 'sum(views)',
  route_search: 'sum(searches)',
  missing_route: 'sum(count)',
} as const
type Table = keyof typeof sums

/** Sums of all counters by table. @throws Error when the file is not a database of this site */
export function countedIn(file: string): Map<string, number> {
  const db = new DatabaseSync(file)
  const counted = (Object.keys(sums) as Table[]).map((table) => {
    const row = db.prepare(`SELECT coalesce(${sums[table]}, 0) AS n FROM ${table}`).get() as { n: number }
    return [table, row.n] as const
  })
  const whole = db.prepare('PRAGMA integrity_check').get() as { integrity_check: string }
  db.close()
  if (whole.integrity_check !== 'ok') throw new Error(`The database is damaged: ${whole.integrity_check}`)
  return new Map(counted)
}
