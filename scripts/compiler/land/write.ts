// What functions and browsers read about land.
import type { LandFile } from '#geo/land-file.ts'
import { packGrid } from './land-grid.ts'
import { packBase } from './world-base.ts'

/** Text of .build/server/land.json, the same for the same packages; takes some four seconds. */
export function landJson(): string {
  const land: LandFile = { grid: packGrid(), base: packBase() }
  return `${JSON.stringify(land)}\n`
}
