// The movable map. It covers the drawing of the page's map box once Leaflet and the base are there.
import { island } from '#lib/island.tsx'

export interface MapPoint {
  lat: number
  lng: number
  /** letter on the marker: A, B */
  label: string
  name: string
}
export interface Props {
  points: MapPoint[]
  /** address of the TopoJSON base */
  baseUrl: string
  words: {
    /** accessible name of the map */
    label: string
    loading: string
    zoomIn: string
    zoomOut: string
    attribution: string
    fallback: string
  }
}

/** Its parent is the page's map box: positioned, of fixed height, holding the drawing. */
function RouteMap(_props: Props) {
  return <div className="pointer-events-none absolute inset-0 print:hidden" />
}

export default island(RouteMap)
