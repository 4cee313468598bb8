// What a map shows, and what its controls may do with it once it is drawn.
import type { MapTiles } from '#lib/map-tiles.ts'

export interface MapPoint {
  lat: number
  lng: number
  /** letter or number on the marker, e.g. "A"; a plain disc without */
  label: string
  name: string
}

export interface DrawnMap {
  /** streets of an outside service over the base, to any depth */
  showTiles: (tiles: MapTiles) => void
  zoomIn: () => void
  zoomOut: () => void
  /** after a change of theme */
  repaint: () => void
  remove: () => void
}
