// Requested routes without a page: each with a counter, the last names and the last request; editors dismiss junk.
import { adminRows } from '#catalogue/limits.ts'
import type { DismissedRoute } from '#contracts/dismissed-routes.ts'
import type { MissingRoute } from '#contracts/track-missing-route.ts'
import { inSlices, nextTask } from '#lib/in-slices.ts'
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
  const counted = await readRows(db, rows + spareRows)
  const { results } = await db.prepare('SELECT slug FROM dismissed_route').all<{ slug: string }>()
  const dismissed = new Set(results.map(({ slug }) => slug))
  const bySlug = new Map<string, CountedMissingRoute[]>()
  await inSlices(counted, (row) => {
    const slug = canonical(row.requestedSlug)
    bySlug.set(slug, [...(bySlug.get(slug) ?? []), row])
  })
  return [...bySlug]
    .filter(([slug]) => !dismissed.has(slug))
    .map(([slug, spellings]) => joined(slug, spellings))
    .sort((a, b) => b.count - a.count || (a.lastRequested < b.lastRequested ? 1 : -1))
    .slice(0, rows)
}

/** Rows of one query: few enough that other requests do not wait for it. */
const pageRows = 500

/** The most requested rows, each once even where counts change between two pages. */
async function readRows(db: Database, rows: number): Promise<CountedMissingRoute[]> {
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
