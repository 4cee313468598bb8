// Opens reach files: the route from one place to another, as the compiler composed it.

import { Lines } from '#lib/lines.ts'
import { withExtras } from '../extras.ts'
import { isDriven, type Mode, modes } from '../mode.ts'
import type { OperatorId, StopId } from '../network.ts'
import { overridden } from '../overridden.ts'
import type { PlaceId } from '../place.ts'
import { ranked } from '../ranked.ts'
import type { Route, RouteBrief, TransportOption } from '../route.ts'
import type { Service, ServiceId } from '../service.ts'
import {
  modeAndRole,
  type PackedBest,
  type PackedDrive,
  type PackedJourney,
  type PackedRide,
  type PackedRoute,
  type ReachHead,
  type ReachStop,
  reachLists,
  reachVersion,
} from './format.ts'
import { readDrive } from './read-drive.ts'
import { readJourney } from './read-journey.ts'
import { type ReachRide, readRide } from './read-ride.ts'
import { ReachTables } from './tables.ts'

export type ServiceRun = Pick<Service, 'operators' | 'from' | 'to'>

export interface Reach {
  place: PlaceId
  /** operators and ends of the services of all routes read so far; of a part of a train's way the ends of that part */
  services: ReadonlyMap<ServiceId, ServiceRun>
  /** undefined where nothing leads there */
  route(destination: PlaceId): Route | undefined
  /** what lists show of a route, without reading its options; undefined where nothing leads there */
  brief(destination: PlaceId): RouteBrief | undefined
  /** name of a stop of a route that was read */
  stopName(id: StopId): string | undefined
  /** name of an operator */
  operatorName(id: OperatorId): string | undefined
}

/** The JSON value of a line, without the comma that separates it from the next. */
const parseLine = (line: string, from = 0) =>
  JSON.parse(line.slice(from, line.endsWith(',') ? -1 : undefined)) as unknown

/** How the line of a destination begins. */
type BriefRow = [km: PackedRoute[0], best: PackedRoute[1]]

/** The figures of the best option, as `bestWayOf` gives them of all. */
function bestOf([mode, minutes, low, doorMinutes, allIn, flags]: PackedBest): RouteBrief['best'] {
  return {
    mode: modes[mode] as Mode,
    ...{ minutes, low, doorMinutes, allIn },
    ...((flags & 1) > 0 && { isEstimate: true }),
    ...((flags & 2) > 0 && { isNight: true }),
  }
}

/**
 * Opens a reach file without reading its lines; a route reads the head, its own line and those of its rides and stops.
 * @param bytes of the file
 * @throws RangeError for a file of another version
 */
export function openReach(bytes: Uint8Array): Reach {
  const lines = new Lines(bytes)
  const headLine = lines.at(1)
  const [, version, from = ''] = /^"head":\{"version":(\d+),"place":("[^"]+")/.exec(headLine) ?? []
  if (Number(version) !== reachVersion)
    throw new RangeError(`This is version ${version} of a reach file, not ${reachVersion}. Compile it again.`)
  const place = JSON.parse(from) as PlaceId // no part of the line, which would stay in memory with it
  const routesAt = lines.find(reachLists.routes)
  const rides = new Map<number, ReachRide>()
  const services = new Map<ServiceId, ServiceRun>()
  let opened: ReturnType<typeof open> | undefined
  const open = () => {
    const head = parseLine(headLine, headLine.indexOf(':') + 1) as ReachHead
    const stopsAt = lines.find(reachLists.stops) + 1
    const ridesAt = lines.find(reachLists.rides, stopsAt) + 1
    const readStop = (ref: number) => parseLine(lines.at(stopsAt + ref)) as ReachStop
    const rowOf = (ref: number) => parseLine(lines.at(ridesAt + ref)) as PackedRide
    return { head, tables: new ReachTables(head, readStop), rowOf }
  }
  const parts = () => {
    opened ??= open()
    return opened
  }
  const rideOf = (ref: number): ReachRide => {
    const known = rides.get(ref)
    if (known) return known
    const { rowOf, tables } = parts()
    const ride = readRide(rowOf(ref), tables)
    const { leg, operators } = ride.record
    rides.set(ref, ride)
    if (leg.service) services.set(leg.service, { operators: [...operators], from: leg.from, to: leg.to })
    return ride
  }
  const optionOf = (packed: PackedJourney | PackedDrive, destination: PlaceId): TransportOption => {
    const [mode] = modeAndRole(packed[0])
    return isDriven(mode)
      ? readDrive(packed as PackedDrive, destination, parts().tables, rideOf)
      : readJourney(packed as PackedJourney, destination, parts().tables, rideOf)
  }
  /** What follows the id of a destination on its line. */
  const routeLine = (destination: PlaceId): string | undefined => {
    const key = `"${destination}":`
    const at = lines.find(key, routesAt)
    return at < 0 ? undefined : lines.at(at).slice(key.length)
  }
  const ends = (destination: PlaceId) => ({ slug: `${place}-${destination}`, origin: place, destination })
  return {
    ...{ place, services },
    route(destination) {
      const line = routeLine(destination)
      if (!line) return undefined
      const [distanceKm, , packed, overrides = []] = parseLine(line) as PackedRoute
      const composed = packed.map((option) => optionOf(option, destination))
      return {
        ...{ ...ends(destination), distanceKm },
        options: ranked(overrides.reduce(overridden, composed)).map((option) =>
          withExtras(option, parts().tables),
        ),
      }
    },
    brief(destination) {
      const line = routeLine(destination)
      if (!line) return undefined
      const [distanceKm, best] = JSON.parse(`${line.slice(0, line.indexOf(']') + 1)}]`) as BriefRow
      return { ...ends(destination), distanceKm, best: bestOf(best) }
    },
    stopName: (id) => opened?.tables.stop(id)?.name,
    operatorName: (id) => opened?.head.names[id],
  }
}
