// Leaflet at work: the bundled base or tiles, markers and perhaps a dashed line between them. Loaded on demand.
import {
  divIcon,
  type LatLngTuple,
  type Map as LeafletMap,
  latLngBounds,
  map as leafletMap,
  marker,
  polyline,
  tileLayer,
} from 'leaflet'
import type { Topology } from 'topojson-specification'
import { map as limits } from '#catalogue/limits.ts'
import { nearLng } from '#geo/land-ring.ts'
import { drawBase, landStyle } from './base-layer.ts'
import type { DrawnMap, MapPoint } from './map.ts'
import { mapColours } from './map-colours.ts'

/** Beyond this the coastline of the bundled base turns into straight strokes. */
const baseMaxZoom = 8
/** Farther out, the base of Europe is an island in an empty sea; one step out is always possible. */
const baseMinZoom = 3
/** Where a single place is shown: a few blocks around it. */
const streetZoom = 15

/** "A" in a disc, or a plain one, with the place's name above or below, as elements: strings of HTML are not allowed here. */
function pin({ label, name }: MapPoint, above: boolean): HTMLElement {
  const disc = document.createElement('span')
  disc.className = 'map-disc'
  disc.textContent = label
  const both = document.createElement('span')
  both.className = above ? 'map-pin map-pin-above' : 'map-pin'
  const sign = document.createElement('span')
  sign.textContent = name
  both.append(disc, sign)
  return both
}

export interface DrawOptions {
  /** absent where tiles show the land */
  topology?: Topology
  /** a dashed line from point to point */
  line: boolean
}

/** A page must scroll past the map: wheel and finger move it only while it has the focus, or the wheel with Ctrl. */
function leaveScrollingToThePage(map: LeafletMap): void {
  const fine = matchMedia('(pointer: fine)').matches
  let focused = false
  map.on('focus click', () => {
    focused = true
    map.dragging.enable()
  })
  map.on('blur', () => {
    focused = false
    if (!fine) map.dragging.disable()
  })
  if (!fine) map.dragging.disable()
  map
    .getContainer()
    .addEventListener(
      'wheel',
      ({ ctrlKey, metaKey }) => map.scrollWheelZoom[focused || ctrlKey || metaKey ? 'enable' : 'disable'](),
      { capture: true, passive: true },
    )
}

/** The same points on the turn of the globe on which they lie nearest to the first. */
function together(points: readonly MapPoint[]): MapPoint[] {
  return points.map((point) => ({ ...point, lng: nearLng(point.lng, points[0]?.lng ?? 0) }))
}

/**
 * Draws into `box`, which has a size. The map fits all points with the padding of section 9; across 180° where that
 * is the shorter way.
 */
export async function drawMap(
  box: HTMLElement,
  places: readonly MapPoint[],
  { topology, line }: DrawOptions,
): Promise<DrawnMap> {
  const points = together(places)
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const corners = points.map(({ lat, lng }): LatLngTuple => [lat, lng])
  const map = leafletMap(box, {
    attributionControl: false,
    zoomControl: false,
    preferCanvas: true,
    scrollWheelZoom: false,
    tapHold: true,
    maxZoom: topology ? Math.min(limits.maxZoom, baseMaxZoom) : limits.maxZoom,
    zoomSnap: 0.25,
    zoomAnimation: !still,
    inertia: !still,
  })
  const padding: [number, number] = [limits.paddingPx, limits.paddingPx]
  map.fitBounds(latLngBounds(corners), { padding, maxZoom: streetZoom, animate: false })
  map.setMinZoom(Math.min(map.getZoom() - 1, baseMinZoom))
  const base = topology && (await drawBase(map, topology))
  const dashed =
    line &&
    polyline(corners, { interactive: false, weight: 2, dashArray: '2 8', lineCap: 'round' }).addTo(map)
  const middle = (Math.max(...points.map(({ lat }) => lat)) + Math.min(...points.map(({ lat }) => lat))) / 2
  for (const point of points) {
    // Names point away from the line; without one, those of numbered places stand above and the centre's below.
    const above = line ? point.lat > middle : point.label !== ''
    const icon = divIcon({ html: pin(point, above), className: '', iconSize: [0, 0] })
    marker([point.lat, point.lng], { icon, interactive: false, keyboard: false }).addTo(map)
  }
  leaveScrollingToThePage(map)
  const repaint = () => {
    const { sea, ink } = mapColours()
    box.style.background = sea
    base?.setStyle(landStyle())
    if (dashed) dashed.setStyle({ color: ink })
  }
  repaint()
  return {
    showTiles: ({ url }) => {
      tileLayer(url, { maxZoom: limits.maxZoom }).addTo(map)
      map.setMaxZoom(limits.maxZoom)
    },
    zoomIn: () => map.zoomIn(1),
    zoomOut: () => map.zoomOut(1),
    repaint,
    remove: () => map.remove(),
  }
}
