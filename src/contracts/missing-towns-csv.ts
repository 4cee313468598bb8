// GET /api/admin/missing-towns.csv: every town that missing routes lead from or to, the most requested first.
import { type ApiCall, adminCall } from './api-call.ts'

export const missingTownsCsvPath = '/api/admin/missing-towns.csv'

export const missingTownsCsvColumns = [
  'town',
  'name',
  'country',
  'knownAs',
  'count',
  'lastRequested',
] as const

const missingTownsCsvExample = [
  '\ufeff"town","name","country","knownAs","count","lastRequested"',
  '"ushuaia","Ushuaia","AR","place",3,"2026-11-20T10:00:00.000Z"',
  '',
].join('\r\n')

export const missingTownsCsvCall = {
  ...adminCall,
  path: missingTownsCsvPath,
  id: 'missingTownsCsv',
  summary: 'Every missing town for a spreadsheet',
  description: 'Towns without journeys, by the requests for all routes from and to them.',
  reply: {
    description: 'A file, the most asked for first.',
    type: 'text/csv',
    example: missingTownsCsvExample,
  },
} as const satisfies ApiCall
