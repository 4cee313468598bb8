// Requested routes without a page: each with a counter, the last names and the last request; editors dismiss routes and towns.
import type { DismissedRoute } from '#contracts/dismissed-routes.ts'
import type { DismissedTown } from '#contracts/dismissed-towns.ts'
import type { MissingRoute } from '#contracts/track-missing-route.ts'
import { nextTask } from '#lib/in-slices.ts'
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

/** Rows of one query: few enough that other requests do not wait for it. */
const pageRows = 500

/** The most requested rows, each once even where counts change between two pages; for equal counts the latest request first. */
export async function readMissingRoutes(db: Database, rows: number): Promise<CountedMissingRoute[]> {
  const page = db.prepare(
    `SELECT id, slug AS requestedSlug, origin_city AS originCity, destination_city AS destinationCity, count,
       last_at AS lastRequested
     FROM missing_route
     WHERE slug <> '${other}' AND NOT EXISTS (SELECT 1 FROM dismissed_route d WHERE d.slug = missing_route.slug)
     ORDER BY count DESC, last_at DESC, slug LIMIT ? OFFSET ?`,
  )
  const counted = new Map<number, CountedMissingRoute>()
  for (let from = 0; from < rows; from += pageRows) {
    const { results } = await page.bind(Math.min(pageRows, rows - from), from).all<CountedMissingRoute>()
    for (const row of results) counted.set(row.id, row)
    if (results.length < pageRows) break
    await nextTask()
  }
  return [...counted.values()]
}

/** What editors have dismissed: routes by slug, and towns. */
export async function readDismissed(db: Database): Promise<{ routes: string[]; towns: string[] }> {
  const routes = await db.prepare('SELECT slug FROM dismissed_route').all<{ slug: string }>()
  const towns = await db.prepare('SELECT town FROM dismissed_town').all<{ town: string }>()
  return {
    routes: routes.results.map(({ slug }) => slug),
    towns: towns.results.map(({ town }) => town),
  }
}

/** Takes a route off the list, or puts it back. Throws on a database failure. */
export const dismissMissingRoute = (
  db: Database,
  { requestedSlug, ...choice }: DismissedRoute & { now: Date },
): Promise<void> => dismiss(db, { table: 'dismissed_route', column: 'slug' }, requestedSlug, choice)

/** Takes a town and its routes off the lists, or puts them back. Throws on a database failure. */
export const dismissMissingTown = (
  db: Database,
  { town, ...choice }: DismissedTown & { now: Date },
): Promise<void> => dismiss(db, { table: 'dismissed_town', column: 'town' }, town, choice)

async function dismiss(
  db: Database,
  { table, column }: { table: `dismissed_${string}`; column: 'slug' | 'town' },
  name: string,
  { dismissed, now }: { dismissed: boolean; now: Date },
): Promise<void> {
  const statement = dismissed
    ? db
        .prepare(`INSERT INTO ${table} (${column}, dismissed_at) VALUES (?, ?) ON CONFLICT DO NOTHING`)
        .bind(name, now.toISOString())
    : db.prepare(`DELETE FROM ${table} WHERE ${column} = ?`).bind(name)
  await statement.run()
}

/** Deletes routes without a request since `before`. */
export function forgetMissingRoutes(db: Database, before: string): Statement[] {
  return [db.prepare('DELETE FROM missing_route WHERE last_at < ?').bind(before)]
}
