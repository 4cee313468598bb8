// Searched pairs: a counter and the moment of the last search each.
import { adminRows } from '#catalogue/limits.ts'
import type { RouteSearch } from '#contracts/track-route-search.ts'
import type { Database, Statement } from './database.ts'
import { dayOf } from './page-views.ts'
import { namedBy, notedOrOther, noteUnknown, other, unknownKey, unknownKeysPerDay } from './unknown-keys.ts'

const onRepeat = `ON CONFLICT (origin, destination)
  DO UPDATE SET searches = searches + 1, last_at = excluded.last_at, known = excluded.known`
const add = `INSERT INTO route_search (origin, destination, searches, last_at, known)
  VALUES (?, ?, 1, ?, 1) ${onRepeat}`
const addUnknown = `INSERT INTO route_search (origin, destination, searches, last_at, known)
  VALUES (${notedOrOther}, ${notedOrOther}, 1, ?, 0) ${onRepeat}`

/** Adds one search; a pair with a place outside the catalogue counts by name only below the daily cap. */
export async function countRouteSearch(
  db: Database,
  { origin, destination, known, now }: RouteSearch & { known: boolean; now: Date },
  cap = unknownKeysPerDay,
): Promise<void> {
  const at = now.toISOString()
  if (known) {
    await db.prepare(add).bind(origin, destination, at).run()
    return
  }
  const key = unknownKey('pair', `${origin} ${destination}`, dayOf(now))
  await db.batch([
    noteUnknown(db, key, cap),
    db.prepare(addUnknown).bind(...namedBy(key, origin, destination), at),
  ])
}

interface RouteSearches {
  topRoutes: (RouteSearch & { count: number })[]
  /** `timestamp` in ISO 8601, UTC */
  recentSearches: (RouteSearch & { id: number; timestamp: string })[]
  total: number
}

/** All searches, the ten pairs searched most and the ten searched last. */
export async function readRouteSearches(db: Database): Promise<RouteSearches> {
  const [top, recent, all] = await Promise.all([
    db
      .prepare(
        `SELECT origin, destination, searches AS count FROM route_search WHERE origin <> '${other}'
         ORDER BY searches DESC, origin, destination LIMIT ${adminRows}`,
      )
      .all<RouteSearches['topRoutes'][number]>(),
    db
      .prepare(
        `SELECT id, origin, destination, last_at AS timestamp FROM route_search WHERE origin <> '${other}'
         ORDER BY last_at DESC, id DESC LIMIT ${adminRows}`,
      )
      .all<RouteSearches['recentSearches'][number]>(),
    db.prepare('SELECT searches AS total FROM search_total').first<{ total: number }>(),
  ])
  return { topRoutes: top.results, recentSearches: recent.results, total: all?.total ?? 0 }
}

const idle = `known = 0 AND origin <> '${other}' AND last_at < ?`

/** Pairs outside the catalogue without a search since `before` lose their names; the total stays. */
export function foldIdlePairs(db: Database, before: string): Statement[] {
  return [
    db
      .prepare(
        `INSERT INTO route_search (origin, destination, searches, last_at, known)
         SELECT '${other}', '${other}', sum(searches), max(last_at), 0 FROM route_search WHERE ${idle} GROUP BY known
         ON CONFLICT (origin, destination) DO UPDATE SET searches = searches + excluded.searches`,
      )
      .bind(before),
    db.prepare(`DELETE FROM route_search WHERE ${idle}`).bind(before),
  ]
}
