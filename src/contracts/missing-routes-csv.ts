// GET /api/admin/missing-routes.csv: every missing route for a spreadsheet, the most requested first.
import { type ApiCall, adminCall } from './api-call.ts'

export const missingRoutesCsvPath = '/api/admin/missing-routes.csv'

export const missingRoutesCsvColumns = [
  'requestedSlug',
  'originCity',
  'destinationCity',
  'count',
  'lastRequested',
  'originKnownAs',
  'destinationKnownAs',
] as const

/** Most routes of one file, and that towns are summed of: enough for editors, few enough for one answer. */
export const missingRoutesCsvRows = 5000

const missingRoutesCsvExample = [
  '\ufeff"requestedSlug","originCity","destinationCity","count","lastRequested","originKnownAs","destinationKnownAs"',
  '"london-ushuaia","London","Ushuaia",3,"2026-11-20T10:00:00.000Z","city","place"',
  '',
].join('\r\n')

export const missingRoutesCsvCall = {
  ...adminCall,
  path: missingRoutesCsvPath,
  id: 'missingRoutesCsv',
  summary: 'Every missing route for a spreadsheet',
  reply: {
    description: 'A file, the most asked for first.',
    type: 'text/csv',
    example: missingRoutesCsvExample,
  },
} as const satisfies ApiCall
