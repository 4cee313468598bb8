// Files of the movable map of all towns around one (D103).
import type { Mode } from './mode.ts'
import type { PlaceId } from './place.ts'
import type { ShapeKind } from './shape.ts'

/** `/map/towns.json`: where every town of the network lies, in degrees. */
export type TownsMapFile = Record<PlaceId, readonly [lat: number, lng: number]>

/** The known line of a direct train or ship to a town; `unpackLine` reads it. */
export type AroundLine = readonly [to: PlaceId, mode: Mode, kind: ShapeKind, line: string]

/** `/map/around/{town}.json`: the lines that lead from a town. */
export type AroundMapFile = readonly AroundLine[]
