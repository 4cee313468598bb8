// Every check of the compiled catalogue, in the order of the report.
import { arithmetic } from './arithmetic.ts'
import { bands } from './bands.ts'
import { callMinutes } from './calls.ts'
import { codes } from './codes.ts'
import { companies } from './companies.ts'
import { dates } from './dates.ts'
import { directions } from './directions.ts'
import { duplicates } from './duplicates.ts'
import { factRanges } from './fact-ranges.ts'
import { fareBands } from './fare-bands.ts'
import type { CatalogueCheck } from './finding.ts'
import { jumps } from './jumps.ts'
import { oneWay } from './one-way.ts'
import { placeNames } from './place-names.ts'
import { proportions } from './proportions.ts'
import { impossible, orphans } from './registry.ts'
import { removed } from './removed.ts'
import { timeZones } from './time-zones.ts'
import { largeTowns } from './towns.ts'
import { triangles } from './triangles.ts'

/** Checks of rows, quick enough for the end of every compile. */
export const rowChecks: readonly CatalogueCheck[] = [
  jumps,
  removed,
  proportions,
  factRanges,
  dates,
  companies,
  fareBands,
  timeZones,
  placeNames,
  duplicates,
  callMinutes,
]

export const catalogueChecks: readonly CatalogueCheck[] = [
  ...rowChecks,
  largeTowns,
  codes,
  arithmetic,
  impossible,
  bands,
  directions,
  oneWay,
  triangles,
  orphans,
]
