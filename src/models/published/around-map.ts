// What the movable map of all towns around one draws: where they lie, and the lines of direct trains and ships.
import type { AroundLine, AroundMapFile, TownsMapFile } from '#catalogue/around-map.ts'
import { place, townsByDemand } from '#catalogue/load.ts'
import { directTowns } from '#catalogue/load-lines.ts'
import type { PlaceId } from '#catalogue/place.ts'
import { packLine } from '#geo/shape-line.ts'
import { wayLine } from '../on-request/way-line.ts'

export const townsMap = (): TownsMapFile =>
  Object.fromEntries(
    townsByDemand().map((id) => {
      const { lat, lng } = place(id)
      return [id, [lat, lng]]
    }),
  )

/** The lines from a town, whether or not the train or ship is the best way. */
export const aroundMap = (town: PlaceId): AroundMapFile =>
  directTowns(town).flatMap(([mode, to]): AroundLine[] => {
    if (!townsByDemand().includes(to)) return [] // a junction is in no list of towns
    const { kind, points } = wayLine(town, to, { mode, changes: 0 })
    return [[to, mode, kind, packLine(points)]]
  })
