// The missing routes, and the missing towns, as files for a spreadsheet.
import { missingRoutesCsvColumns } from '#contracts/missing-routes-csv.ts'
import { missingTownsCsvColumns } from '#contracts/missing-towns-csv.ts'
import { dayOf } from '#functions/db/page-views.ts'
import { toCsv } from '#lib/csv.ts'
import type { ListedRoute, ListedTown } from './missing-lists.ts'

/** The download of all routes, named by its day. */
export const missingRoutesCsv = (routes: readonly ListedRoute[], now: Date): Response =>
  download(
    'missing-routes',
    toCsv(
      missingRoutesCsvColumns,
      routes.map((route) => missingRoutesCsvColumns.map((column) => route[column])),
    ),
    now,
  )

/** The download of all towns, named by its day. */
export const missingTownsCsv = (towns: readonly ListedTown[], now: Date): Response =>
  download(
    'missing-towns',
    toCsv(
      missingTownsCsvColumns,
      towns.map((town) => missingTownsCsvColumns.map((column) => town[column] ?? '')),
    ),
    now,
  )

function download(name: string, text: string, now: Date): Response {
  return new Response(text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${name}-${dayOf(now)}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}
