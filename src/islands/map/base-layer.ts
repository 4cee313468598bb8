// The bundled base as a Leaflet layer: land on each turn of the globe in view.
import type { MultiPolygon, Polygon, Position } from 'geojson'
import {
  type FeatureGroup,
  featureGroup,
  geoJSON,
  type LatLng,
  type LatLngBounds,
  type Map as LeafletMap,
  latLng,
} from 'leaflet'
import { feature } from 'topojson-client'
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification'
import { unwrapRing } from '#geo/land-ring.ts'
import { afterPaint } from '#lib/after-paint.ts'
import { inSlices } from '#lib/in-slices.ts'
import { quietTask } from '#lib/quiet-task.ts'
import { mapColours } from './map-colours.ts'

/** Land up to this far outside the first view is drawn for dragging, degrees. */
const nearbyLng = 60

/** A country on one turn of the globe: Leaflet's plane continues to both sides. */
interface Country {
  shape: GeometryObject
  turn: number
}

/** Countries within reach of the map, on each turn. */
function countriesAround(bounds: LatLngBounds, topology: Topology): Country[] {
  const [base] = Object.values(topology.objects)
  if (!base) throw new Error('The map base holds no object.')
  const turnOf = (lng: number) => Math.floor((lng + 180) / 360)
  const [first, last] = [turnOf(bounds.getWest() - nearbyLng), turnOf(bounds.getEast() + nearbyLng)]
  const turns = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return turns.flatMap((turn) => (base as GeometryCollection).geometries.map((shape) => ({ shape, turn })))
}

/** True when the country's box is in view or unknown. */
function isInView(bounds: LatLngBounds, { shape: { bbox }, turn }: Country): boolean {
  if (!bbox) return true
  const [west, south, east, north] = bbox as [number, number, number, number]
  return bounds.intersects([
    [south, west + 360 * turn],
    [north, east + 360 * turn],
  ])
}

/** Rings on a plane: they continue beyond 180° instead of jumping across the map. */
function unwrapped({ type, coordinates }: Polygon | MultiPolygon): Position[][][] {
  const polygons = type === 'Polygon' ? [coordinates] : coordinates
  return polygons.map((rings) => rings.map((ring) => unwrapRing(ring).map(([lng, lat]) => [lng, lat])))
}

function layerOf(topology: Topology, { shape, turn }: Country) {
  const { geometry } = feature(topology, shape as GeometryObject & { type: 'MultiPolygon' })
  const land: MultiPolygon = { type: 'MultiPolygon', coordinates: unwrapped(geometry) }
  return geoJSON(land, {
    interactive: false,
    style: landStyle,
    coordsToLatLng: ([lng, lat]): LatLng => latLng(lat, lng + 360 * turn),
  })
}

/** Style of land in the current theme. */
export function landStyle() {
  const { land, coast } = mapColours()
  return { color: coast, weight: 1, fillColor: land, fillOpacity: 1 }
}

/** Draws land in view; the rest follows the first move of the map, which few visitors make. */
export async function drawBase(map: LeafletMap, topology: Topology): Promise<FeatureGroup> {
  const base = featureGroup().addTo(map)
  const bounds = map.getBounds()
  const countries = countriesAround(bounds, topology)
  const draw = (countries: Country[]) =>
    inSlices(countries, (country) => base.addLayer(layerOf(topology, country)), quietTask)
  const drawRest = () => {
    map.off('movestart resize', drawRest)
    afterPaint(async () => {
      await draw(countries.filter((country) => !isInView(bounds, country)))
      base.bringToBack() // what else is drawn lies on it
    })
  }
  map.on('movestart resize', drawRest)
  await draw(countries.filter((country) => isInView(bounds, country)))
  return base
}
