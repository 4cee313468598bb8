// Requested routes without a page: each with a counter, the last names and the last request.
import { adminRows } from '#catalogue/limits.ts'
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

/** The most requested routes, by default ten; for equal counts the latest request first. */
export async function readMissingRoutes(
  db: Database,
  rows: number = adminRows,
): Promise<CountedMissingRoute[]> {
  const { results } = await db
    .prepare(
      `SELECT id, slug AS requestedSlug, origin_city AS originCity, destination_city AS destinationCity, count,
         last_at AS lastRequested
       FROM missing_route WHERE slug <> '${other}' ORDER BY count DESC, last_at DESC, slug LIMIT ?`,
    )
    .bind(rows)
    .all<CountedMissingRoute>()
  return results
}

/** Deletes routes without a request since `before`. */
export function forgetMissingRoutes(db: Database, before: string): Statement[] {
  return [db.prepare('DELETE FROM missing_route WHERE last_at < ?').bind(before)]
}
