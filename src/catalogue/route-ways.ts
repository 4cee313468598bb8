// The file of a route's map, /map/route/{slug}.json: fetched with the movable map, so no page carries it (A33).
import type { SourceId } from './figure.ts'
import type { Mode } from './mode.ts'
import type { ShapeKind } from './shape.ts'

/** A place on the map; `names` are in the order of the languages. */
export interface WayPlace {
  lat: number
  lng: number
  names: readonly string[]
}

/** A leg of a way: from place to place, indexes of `names`, and how its own line is known. */
export interface WayLeg {
  mode: Mode
  kind: ShapeKind
  from: number
  to: number
}

/** The way of one option, from the middle of one city to that of the other (D169). */
export interface OptionWay {
  /** of the option's details on the page: "train-2" */
  id: string
  mode: Mode
  /** packed; `unpackLine` reads it */
  line: string
  /** of its worst known part that is more than a tenth of it */
  kind: ShapeKind
  /** publications that show the line */
  sources: readonly SourceId[]
  /** where one changes, outside both cities, each place once */
  changes: readonly WayPlace[]
  legs: readonly WayLeg[]
}

export interface RouteWaysFile {
  ends: readonly [WayPlace, WayPlace]
  /** of the places that legs join, in the order of the languages */
  names: readonly (readonly string[])[]
  /** in the order of the board, the best first */
  ways: readonly OptionWay[]
}

/** The ways with the towns that the drawn map names, to show where it is. */
export interface RouteMapFile extends RouteWaysFile {
  towns: readonly WayPlace[]
}
