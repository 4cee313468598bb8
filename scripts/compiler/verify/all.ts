// Every check of the compiled catalogue, in the order of the report.
import { arithmetic } from './arithmetic.ts'
import { bands } from './bands.ts'
import { directions } from './directions.ts'
import type { CatalogueCheck } from './finding.ts'
import { oneWay } from './one-way.ts'
import { duplicates, impossible, orphans } from './registry.ts'
import { triangles } from './triangles.ts'

export const catalogueChecks: readonly CatalogueCheck[] = [
  arithmetic,
  impossible,
  bands,
  directions,
  oneWay,
  triangles,
  duplicates,
  orphans,
]
