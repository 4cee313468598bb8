// The points of a map, and the commands of its controls.
import type { MapTiles } from '#lib/map-tiles.ts'

export interface MapPoint {
  lat: number
  lng: number
  /** letter or number on the marker, e.g. "A"; empty for a plain disc */
  label: string
  name: string
}

export interface DrawnMap {
  /** shows tiles of an outside service over the base and allows every zoom */
  showTiles: (tiles: MapTiles) => void
  zoomIn: () => void
  zoomOut: () => void
  /** applies the colours of a changed theme */
  repaint: () => void
  remove: () => void
}
