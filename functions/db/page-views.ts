// Page views: counting them, reading them, folding old days together.
import { adminRows } from '#catalogue/limits.ts'
import type { AdminAnalyticsReply } from '#contracts/admin-analytics.ts'
import type { PageView } from '#contracts/track-page-view.ts'
import type { Database, Statement } from './database.ts'
import { namedBy, notedOrOther, noteUnknown, other, unknownKey, unknownKeysPerDay } from './unknown-keys.ts'

/** Days that are no longer counted one by one are this one. */
const olderDay = '0000-00-00'

const addView = `
  INSERT INTO page_view (day, slug, language, views) VALUES (?, ?, ?, 1)
  ON CONFLICT (day, slug, language) DO UPDATE SET views = views + 1`

const addUnknownView = `
  INSERT INTO page_view (day, slug, language, views) VALUES (?, ${notedOrOther}, ?, 1)
  ON CONFLICT (day, slug, language) DO UPDATE SET views = views + 1`

/** Day of a moment in UTC, YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** Adds one view; a slug outside the catalogue counts by name only below the daily cap. Throws on a database failure. */
export async function countPageView(
  db: Database,
  view: PageView & { known: boolean; day: string },
  cap = unknownKeysPerDay,
): Promise<void> {
  const { routeSlug, language, known, day } = view
  if (known) {
    await db.prepare(addView).bind(day, routeSlug, language).run()
    return
  }
  const key = unknownKey('view', routeSlug, day)
  await db.batch([
    noteUnknown(db, key, cap),
    db.prepare(addUnknownView).bind(day, ...namedBy(key, routeSlug), language),
  ])
}

/** All views, the ten routes viewed most and the views by language. */
export async function readPageViews(db: Database): Promise<AdminAnalyticsReply['pageViews']> {
  const [top, languages] = await Promise.all([
    db
      .prepare(
        `SELECT slug AS routeSlug, sum(views) AS count FROM page_view WHERE slug <> '${other}'
         GROUP BY slug ORDER BY count DESC, slug LIMIT ${adminRows}`,
      )
      .all<{ routeSlug: string; count: number }>(),
    db
      .prepare(
        'SELECT language, sum(views) AS count FROM page_view GROUP BY language ORDER BY count DESC, language',
      )
      .all<{ language: string; count: number }>(),
  ])
  const total = languages.results.reduce((sum, { count }) => sum + count, 0)
  return { total, topRoutes: top.results, byLanguage: languages.results }
}

/** Days before `before` become one, without the names of unknown slugs of those days. */
export function foldPageViews(db: Database, before: string): Statement[] {
  return [
    db
      .prepare(
        `INSERT INTO page_view (day, slug, language, views)
         SELECT '${olderDay}',
           CASE WHEN EXISTS (SELECT 1 FROM unknown_key u WHERE u.day = old.day AND u.key = 'view:' || old.slug)
             THEN '${other}' ELSE old.slug END AS kept,
           old.language, sum(old.views)
         FROM page_view old WHERE old.day > '${olderDay}' AND old.day < ? GROUP BY kept, old.language
         ON CONFLICT (day, slug, language) DO UPDATE SET views = views + excluded.views`,
      )
      .bind(before),
    db.prepare(`DELETE FROM page_view WHERE day > '${olderDay}' AND day < ?`).bind(before),
  ]
}
