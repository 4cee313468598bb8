// The daily job. Names of the catalogue stay; invented names must not accumulate.
import { nextTask } from '#lib/in-slices.ts'
import { forgetCspReports } from './csp-reports.ts'
import type { Database } from './database.ts'
import { forgetMissingRoutes } from './missing-routes.ts'
import { dayOf, foldPageViews } from './page-views.ts'
import { foldIdlePairs } from './route-searches.ts'
import { forgetKeys } from './unknown-keys.ts'

/** Days counted one by one; an unknown name idle for longer is deleted. */
const daysKept = 90

/** Run daily: views older than 90 days become one day; unknown slugs and pairs idle as long lose their names. */
export async function foldOldDays(db: Database, now: Date): Promise<void> {
  const before = dayOf(new Date(now.getTime() - daysKept * 86_400_000))
  const parts = [
    foldPageViews(db, before),
    foldIdlePairs(db, before),
    forgetMissingRoutes(db, before),
    forgetCspReports(db, before),
    // last: it forgets which names of those days were unknown
    forgetKeys(db, before, dayOf(now)),
  ]
  for (const statements of parts) {
    await db.batch(statements)
    // requests do not wait for all parts
    await nextTask()
  }
}
