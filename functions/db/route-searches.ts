// Searched pairs: a counter and the moment of the last search each.
import type { RouteSearch } from '#contracts/track-route-search.ts'
import type { Database } from './database.ts'
import { dayOf } from './page-views.ts'
import { notedOrOther, noteUnknown, unknownKeysPerDay } from './unknown-keys.ts'

const onRepeat = `ON CONFLICT (origin, destination)
  DO UPDATE SET searches = searches + 1, last_at = excluded.last_at`
const add = `INSERT INTO route_search (origin, destination, searches, last_at) VALUES (?, ?, 1, ?) ${onRepeat}`
const addUnknown = `INSERT INTO route_search (origin, destination, searches, last_at)
  VALUES (${notedOrOther}, ${notedOrOther}, 1, ?) ${onRepeat}`

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
  const [day, key] = [dayOf(now), `${origin} ${destination}`]
  await db.batch([
    noteUnknown(db, day, key, cap),
    db.prepare(addUnknown).bind(day, key, origin, day, key, destination, at),
  ])
}
