// What the build writes about the land of the world, and functions and browsers read.
import type { PackedBase } from './land-base.ts'
import type { PackedGrid } from './land-grid.ts'

/** Coasts for drawings, and the grid on which ways over land are measured. */
export interface LandFile {
  base: PackedBase
  grid: PackedGrid
}
