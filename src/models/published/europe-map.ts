// The base of the movable map in Europe: whole countries that lie partly inside it.
import { europe } from '#geo/europe.ts'
import {
  boxesOf,
  type Countries,
  polygonsOf,
  readCountries,
  type Shape,
  topologyOf,
} from './country-topology.ts'

function touchesEurope(world: Countries, shape: Shape): boolean {
  return boxesOf(world, shape).some(
    ({ left, right, bottom, top }) =>
      left < europe.east && right > europe.west && bottom < europe.north && top > europe.south,
  )
}

/** A TopoJSON topology with the object `countries`. */
export function europeTopology(): Countries {
  const world = readCountries()
  const touching = world.objects.countries.geometries.filter((shape) => touchesEurope(world, shape))
  return topologyOf(world, touching.map(polygonsOf))
}
