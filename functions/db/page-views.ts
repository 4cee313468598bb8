// Page views: counting, reading, and folding old days together.
import { adminRows } from '#catalogue/limits.ts'
import type { AdminAnalyticsReply } from '#contracts/admin-analytics.ts'
import type { PageView } from '#contracts/track-page-view.ts'
import type { Database, Statement } from './database.ts'
import { namedBy, notedOrOther, noteUnknown, other, unknownKey, unknownKeysPerDay } from './unknown-keys.ts'

/** Stands for all days that are no longer counted one by one. */
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

/** Adds one view; an unknown slug counts by name only below the daily cap. Throws on a database failure. */
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

/** Days shown one by one, today included. */
const daysShown = 30

/** The first of the days shown. */
export function firstDay(now: Date): string {
  return dayOf(new Date(now.getTime() - (daysShown - 1) * 86_400_000))
}

/** All views, the ten routes viewed most, the views of each of the last 30 days and by language. */
export async function readPageViews(db: Database, now: Date): Promise<AdminAnalyticsReply['pageViews']> {
  const [top, days, languages] = await Promise.all([
    db
      .prepare(
        `SELECT slug AS routeSlug, sum(views) AS count FROM page_view WHERE slug <> '${other}'
         GROUP BY slug ORDER BY count DESC, slug LIMIT ${adminRows}`,
      )
      .all<{ routeSlug: string; count: number }>(),
    db
      .prepare('SELECT day, sum(views) AS count FROM page_view WHERE day >= ? GROUP BY day')
      .bind(firstDay(now))
      .all<{ day: string; count: number }>(),
    db
      .prepare(
        'SELECT language, sum(views) AS count FROM page_view GROUP BY language ORDER BY count DESC, language',
      )
      .all<{ language: string; count: number }>(),
  ])
  const total = languages.results.reduce((sum, { count }) => sum + count, 0)
  const counted = new Map(days.results.map(({ day, count }) => [day, count]))
  const byDay = Array.from({ length: daysShown }, (_, index) => {
    const day = dayOf(new Date(Date.parse(firstDay(now)) + index * 86_400_000))
    return { day, count: counted.get(day) ?? 0 }
  })
  return { total, topRoutes: top.results, byDay, byLanguage: languages.results }
}

/** Views of the last 30 days by slug; slugs without a view are left out. */
export async function readViewsOf(
  db: Database,
  slugs: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const { results } = await db
    .prepare(
      `SELECT slug, sum(views) AS count FROM page_view
       WHERE day >= ? AND slug IN (SELECT value FROM json_each(?)) GROUP BY slug`,
    )
    .bind(firstDay(now), JSON.stringify(slugs))
    .all<{ slug: string; count: number }>()
  return new Map(results.map(({ slug, count }) => [slug, count]))
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
