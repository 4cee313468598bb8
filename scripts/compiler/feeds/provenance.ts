// Where readers of lists read what they confirm.
import type { SourceId } from '#catalogue/figure.ts'

/** What a confirmed service is to say of where it was read. */
export interface Provenance {
  /** id of data/sources */
  source: SourceId
  asOf: string
}

/** The editions that data/ was last held against; a later list is a row of data/sources and its id here. */
export const lists = {
  nightTrains: { source: 'back-on-track-2026', asOf: '2026-06' },
  coachLines: { source: 'flixbus-lines-2026', asOf: '2026-02' },
  seaLanes: { source: 'eurostat-searoute-2022', asOf: '2022' },
} as const satisfies Record<string, Provenance>
