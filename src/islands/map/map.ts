// The points of a map, and the commands of its controls.
import type { OptionWay, WayLeg } from '#catalogue/route-ways.ts'
import type { MapTiles } from '#lib/map-tiles.ts'
import type { MapTown } from '#stores/map-towns.ts'
import type { MapColours } from './map-colours.ts'

export interface MapPoint {
  lat: number
  lng: number
  /** letter or number on the marker, e.g. "A"; empty for a plain disc */
  label: string
  name: string
}

/** A leg with the names of its ends in the language of the page. */
export interface LegOfWay extends Pick<WayLeg, 'mode' | 'kind' | 'end'> {
  from: string
  to: string
}

/** The way of an option, its changes named in the language of the page. */
export interface MapWay extends Pick<OptionWay, 'id' | 'mode'> {
  line: readonly [lat: number, lng: number][]
  changes: readonly MapPoint[]
  legs: readonly LegOfWay[]
}

/** What a map shows: points, and a dashed line between them, or ways, or the towns around one. */
export interface MapContent {
  points: readonly MapPoint[]
  /** corners of a dashed line; empty without one */
  line: readonly [lat: number, lng: number][]
  ways?: readonly MapWay[]
  /** the way that is in front at first; without one all are drawn alike */
  front?: MapWay | undefined
  /** towns that show where the map is */
  towns?: readonly MapPoint[]
  /** towns around the only point */
  around?: readonly MapTown[] | undefined
}

/** Lines and marks of a map. */
export interface DrawnContent {
  /**
   * Draws the way of an option or to a town in front, in the hue of its mode, and marks a leg of it.
   * @returns which one is in front then
   */
  choose: (id?: string | undefined, leg?: number | undefined) => string | undefined
  /** replaces the towns around the one in the middle */
  showTowns: (towns: readonly MapTown[]) => void
  repaint: (colours: MapColours) => void
}

export interface DrawnMap extends Pick<DrawnContent, 'choose' | 'showTowns'> {
  /** shows tiles of an outside service over the base and allows every zoom */
  showTiles: (tiles: MapTiles) => void
  zoomIn: () => void
  zoomOut: () => void
  /** applies the colours of a changed theme */
  repaint: () => void
  remove: () => void
}
