// The base of the movable map in Europe: whole countries that lie partly inside it.
import {
  boxesOf,
  type Countries,
  polygonsOf,
  readCountries,
  type Shape,
  topologyOf,
} from './country-topology.ts'

const frame = { west: -25, south: 30, east: 45, north: 72 }

function touchesEurope(world: Countries, shape: Shape): boolean {
  return boxesOf(world, shape).some(
    ({ left, right, bottom, top }) =>
      left < frame.east && right > frame.west && bottom < frame.north && top > frame.south,
  )
}

/** A TopoJSON topology with the object `countries`. */
export function europeTopology(): Countries {
  const world = readCountries()
  const touching = world.objects.countries.geometries.filter((shape) => touchesEurope(world, shape))
  return topologyOf(world, touching.map(polygonsOf))
}
