// Where a reader of feeds read what it confirms.
import type { SourceId } from '#catalogue/figure.ts'

/** What a confirmed service is to say of where it was read. */
export interface Provenance {
  /** id of data/sources */
  source: SourceId
  asOf: string
}
