// The file of a route's map, /map/route/{slug}.json: fetched with the movable map, so no page carries it (A33).
import type { Mode } from './mode.ts'

/** A place on the map; `names` are in the order of the languages. */
export interface WayPlace {
  lat: number
  lng: number
  names: readonly string[]
}

/** The way of one option, straight from stop to stop. */
export interface OptionWay {
  /** of the option's details on the page: "train-2" */
  id: string
  mode: Mode
  /** latitude and longitude of each stop, from the first city to the second */
  line: [lat: number, lng: number][]
  /** where one changes, outside both cities, each place once */
  changes: readonly WayPlace[]
}

export interface RouteWaysFile {
  ends: readonly [WayPlace, WayPlace]
  /** in the order of the board, the best first */
  ways: readonly OptionWay[]
}

/** The ways with the towns that the drawn map names, to show where it is. */
export interface RouteMapFile extends RouteWaysFile {
  towns: readonly WayPlace[]
}
