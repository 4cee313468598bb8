// The compiled land of the world for functions and browsers.
import type { PackedGrid } from './land-grid.ts'

/** One packed text per line, the largest ring first: steps in x and y alternately, the first from 0, 0 (land-base.ts). */
export type PackedBase = string[]

/** Lines inside the land of Europe; a lake is closed, its last point being the first. */
export interface InlandFile {
  borders: PackedBase
  rivers: PackedBase
  lakes: PackedBase
}

/** What the movable map of Europe shows inside the land: lines as `packLine` packs them. */
export interface InlandMapFile {
  rivers: readonly string[]
  lakes: readonly string[]
  /** one net, in which every railway that a train is known to follow is there once */
  railways: readonly string[]
}

/** Coasts and what lies inside them for drawings, and the grid for ways over land. */
export interface LandFile {
  base: PackedBase
  inland: InlandFile
  grid: PackedGrid
}
