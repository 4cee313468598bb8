// The towns around one on the movable map: dots and known lines in the hue of the way there, names where there is room (D103).
import {
  circleMarker,
  type LatLngTuple,
  type Map as LeafletMap,
  layerGroup,
  type Point as Pixel,
  polyline,
} from 'leaflet'
import { greatCircle } from '#geo/great-circle.ts'
import { unpackLine } from '#geo/shape-line.ts'
import { chooseOption } from '#lib/island-events.ts'
import { leastBy } from '#lib/least-by.ts'
import type { MapTown } from '#stores/map-towns.ts'
import type { DrawnContent, MapPoint } from './map.ts'
import { type MapColours, mapColours } from './map-colours.ts'
import { pinsOn } from './pins.ts'
import { chosen, inBox, still } from './ways-layer.ts'

const dot = { interactive: false, radius: 2.5, stroke: false, fillOpacity: 1 } as const
const thin = { weight: 1, opacity: 0.7 }
/** A finger touches a dot this far from it, px. */
const fingerPx = 22
/** Names of so many towns are tried: more find no room. */
const mostNames = 80

/** @param points of the map; the first is the town in the middle */
export function drawTowns(
  map: LeafletMap,
  points: readonly MapPoint[],
  first: readonly MapTown[],
): DrawnContent {
  const [middle] = points as [MapPoint]
  let [towns, paint]: [readonly MapTown[], MapColours] = [[], mapColours()]
  let front: MapTown | undefined
  const [ways, dots] = [layerGroup().addTo(map), layerGroup().addTo(map)]
  const way = polyline([], { ...still, ...chosen }).addTo(map)

  function lineOf({ line, mode, kind, ...there }: MapTown): LatLngTuple[] {
    const isCircle = mode === 'flight' && kind === 'true'
    const known = line ? unpackLine(line) : isCircle ? greatCircle(middle, there) : [middle, there]
    return known.map(({ lat, lng }): LatLngTuple => [lat, lng])
  }
  const pins = pinsOn(map, () => (front ? [inBox(map, lineOf(front))] : []), 'controls')

  function draw(): void {
    ways.clearLayers()
    dots.clearLayers()
    for (const town of towns) {
      const hue = paint.mode[town.mode]
      if (town.line) ways.addLayer(polyline(lineOf(town), { ...still, ...thin, color: hue }))
      dots.addLayer(circleMarker([town.lat, town.lng], { ...dot, fillColor: hue }))
    }
    drawFront()
  }
  function drawFront(): void {
    way.setLatLngs(front ? lineOf(front) : [])
    if (front) way.setStyle({ color: paint.mode[front.mode] }).bringToFront()
  }
  function name(): void {
    const view = map.getBounds()
    const others = towns.filter((town) => town !== front && view.contains([town.lat, town.lng]))
    // the first names have the first choice of room
    const first = [...(front ? [{ ...front, label: '' }] : []), ...points]
    pins.show([
      ...first.map((point) => ({ ...point, dot: 'change' as const })),
      ...others.slice(0, mostNames).map((town) => ({ ...town, label: '', dot: 'named' as const })),
    ])
  }
  function nearest(at: Pixel): MapTown | undefined {
    const far = ({ lat, lng }: MapTown) => at.distanceTo(map.latLngToContainerPoint([lat, lng]))
    const town = leastBy(towns, far)
    return town && far(town) <= fingerPx ? town : undefined
  }

  const showTowns = (next: readonly MapTown[]) => {
    if (next === towns) return
    towns = next
    front = next.find(({ id }) => id === front?.id)
    draw()
    name()
  }
  showTowns(first)
  map.on('moveend', name)
  map.on('click', ({ containerPoint }) => {
    const town = nearest(containerPoint)
    if (town) chooseOption(town.id)
  })
  return {
    choose: (id) => {
      front = towns.find((town) => town.id === id) ?? front
      drawFront()
      name()
      return front?.id
    },
    showTowns,
    repaint: (colours) => {
      paint = colours
      draw()
    },
  }
}
