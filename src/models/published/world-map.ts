// The base of the movable map outside Europe: all countries, simplified, without the smallest islands.
import { simplifyLine } from '#geo/land-simplify.ts'
import {
  type Arc,
  boxesOf,
  type Countries,
  polygonsOf,
  readCountries,
  topologyOf,
} from './country-topology.ts'

/** Resolution of coordinates, steps per degree: two pixels at the closest zoom. */
const perDegree = 100
/** Largest deviation of a coast or border, hundredths of a degree. */
const tolerance = 3
/** Narrower islands are left out, degrees. */
const smallest = 0.07

/** Points of an arc in 1/100 degree; TopoJSON stores whole-number steps (specification, 2.1.3). */
function pointsOf(arc: Arc, { scale, translate }: NonNullable<Countries['transform']>): number[] {
  const at = [0, 0]
  return arc.flatMap((step) =>
    [0, 1].map((axis) => {
      at[axis] = (at[axis] as number) + (step[axis] as number)
      const degrees = (at[axis] as number) * (scale[axis] as number) + (translate[axis] as number)
      return Math.round(degrees * perDegree)
    }),
  )
}

/** A simplified arc. Its ends stay in place, because other arcs continue there. */
function coarser(arc: Arc, transform: NonNullable<Countries['transform']>): Arc {
  const line = simplifyLine(pointsOf(arc, transform), () => tolerance)
  const steps: Arc = []
  for (let index = 0; index < line.length; index += 2) {
    const step = [0, 1].map((axis) => (line[index + axis] as number) - (line[index + axis - 2] ?? 0))
    if (index === 0 || step.some((part) => part !== 0)) steps.push(step)
  }
  return steps.length > 1 ? steps : [...steps, [0, 0]]
}

/** A TopoJSON topology with the object `countries`. */
export function worldTopology(): Countries {
  const { transform, ...world } = readCountries()
  if (!transform) throw new RangeError('world-atlas is no longer quantised. Adapt world-map.ts.')
  const countries = world.objects.countries.geometries.map((shape) => {
    const boxes = boxesOf({ ...world, transform }, shape)
    return polygonsOf(shape).filter((_, index) => {
      const { left, right, bottom, top } = boxes[index] as (typeof boxes)[number]
      return Math.max(right - left, top - bottom) >= smallest
    })
  })
  const arcs = world.arcs.map((arc) => coarser(arc, transform))
  const coarse = { scale: [1 / perDegree, 1 / perDegree], translate: [0, 0] } as typeof transform
  return topologyOf({ ...world, arcs, transform: coarse }, countries)
}
