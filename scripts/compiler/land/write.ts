// The file about land that functions and browsers read.
import type { LandFile } from '#geo/land-file.ts'
import { packInland } from './inland.ts'
import { packGrid } from './land-grid.ts'
import { packBase } from './world-base.ts'

/**
 * Text of .build/server/land.json, the same for the same packages and rows of `root/data/water`; takes about four seconds.
 * @throws WrongData for rows that cannot be read
 */
export function landJson(root: string): string {
  const land: LandFile = { grid: packGrid(), base: packBase(), inland: packInland(root) }
  return `${JSON.stringify(land)}\n`
}
