// Shortest drives over the road network, from one place to all others (Dijkstra).
import FlatQueue from 'flatqueue'
import type { Road } from '#catalogue/network.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { Service } from '#catalogue/service.ts'
import type { Network } from '../read/network.ts'

/** A stretch in the direction driven, with the crossing that is part of it. */
export interface Stretch {
  road: Road
  crossing: Service | undefined
  from: PlaceId
  to: PlaceId
  minutes: number
}

export type Stretches = ReadonlyMap<PlaceId, readonly Stretch[]>

/** Minutes of a stretch with its crossing, in the direction driven. */
function minutesOf(road: Road, crossing: Service | undefined, back: boolean, network: Network): number {
  if (!crossing) return road.minutes
  const place = (stop: string) => network.stops.get(stop)?.place
  const crossesBack = (back ? road.from : road.to) === place(crossing.from)
  return road.minutes + ((crossesBack ? crossing.minutes.back : undefined) ?? crossing.minutes.typical)
}

/** Stretches that leave each place: every road in both directions, a one-way crossing in one. */
export function stretchesOf(network: Network): Stretches {
  const from = new Map<PlaceId, Stretch[]>()
  const add = (stretch: Stretch) => {
    const known = from.get(stretch.from)
    if (known) known.push(stretch)
    else from.set(stretch.from, [stretch])
  }
  for (const road of network.roads) {
    const crossing = road.crossing === undefined ? undefined : network.services.get(road.crossing)
    const one = { road, crossing }
    const onlyFrom = crossing?.oneWay ? network.stops.get(crossing.from)?.place : undefined
    if (onlyFrom !== road.to)
      add({ ...one, from: road.from, to: road.to, minutes: minutesOf(road, crossing, false, network) })
    if (onlyFrom !== road.from)
      add({ ...one, from: road.to, to: road.from, minutes: minutesOf(road, crossing, true, network) })
  }
  return from
}

/**
 * The best way from `origin` to every place that a road reaches: for each place the last stretch.
 * @param cost the measure to minimise, minutes by default
 */
export function driveFrom(
  origin: PlaceId,
  stretches: Stretches,
  cost: (stretch: Stretch) => number = (stretch) => stretch.minutes,
): Map<PlaceId, Stretch> {
  const best = new Map<PlaceId, number>([[origin, 0]])
  const reachedBy = new Map<PlaceId, Stretch>()
  const queue = new FlatQueue<PlaceId>()
  queue.push(origin, 0)
  for (let spent = queue.peekValue(); spent !== undefined; spent = queue.peekValue()) {
    const place = queue.pop() as PlaceId
    if (spent > (best.get(place) as number)) continue
    for (const stretch of stretches.get(place) ?? []) {
      const total = spent + cost(stretch)
      if (total >= (best.get(stretch.to) ?? Number.POSITIVE_INFINITY)) continue
      best.set(stretch.to, total)
      reachedBy.set(stretch.to, stretch)
      queue.push(stretch.to, total)
    }
  }
  return reachedBy
}

/** The stretches of a drive in order; undefined when the destination cannot be reached. */
export function driveTo(
  destination: PlaceId,
  origin: PlaceId,
  reachedBy: ReadonlyMap<PlaceId, Stretch>,
): Stretch[] | undefined {
  const drive: Stretch[] = []
  for (let place = destination; place !== origin; ) {
    const stretch = reachedBy.get(place)
    if (!stretch) return undefined
    drive.unshift(stretch)
    place = stretch.from
  }
  return drive
}

/** Road kilometres between two places, for coaches; undefined when no road joins them. */
export function roadDistances(network: Network): (from: PlaceId, to: PlaceId) => number | undefined {
  const stretches = stretchesOf(network)
  const known = new Map<PlaceId, Map<PlaceId, Stretch>>()
  return (from, to) => {
    let reachedBy = known.get(from)
    if (!reachedBy) {
      reachedBy = driveFrom(from, stretches)
      known.set(from, reachedBy)
    }
    const drive = from === to ? undefined : driveTo(to, from, reachedBy)
    return drive?.reduce((km, { road }) => km + road.km, 0)
  }
}
