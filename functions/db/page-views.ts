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

/** The days shown, oldest first. */
export function lastDays(now: Date): string[] {
  return Array.from({ length: daysShown }, (_, index) =>
    dayOf(new Date(now.getTime() - (daysShown - 1 - index) * 86_400_000)),
  )
}

/** What was viewed; the kinds of places are not known here. */
type PageViews = Omit<AdminAnalyticsReply['pageViews'], 'topRoutes'> & {
  topRoutes: { routeSlug: string; count: number }[]
}

/** All views, the ten routes viewed most, the views of each of the last 30 days and by language. */
export async function readPageViews(db: Database, now: Date): Promise<PageViews> {
  const [top, days, languages] = await Promise.all([
    db
      .prepare(
        `SELECT slug AS routeSlug, views AS count FROM view_total ORDER BY views DESC, slug LIMIT ${adminRows}`,
      )
      .all<{ routeSlug: string; count: number }>(),
    db
      .prepare('SELECT day, sum(views) AS count FROM view_day WHERE day >= ? GROUP BY day')
      .bind(lastDays(now)[0] as string)
      .all<{ day: string; count: number }>(),
    db
      .prepare(
        'SELECT language, sum(views) AS count FROM view_day GROUP BY language ORDER BY count DESC, language',
      )
      .all<{ language: string; count: number }>(),
  ])
  const total = languages.results.reduce((sum, { count }) => sum + count, 0)
  const counted = new Map(days.results.map(({ day, count }) => [day, count]))
  const byDay = lastDays(now).map((day) => ({ day, count: counted.get(day) ?? 0 }))
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
      // CROSS JOIN fixes the order: a search by key for each slug and day
      `SELECT slug, sum(views) AS count FROM json_each(?) AS asked CROSS JOIN json_each(?) AS days
       CROSS JOIN page_view ON day = days.value AND slug = asked.value GROUP BY slug`,
    )
    .bind(JSON.stringify(slugs), JSON.stringify(lastDays(now)))
    .all<{ slug: string; count: number }>()
  return new Map(results.map(({ slug, count }) => [slug, count]))
}

const isOld = `old.day > '${olderDay}' AND old.day < ?`
/** True for an old view whose slug was unknown on its day. */
const wasUnknown = `EXISTS (SELECT 1 FROM unknown_key u WHERE u.day = old.day AND u.key = 'view:' || old.slug)`

/** Days before `before` become one, without the names of unknown slugs of those days. */
export function foldPageViews(db: Database, before: string): Statement[] {
  const statements = [
    `INSERT INTO view_total (slug, views)
     SELECT slug, -sum(views) FROM page_view old WHERE ${isOld} AND ${wasUnknown} GROUP BY slug
     ON CONFLICT (slug) DO UPDATE SET views = views + excluded.views`,
    `INSERT INTO page_view (day, slug, language, views)
     SELECT '${olderDay}', CASE WHEN ${wasUnknown} THEN '${other}' ELSE old.slug END AS named,
       old.language, sum(old.views)
     FROM page_view old WHERE ${isOld} GROUP BY named, old.language
     ON CONFLICT (day, slug, language) DO UPDATE SET views = views + excluded.views`,
    `DELETE FROM page_view AS old WHERE ${isOld}`,
    `INSERT INTO view_day (day, language, views)
     SELECT '${olderDay}', language, sum(views) FROM view_day old WHERE ${isOld} GROUP BY language
     ON CONFLICT (day, language) DO UPDATE SET views = views + excluded.views`,
    `DELETE FROM view_day AS old WHERE ${isOld}`,
  ]
  return [
    ...statements.map((sql) => db.prepare(sql).bind(before)),
    db.prepare('DELETE FROM view_total WHERE views <= 0'),
  ]
}
