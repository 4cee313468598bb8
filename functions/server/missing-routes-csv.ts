// The missing routes as a file for a spreadsheet.
import { missingRoutesCsvColumns, missingRoutesCsvRows } from '#contracts/missing-routes-csv.ts'
import type { Database } from '#functions/db/database.ts'
import { readMissingRoutes } from '#functions/db/missing-routes.ts'
import { dayOf } from '#functions/db/page-views.ts'
import { toCsv } from '#lib/csv.ts'
import { nextTask } from '#lib/in-slices.ts'

/** The download, named by its day. Throws on a database failure. */
export async function missingRoutesCsv(
  db: Database,
  canonical: (slug: string) => string,
  now: Date,
): Promise<Response> {
  const routes = await readMissingRoutes(db, canonical, missingRoutesCsvRows)
  // joining and writing 5,000 rows take some 10 ms each
  await nextTask()
  const rows = routes.map((route) => missingRoutesCsvColumns.map((column) => route[column]))
  return new Response(toCsv(missingRoutesCsvColumns, rows), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="missing-routes-${dayOf(now)}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}
