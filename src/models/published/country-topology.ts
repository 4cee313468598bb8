// Countries of world-atlas (Natural Earth 1:50m) as topologies with all or some arcs. Build only.
import { createRequire } from 'node:module'
import type { Feature, MultiPolygon, Polygon } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification'
import { type Box, boxOf, unwrapRing } from '#geo/land-ring.ts'

export type Arc = Topology['arcs'][number]
export type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>
export type Shape = Countries['objects']['countries']['geometries'][number]
/** Indexes of a polygon's arcs, ring by ring; negative: reversed (TopoJSON specification, 2.1.4). */
export type PolygonArcs = number[][]

/** All countries of the package: a quarter of a megabyte even when compressed. */
export const readCountries = () =>
  createRequire(import.meta.url)('world-atlas/countries-50m.json') as Countries

/** The polygons of a country, as indexes of arcs. */
export function polygonsOf(shape: Shape): PolygonArcs[] {
  if (shape.type === 'Polygon') return [shape.arcs]
  return shape.type === 'MultiPolygon' ? shape.arcs : []
}

/** Bounds of each polygon of a country in degrees, in order; longitudes may exceed ±180. */
export function boxesOf(topology: Countries, shape: Shape): Box[] {
  const { geometry } = feature(topology, shape as GeometryObject<{ name: string }>) as Feature
  const { type, coordinates } = geometry as Polygon | MultiPolygon
  const polygons = type === 'Polygon' ? [coordinates] : coordinates
  return polygons.map(([outline = []]) => boxOf(unwrapRing(outline)))
}

/** Bounds of a country in whole degrees, rounded outwards (TopoJSON specification, 3). */
function boundsOf(
  topology: Countries,
  shape: Shape,
): [west: number, south: number, east: number, north: number] {
  const boxes = boxesOf(topology, shape)
  return [
    Math.floor(Math.min(...boxes.map(({ left }) => left))),
    Math.floor(Math.min(...boxes.map(({ bottom }) => bottom))),
    Math.ceil(Math.max(...boxes.map(({ right }) => right))),
    Math.ceil(Math.max(...boxes.map(({ top }) => top))),
  ]
}

/**
 * A topology of some polygons of each country with the arcs they use, in order of first use. No
 * names; each country has its `bbox`, so a map can draw those in view first.
 */
export function topologyOf(world: Countries, countries: readonly PolygonArcs[][]): Countries {
  const used = new Map<number, number>()
  const renumber = (index: number) => {
    const positive = index < 0 ? ~index : index
    if (!used.has(positive)) used.set(positive, used.size)
    const next = used.get(positive) as number
    return index < 0 ? ~next : next
  }
  const geometries = countries
    .filter((polygons) => polygons.length > 0)
    .map((polygons) => ({
      type: 'MultiPolygon',
      arcs: polygons.map((rings) => rings.map((ring) => ring.map(renumber))),
    }))
  const shapes = { type: 'GeometryCollection', geometries } as Countries['objects']['countries']
  const topology: Countries = {
    type: 'Topology',
    ...(world.transform && { transform: world.transform }),
    objects: { countries: shapes },
    arcs: [...used.keys()].map((index) => world.arcs[index] as Arc),
  }
  for (const shape of shapes.geometries) shape.bbox = boundsOf(topology, shape)
  return topology
}
