// Data for estimates and drawings between any two places, unpacked once from the files of the build.
import { unpackAirport } from '#catalogue/airports.ts'
import type { EstimateModels } from '#catalogue/estimates.ts'
import { unpackBase } from '#geo/land-base.ts'
import { drawMap, drawPlaces, inBrief, inFull, wholeDrawing } from '#geo/land-drawing.ts'
import type { LandFile } from '#geo/land-file.ts'
import { unpackGrid } from '#geo/land-grid.ts'
import { createLandWay } from '#geo/land-way.ts'
import type { GazetteerFile } from '#places/gazetteer.ts'
import type { World } from './generated-route.ts'

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
    drawMap: (a, b, around) => drawMap(coast, a, b, around),
    drawAll: (places, around, options) =>
      drawPlaces(coast, places, around, options === undefined ? inFull : inBrief(options)),
    drawWhole: (places) => drawPlaces(coast, places, [], inFull, wholeDrawing),
  }
}
