// Everything estimates and drawings of any two places need, unpacked once from what the build wrote.
import { unpackAirport } from './airports.ts'
import type { EstimateModels } from './estimates.ts'
import type { GazetteerFile } from './gazetteer.ts'
import type { World } from './generated-route.ts'
import { type PackedBase, unpackBase } from './land-base.ts'
import { drawMap } from './land-drawing.ts'
import { type PackedGrid, unpackGrid } from './land-grid.ts'
import { createLandWay } from './land-way.ts'

/** Coasts for drawings, and the grid on which ways over land are measured. */
export interface LandFile {
  base: PackedBase
  grid: PackedGrid
}

export function createWorld(
  models: EstimateModels,
  { gazetteer, land }: { gazetteer: Pick<GazetteerFile, 'airports'>; land: LandFile },
): World {
  const coast = unpackBase(land.base)
  const { landKm } = createLandWay(unpackGrid(land.grid))
  return {
    models,
    airports: gazetteer.airports === '' ? [] : gazetteer.airports.split('\n').map(unpackAirport),
    landKm,
    drawMap: (a, b) => drawMap(coast, a, b),
  }
}
