// The compiled land of the world for functions and browsers.
import type { PackedBase } from './land-base.ts'
import type { PackedGrid } from './land-grid.ts'

/** Coasts for drawings, and the grid for ways over land. */
export interface LandFile {
  base: PackedBase
  grid: PackedGrid
}
