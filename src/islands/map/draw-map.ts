// The Leaflet map: bundled base or tiles, marks, a dashed line or the ways of a route's options (D103). Loaded on demand.
import {
  type LatLngTuple,
  type Map as LeafletMap,
  latLngBounds,
  map as leafletMap,
  polyline,
  tileLayer,
} from 'leaflet'
import type { Topology } from 'topojson-specification'
import { map as limits } from '#catalogue/limits.ts'
import type { InlandMapFile } from '#geo/land-file.ts'
import { nearLng } from '#geo/land-ring.ts'
import { quietTask } from '#lib/quiet-task.ts'
import { drawBase, landStyle } from './base-layer.ts'
import { drawInland } from './inland-layer.ts'
import type { DrawnContent, DrawnMap, MapContent, MapPoint, MapWay } from './map.ts'
import { type MapColours, mapColours } from './map-colours.ts'
import { pinsOn } from './pins.ts'
import { drawTowns } from './towns-layer.ts'
import { drawWays, inBox } from './ways-layer.ts'

/** Above this zoom the coastline of the bundled base shows straight strokes. */
const baseMaxZoom = 8
/** Below this zoom the base of Europe ends within the view; one step out is always possible. */
const baseMinZoom = 3
/** Towns around one fill the map, as they do the drawing below it; px. */
const aroundPx = 6
/** Highest zoom of the first view: a few blocks around a single place. */
const streetZoom = 15

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

/** A dashed line from point to point. */
function drawLine(map: LeafletMap, corners: readonly LatLngTuple[], color: string) {
  const style = { interactive: false, weight: 2, dashArray: '2 8', lineCap: 'round', color } as const
  return polyline([...corners], style).addTo(map)
}

/** Points with the line between them, or the ways of a page with their changes. */
async function drawRoute(
  map: LeafletMap,
  { points, line, ways = [], front: first, towns = [] }: MapContent,
): Promise<DrawnContent> {
  const dashed = line.length > 0 ? drawLine(map, line, mapColours().ink) : undefined
  const drawn = ways.length > 0 ? await drawWays(map, ways, mapColours(), first) : undefined
  await quietTask()
  const pins = pinsOn(map, () => drawn?.lines() ?? [inBox(map, line)], 'credit')
  const name = (way: MapWay | undefined) => {
    const changes = way?.changes ?? []
    const others = towns.filter(({ name }) => !changes.some((change) => change.name === name))
    pins.show([
      ...points,
      ...changes.map((change) => ({ ...change, dot: 'change' as const })),
      ...others.map((town) => ({ ...town, dot: 'town' as const })),
    ])
  }
  let front = drawn?.choose('')
  name(front)
  return {
    choose: (id = '', leg) => {
      const next = drawn?.choose(id, leg)
      if (next !== front) name(next) // those of a marked leg stand
      front = next
      return next?.id
    },
    showTowns: () => undefined,
    repaint: (colours) => {
      dashed?.setStyle({ color: colours.ink })
      drawn?.repaint(colours)
    },
  }
}

/**
 * Draws into `box`, which has a size; fits everything it shows, across 180° where that is shorter (D103).
 * @param topology of the bundled base
 * @param inland lies on it
 */
export async function drawMap(
  box: HTMLElement,
  content: MapContent,
  topology?: Topology,
  inland?: InlandMapFile,
): Promise<DrawnMap> {
  const { ways = [], around } = content
  const points = together(content.points)
  const line = content.line.map(([lat, lng]): [number, number] => [lat, nearLng(lng, points[0]?.lng ?? 0)])
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
  const room = around ? aroundPx : limits.paddingPx
  const padding: [number, number] = [room, room]
  const about = around?.map(({ lat, lng }): LatLngTuple => [lat, lng]) ?? []
  const all = [...corners, ...line, ...ways.flatMap((way) => way.line), ...about]
  map.fitBounds(latLngBounds(all), { padding, maxZoom: streetZoom, animate: false })
  map.setMinZoom(Math.min(map.getZoom() - 1, baseMinZoom))
  const base = topology && (await drawBase(map, topology))
  const inside = inland && (await drawInland(map, inland))
  const shown = around ? drawTowns(map, points, around) : await drawRoute(map, { ...content, points, line })
  leaveScrollingToThePage(map)
  const paintSea = ({ sea }: MapColours) => {
    box.style.background = sea
  }
  paintSea(mapColours())
  /** The town in the middle stays where it is as long as it is in view. */
  const zoom = (by: 1 | -1) => {
    const [middle] = around ? corners : []
    const next = map.getZoom() + by
    if (middle && map.getBounds().contains(middle)) map.setZoomAround(middle, next)
    else map.setZoom(next)
  }
  return {
    choose: shown.choose,
    showTowns: shown.showTowns,
    showTiles: ({ url }) => {
      tileLayer(url, { maxZoom: limits.maxZoom }).addTo(map)
      map.setMaxZoom(limits.maxZoom)
      inside?.remove() // tiles show rivers and railways of their own
    },
    zoomIn: () => zoom(1),
    zoomOut: () => zoom(-1),
    repaint: () => {
      const colours = mapColours()
      paintSea(colours)
      base?.setStyle(landStyle())
      inside?.repaint(colours)
      shown.repaint(colours)
    },
    remove: () => map.remove(),
  }
}
