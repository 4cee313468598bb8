// Data for estimates and drawings between any two places, unpacked once from the files of the build.
import { unpackAirport } from '#catalogue/airports.ts'
import type { EstimateModels } from '#catalogue/estimates.ts'
import { unpackGround } from '#geo/land-base.ts'
import { drawMap, drawPlaces, wholeDrawing } from '#geo/land-drawing.ts'
import type { LandFile } from '#geo/land-file.ts'
import { unpackGrid } from '#geo/land-grid.ts'
import { createLandWay } from '#geo/land-way.ts'
import { inBrief, inFull } from '#geo/map-room.ts'
import type { GazetteerFile } from '#places/gazetteer.ts'
import type { World } from './generated-route.ts'

export function createWorld(
  models: EstimateModels,
  { gazetteer, land }: { gazetteer: Pick<GazetteerFile, 'airports'>; land: LandFile },
): World {
  const ground = unpackGround(land)
  const { landKm } = createLandWay(unpackGrid(land.grid))
  return {
    models,
    airports: gazetteer.airports === '' ? [] : gazetteer.airports.split('\n').map(unpackAirport),
    landKm,
    drawMap: (a, b, around) => drawMap(ground, a, b, around),
    drawAll: (places, around, fullness) =>
      drawPlaces(ground, places, around, fullness === undefined ? inFull : inBrief(fullness)),
    drawWhole: (places) => drawPlaces(ground, places, [], inFull, wholeDrawing),
  }
}
