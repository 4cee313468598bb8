// Countries of world-atlas (Natural Earth 1:50m) that touch Europe, as a smaller topology with only the arcs they use.
import { createRequire } from 'node:module'
import { geoBounds } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification'

type Arc = Topology['arcs'][number]
type Transform = NonNullable<Topology['transform']>
type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>
const frame = { west: -25, south: 30, east: 45, north: 72 }

function touchesEurope(topology: Countries, geometry: GeometryObject): boolean {
  const [[west, south], [east, north]] = geoBounds(
    feature(topology, geometry as GeometryObject<{ name: string }>),
  )
  const reaches = south < frame.north && north > frame.south && west < frame.east
  return reaches && (east > frame.west || west > east)
}

/**
 * An arc with the points beyond 180° east kept there instead of jumping to 180° west: Leaflet would draw that jump as
 * a streak over the whole map. Arcs are delta-encoded whole numbers (TopoJSON specification, 2.1.3).
 */
function unwrapped(arc: Arc, { scale: [scaleX], translate: [shiftX] }: Transform): Arc {
  let [x, y] = [0, 0]
  const points = arc.map(([dx = 0, dy = 0]) => {
    x += dx
    y += dy
    const isBeyond = x * scaleX + shiftX < frame.west - 100
    return [isBeyond ? x + Math.round(360 / scaleX) : x, y] as const
  })
  return points.map(([px, py], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [0, 0]
    return [px - beforeX, py - beforeY]
  })
}

/** Arc indexes in the order met; a negative index is a reversed arc (TopoJSON specification, 2.1.4). */
function renumber(arcs: unknown, used: Map<number, number>): unknown {
  if (Array.isArray(arcs)) return arcs.map((arc) => renumber(arc, used))
  const index = arcs as number
  const positive = index < 0 ? ~index : index
  if (!used.has(positive)) used.set(positive, used.size)
  const next = used.get(positive) as number
  return index < 0 ? ~next : next
}

/** A TopoJSON topology with the object `countries`. */
export function europeTopology(): Countries {
  const world = createRequire(import.meta.url)('world-atlas/countries-50m.json') as Countries
  const used = new Map<number, number>()
  const geometries = world.objects.countries.geometries
    .filter((geometry) => touchesEurope(world, geometry))
    .map((geometry) =>
      'arcs' in geometry ? { type: geometry.type, arcs: renumber(geometry.arcs, used) } : geometry,
    )
  return {
    ...world,
    objects: { countries: { type: 'GeometryCollection', geometries } as Countries['objects']['countries'] },
    arcs: [...used.keys()].map((index) => unwrapped(world.arcs[index] as Arc, world.transform as Transform)),
  }
}
