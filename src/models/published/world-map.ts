// The base of the movable map beyond Europe: all countries, drawn more coarsely, without the smallest islands.
import { simplifyLine } from '#geo/land-simplify.ts'
import {
  type Arc,
  boxesOf,
  type Countries,
  polygonsOf,
  readCountries,
  topologyOf,
} from './country-topology.ts'

/** Whole numbers of a coordinate to a degree: two pixels at the closest zoom. */
const perDegree = 100
/** A coast or border may run this many hundredths of a degree off. */
const tolerance = 3
/** Islands smaller than this from side to side, degrees, are left out. */
const smallest = 0.07

/** Arcs are steps in whole numbers (TopoJSON specification, 2.1.3): these are the points, in hundredths of a degree. */
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

/** The ends stay where they are: there, other arcs go on. */
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
