// The Leaflet map: bundled base or tiles, markers, optionally a dashed line (D103). Loaded on demand.
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

/** Above this zoom the coastline of the bundled base shows straight strokes. */
const baseMaxZoom = 8
/** Below this zoom the base of Europe ends within the view; one step out is always possible. */
const baseMinZoom = 3
/** Highest zoom of the first view: a few blocks around a single place. */
const streetZoom = 15

/** A disc, with or without a letter, and the place's name. Trusted Types forbid HTML strings (A7). */
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
  /** absent with tiles */
  topology?: Topology
  /** draws a dashed line from point to point */
  line: boolean
}

/** Wheel and finger scroll the page; they move the map only when focused, the wheel also with Ctrl. */
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

/** The points on the turn of the globe that is nearest to the first point. */
function together(points: readonly MapPoint[]): MapPoint[] {
  return points.map((point) => ({ ...point, lng: nearLng(point.lng, points[0]?.lng ?? 0) }))
}

/** Draws into `box`, which has a size; fits all points, across 180° where that is shorter (D103). */
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
    // Names stand on the side away from the line; without a line, only the name of the centre is below.
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
