// Which of our cities and coach stops a line calls at, and which rides without a change follow from it.
import type { StopId } from '#catalogue/network.ts'
import type { PlaceId } from '#catalogue/place.ts'
import { haversineKm, type Point } from '#geo/distance.ts'
import { leastBy } from '#lib/least-by.ts'
import type { Network } from '../../read/network.ts'
import type { CoachLine } from './line-list.ts'

/** A stop this near to ours is the same: coach stations are wide, and lists place them at a gate. */
const sameStopKm = 1
/** A stop this near to a coach stop or the centre of a city lies in it: airports and edges of town included. */
const inCityKm = 12

export interface LineCall {
  place: PlaceId
  /** our coach stop, where the line calls at it; else it calls elsewhere in the city */
  stop?: StopId
  name: string
  /** kilometres along the line from its first stop, as the crow flies from stop to stop */
  km: number
}

export interface LineRide {
  line: CoachLine
  from: LineCall
  to: LineCall
  /** how much longer the way along the line's stops is than the great circle between the two */
  detour: number
}

type Ends = Pick<Network, 'stops' | 'places'>

/** A function that places a point of a list among our stops and places. */
function locator({ stops, places }: Ends): (point: Point) => Pick<LineCall, 'place' | 'stop'> | undefined {
  const coachStops = [...stops.values()].filter(({ kind }) => kind === 'coach')
  const centres = [...places.values()]
  return (point) => {
    const stop = leastBy(coachStops, (each) => haversineKm(each, point))
    const stopKm = stop ? haversineKm(stop, point) : Number.POSITIVE_INFINITY
    if (stop && stopKm <= sameStopKm) return { place: stop.place, stop: stop.id }
    const centre = leastBy(centres, (each) => haversineKm(each, point))
    const centreKm = centre ? haversineKm(centre, point) : Number.POSITIVE_INFINITY
    if (Math.min(stopKm, centreKm) > inCityKm) return undefined
    return { place: (stop && stopKm < centreKm ? stop.place : centre?.id) as PlaceId }
  }
}

/** The calls of each line in our places, in its order. */
export function callsOfLines(
  lines: readonly CoachLine[],
  network: Ends,
): { line: CoachLine; calls: LineCall[] }[] {
  const locate = locator(network)
  return lines.map((line) => {
    let km = 0
    const calls = line.stops.flatMap((stop, index): LineCall[] => {
      const before = line.stops[index - 1]
      if (before) km += haversineKm(before, stop)
      const located = locate(stop)
      return located ? [{ ...located, name: stop.name, km }] : []
    })
    return { line, calls }
  })
}

/** Rides between two places along each line, in the order of its stops; both directions of a line are run. */
export function lineRides(lines: readonly CoachLine[], network: Ends): LineRide[] {
  const at = ({ place, stop }: LineCall) =>
    (stop ? network.stops.get(stop) : network.places.get(place)) as Point
  return callsOfLines(lines, network).flatMap(({ line, calls }) =>
    calls.flatMap((from, index) =>
      calls.slice(index + 1).flatMap((to): LineRide[] => {
        if (from.place === to.place) return []
        const direct = haversineKm(at(from), at(to))
        return [{ line, from, to, detour: direct > 0 ? (to.km - from.km) / direct : 1 }]
      }),
    ),
  )
}
