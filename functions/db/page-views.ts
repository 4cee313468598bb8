// Page views: counting them, reading them, folding old days together.

import { adminRows } from '#catalogue/limits.ts'
import type { AdminAnalyticsReply } from '#contracts/admin-analytics.ts'
import type { PageView } from '#contracts/track-page-view.ts'
import type { Database } from './database.ts'
import { notedOrOther, noteUnknown, other, unknownKeysPerDay } from './unknown-keys.ts'

/** Days counted one by one; what is older is folded into a single day. */
const daysKept = 90
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
  await db.batch([
    noteUnknown(db, day, routeSlug, cap),
    db.prepare(addUnknownView).bind(day, day, routeSlug, routeSlug, language),
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

/** Once a day: days older than 90 become one, the names of unknown keys of those days are forgotten. */
export async function foldOldDays(db: Database, now: Date): Promise<void> {
  const before = dayOf(new Date(now.getTime() - daysKept * 86_400_000))
  await db.batch([
    db
      .prepare(
        `INSERT INTO page_view (day, slug, language, views)
         SELECT '${olderDay}',
           CASE WHEN EXISTS (SELECT 1 FROM unknown_key u WHERE u.day = old.day AND u.key = old.slug)
             THEN '${other}' ELSE old.slug END AS kept,
           old.language, sum(old.views)
         FROM page_view old WHERE old.day > '${olderDay}' AND old.day < ? GROUP BY kept, old.language
         ON CONFLICT (day, slug, language) DO UPDATE SET views = views + excluded.views`,
      )
      .bind(before),
    db.prepare(`DELETE FROM page_view WHERE day > '${olderDay}' AND day < ?`).bind(before),
    db.prepare('DELETE FROM unknown_key WHERE day < ?').bind(before),
    db.prepare('DELETE FROM unknown_total WHERE day < ?').bind(before),
  ])
}
