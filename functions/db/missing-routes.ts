// Requested routes without a page: each with a counter, the last names and the last request; editors dismiss junk.
import { adminRows } from '#catalogue/limits.ts'
import type { DismissedRoute } from '#contracts/dismissed-routes.ts'
import type { MissingRoute } from '#contracts/track-missing-route.ts'
import type { Database, Statement } from './database.ts'
import { dayOf } from './page-views.ts'
import { namedBy, notedOrOther, noteUnknown, other, unknownKey, unknownKeysPerDay } from './unknown-keys.ts'

const add = `
  INSERT INTO missing_route (slug, origin_city, destination_city, count, last_at)
  VALUES (${notedOrOther}, ${notedOrOther}, ${notedOrOther}, 1, ?)
  ON CONFLICT (slug) DO UPDATE SET count = count + 1, last_at = excluded.last_at,
    origin_city = excluded.origin_city, destination_city = excluded.destination_city`

/** Adds one request, by name only below the daily cap. Throws on a database failure. */
export async function countMissingRoute(
  db: Database,
  { requestedSlug, originCity, destinationCity, now }: MissingRoute & { now: Date },
  cap = unknownKeysPerDay,
): Promise<void> {
  const key = unknownKey('missing', requestedSlug, dayOf(now))
  const values = namedBy(key, requestedSlug, originCity, destinationCity)
  await db.batch([noteUnknown(db, key, cap), db.prepare(add).bind(...values, now.toISOString())])
}

export interface CountedMissingRoute {
  id: number
  requestedSlug: string
  originCity: string
  destinationCity: string
  count: number
  /** ISO 8601 in UTC */
  lastRequested: string
}

/** Rows read beyond those shown: rows of before spellings were joined fall together. */
const spareRows = 90

/**
 * The most requested routes that are not dismissed, by default ten; for equal counts the latest request first.
 * @param canonical the one slug of all spellings of a route
 */
export async function readMissingRoutes(
  db: Database,
  canonical: (slug: string) => string,
  rows: number = adminRows,
): Promise<CountedMissingRoute[]> {
  const [counted, dismissed] = await Promise.all([
    db
      .prepare(
        `SELECT id, slug AS requestedSlug, origin_city AS originCity, destination_city AS destinationCity, count,
           last_at AS lastRequested
         FROM missing_route
         WHERE slug <> '${other}' AND NOT EXISTS (SELECT 1 FROM dismissed_route d WHERE d.slug = missing_route.slug)
         ORDER BY count DESC, last_at DESC, slug LIMIT ?`,
      )
      .bind(rows + spareRows)
      .all<CountedMissingRoute>(),
    db.prepare('SELECT slug FROM dismissed_route').all<{ slug: string }>(),
  ])
  const hidden = new Set(dismissed.results.map(({ slug }) => slug))
  const bySlug = Map.groupBy(counted.results, ({ requestedSlug }) => canonical(requestedSlug))
  return [...bySlug]
    .filter(([slug]) => !hidden.has(slug))
    .map(([slug, spellings]) => joined(slug, spellings))
    .sort((a, b) => b.count - a.count || (a.lastRequested < b.lastRequested ? 1 : -1))
    .slice(0, rows)
}

/** One row of all spellings, with the names of the last request. */
function joined(requestedSlug: string, spellings: readonly CountedMissingRoute[]): CountedMissingRoute {
  const last = spellings.reduce((a, b) => (b.lastRequested > a.lastRequested ? b : a))
  return { ...last, requestedSlug, count: spellings.reduce((sum, { count }) => sum + count, 0) }
}

/** Takes a route off the list, or puts it back. Throws on a database failure. */
export async function dismissMissingRoute(
  db: Database,
  { requestedSlug, dismissed, now }: DismissedRoute & { now: Date },
): Promise<void> {
  const statement = dismissed
    ? db
        .prepare('INSERT INTO dismissed_route (slug, dismissed_at) VALUES (?, ?) ON CONFLICT DO NOTHING')
        .bind(requestedSlug, now.toISOString())
    : db.prepare('DELETE FROM dismissed_route WHERE slug = ?').bind(requestedSlug)
  await statement.run()
}

/** Deletes routes without a request since `before`. */
export function forgetMissingRoutes(db: Database, before: string): Statement[] {
  return [db.prepare('DELETE FROM missing_route WHERE last_at < ?').bind(before)]
}
