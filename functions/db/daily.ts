// The daily job. Names of the catalogue are few and stay; names somebody made up must not pile up for ever.
import type { Database } from './database.ts'
import { forgetMissingRoutes } from './missing-routes.ts'
import { dayOf, foldPageViews } from './page-views.ts'
import { foldIdlePairs } from './route-searches.ts'
import { forgetKeys } from './unknown-keys.ts'

/** Days counted one by one, and days after which an unknown name nobody asks for any more is forgotten. */
const daysKept = 90

/** Once a day: days of views older than 90 become one; unknown slugs and pairs idle as long lose their names. */
export async function foldOldDays(db: Database, now: Date): Promise<void> {
  const before = dayOf(new Date(now.getTime() - daysKept * 86_400_000))
  await db.batch([
    ...foldPageViews(db, before),
    ...foldIdlePairs(db, before),
    ...forgetMissingRoutes(db, before),
    ...forgetKeys(db, before, dayOf(now)),
  ])
}
