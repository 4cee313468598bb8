// Reports of the Content-Security-Policy: counting, reading, deleting old days (D150).
import type { AdminCspReportsReply } from '#contracts/admin-csp-reports.ts'
import type { Database, Statement } from './database.ts'
import { dayOf, lastDays } from './page-views.ts'
import { other } from './unknown-keys.ts'

/** A violation as counted. */
export interface CspCount {
  directive: string
  blocked: string
  page: string
}

/** Distinct rows of one day; further ones are counted together as "other". */
const rowsPerDay = 200
/** Rows of the reply. */
const rowsShown = 50

const add = `
  WITH named AS (
    SELECT EXISTS (SELECT 1 FROM csp_report WHERE day = ?1 AND directive = ?2 AND blocked = ?3 AND page = ?4)
      OR (SELECT count(*) FROM csp_report WHERE day = ?1) < ?5 AS fits
  )
  INSERT INTO csp_report (day, directive, blocked, page, reports)
  SELECT ?1, iif(fits, ?2, '${other}'), iif(fits, ?3, '${other}'), iif(fits, ?4, '${other}'), 1 FROM named WHERE true
  ON CONFLICT (day, directive, blocked, page) DO UPDATE SET reports = reports + 1`

/** Adds one to the counter of each violation. Throws on a database failure. */
export async function countCspReports(
  db: Database,
  counts: readonly CspCount[],
  now: Date,
  cap = rowsPerDay,
): Promise<void> {
  if (counts.length === 0) return
  const statement = db.prepare(add)
  await db.batch(
    counts.map(({ directive, blocked, page }) => statement.bind(dayOf(now), directive, blocked, page, cap)),
  )
}

/** The most frequent violations of the last 30 days. */
export async function readCspReports(db: Database, now: Date): Promise<AdminCspReportsReply> {
  const { results } = await db
    .prepare(
      `SELECT directive, blocked, page, sum(reports) AS count, max(day) AS lastDay FROM csp_report
       WHERE day >= ? GROUP BY directive, blocked, page
       ORDER BY count DESC, directive, blocked, page LIMIT ${rowsShown}`,
    )
    .bind(lastDays(now)[0] as string)
    .all<AdminCspReportsReply['reports'][number]>()
  return { reports: results }
}

/** Deletes days before `before`. */
export function forgetCspReports(db: Database, before: string): Statement[] {
  return [db.prepare('DELETE FROM csp_report WHERE day < ?').bind(before)]
}
