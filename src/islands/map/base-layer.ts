// The bundled base as a layer: land on every turn of the globe that is in view.
import type { FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson'
import { featureGroup, geoJSON, type LatLng, type Map as LeafletMap, latLng } from 'leaflet'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { unwrapRing } from '#catalogue/land-ring.ts'
import { nextTask } from '#lib/next-task.ts'

/** Land this far outside the first view is there when somebody drags the map, degrees. */
const nearbyLng = 60

/** Land on a plane: what lies beyond 180° goes on there instead of jumping over the whole map. */
function asGeoJson(topology: Topology): FeatureCollection<MultiPolygon> {
  const [base] = Object.values(topology.objects)
  if (!base) throw new Error('The map base holds no object.')
  const { features } = feature(topology, base as GeometryCollection)
  return {
    type: 'FeatureCollection',
    features: features.map(({ geometry }) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'MultiPolygon', coordinates: unwrapped(geometry as Polygon | MultiPolygon) },
    })),
  }
}

function unwrapped({ type, coordinates }: Polygon | MultiPolygon): Position[][][] {
  const polygons = type === 'Polygon' ? [coordinates] : coordinates
  return polygons.map((rings) => rings.map((ring) => unwrapRing(ring).map(([lng, lat]) => [lng, lat])))
}

/** Turns of the globe whose land is in view or near it: Leaflet's plane goes on to both sides. */
function turnsInView(map: LeafletMap): number[] {
  const turnOf = (lng: number) => Math.floor((lng + 180) / 360)
  const bounds = map.getBounds()
  const [first, last] = [turnOf(bounds.getWest() - nearbyLng), turnOf(bounds.getEast() + nearbyLng)]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** Land wherever it is in view, as one layer. Reading, shaping and drawing it take long: each is a task of its own. */
export async function drawBase(map: LeafletMap, topology: Topology) {
  await nextTask()
  const land = asGeoJson(topology)
  await nextTask()
  const copies = turnsInView(map).map((turn) =>
    geoJSON(land, {
      interactive: false,
      coordsToLatLng: ([lng, lat]): LatLng => latLng(lat, lng + 360 * turn),
    }),
  )
  await nextTask()
  return featureGroup(copies).addTo(map)
}
