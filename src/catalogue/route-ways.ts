// Files of ways, such as /map/route/{slug}.json: fetched with the movable map, so no page carries them (A33).
import type { SourceId } from './figure.ts'
import type { Mode } from './mode.ts'
import type { ShapeKind } from './shape.ts'

/** A place on the map; `names` are in the order of the languages. */
export interface WayPlace {
  lat: number
  lng: number
  names: readonly string[]
}

/** A leg of a way: from place to place, indexes of `names`, which are one inside a town; and how its own line is known. */
export interface WayLeg {
  mode: Mode
  kind: ShapeKind
  from: number
  to: number
  /** index of its last point in the line of the way, where the next leg begins */
  end: number
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
  /** in the order of the option's details */
  legs: readonly WayLeg[]
}

/** Ways as a movable map fetches them. */
export interface WaysFile {
  /** where they all begin and end: "A" and "B"; none where they lead between many towns */
  ends: readonly WayPlace[]
  /** of the places that legs join, in the order of the languages */
  names: readonly (readonly string[])[]
  /** in the order of the page; the first is in front */
  ways: readonly OptionWay[]
  /** towns that are named where there is room; one with a letter or number always */
  towns: readonly (WayPlace & { label?: string })[]
}

/** The ways of a route in the order of its board, the best first. */
export interface RouteWays extends Pick<WaysFile, 'names' | 'ways'> {
  ends: readonly [WayPlace, WayPlace]
}
