// The file about land that functions and browsers read.
import type { LandFile } from '#geo/land-file.ts'
import { packGrid } from './land-grid.ts'
import { packBase } from './world-base.ts'

/** Text of .build/server/land.json, the same for the same packages; takes about four seconds. */
export function landJson(): string {
  const land: LandFile = { grid: packGrid(), base: packBase() }
  return `${JSON.stringify(land)}\n`
}
