// The counters in a database file.
import { DatabaseSync } from 'node:sqlite'

const sums = {
  page_view: 'sum(views)',
  route_search: 'sum(searches)',
  missing_route: 'sum(count)',
} as const
type Table = keyof typeof sums

/** One sentence for each table whose counter differs from the number of acknowledged visits. */
export function miscounted(counted: ReadonlyMap<string, number>, accepted: ReadonlyMap<string, number>) {
  return [...counted]
    .map(([table, found]) => ({ table, found, expected: accepted.get(table) ?? 0 }))
    .filter(({ found, expected }) => found !== expected)
    .map(({ table, found, expected }) => `${table}: ${expected} acknowledged, ${found} counted`)
}

/** The acknowledged visits of several runs, by table. */
export function sumOf(runs: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> {
  const sum = new Map<string, number>()
  for (const [table, number] of runs.flatMap((run) => [...run]))
    sum.set(table, (sum.get(table) ?? 0) + number)
  return sum
}

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
