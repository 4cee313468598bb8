// Opens reach files: the route from one place to another, as the compiler composed it.
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

/** The line that begins there. */
function lineAt(text: string, from: number): string {
  const end = text.indexOf('\n', from)
  return text.slice(from, end < 0 ? undefined : end)
}

/** The JSON value of a line, without the comma that separates it from the next. */
const parseLine = (line: string, from = 0) =>
  JSON.parse(line.slice(from, line.endsWith(',') ? -1 : undefined)) as unknown

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
 * @throws RangeError for a file of another version
 */
export function openReach(text: string): Reach {
  const headLine = lineAt(text, text.indexOf('\n') + 1)
  const [, version, from = ''] = /^"head":\{"version":(\d+),"place":"([^"]+)"/.exec(headLine) ?? []
  if (Number(version) !== reachVersion)
    throw new RangeError(`This is version ${version} of a reach file, not ${reachVersion}. Compile it again.`)
  const place: PlaceId = from
  const routesAt = text.indexOf(`\n${reachLists.routes}\n`)
  const rides = new Map<number, ReachRide>()
  const services = new Map<ServiceId, ServiceRun>()
  let opened: ReturnType<typeof open> | undefined
  const open = () => {
    const head = parseLine(headLine, headLine.indexOf(':') + 1) as ReachHead
    const lines = text.slice(0, routesAt).split('\n')
    const [stopsAt, ridesAt] = [lines.indexOf(reachLists.stops) + 1, lines.indexOf(reachLists.rides) + 1]
    const readStop = (ref: number) => parseLine(lines[stopsAt + ref] as string) as ReachStop
    const rowOf = (ref: number) => parseLine(lines[ridesAt + ref] as string) as PackedRide
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
  const routeRow = (destination: PlaceId): PackedRoute | undefined => {
    const key = `\n"${destination}":`
    const at = text.indexOf(key, routesAt)
    return at < 0 ? undefined : (parseLine(lineAt(text, at + key.length)) as PackedRoute)
  }
  const ends = (destination: PlaceId) => ({ slug: `${place}-${destination}`, origin: place, destination })
  return {
    ...{ place, services },
    route(destination) {
      const row = routeRow(destination)
      if (!row) return undefined
      const [distanceKm, , packed, overrides = []] = row
      const composed = packed.map((option) => optionOf(option, destination))
      return {
        ...{ ...ends(destination), distanceKm },
        options: ranked(overrides.reduce(overridden, composed)).map((option) =>
          withExtras(option, parts().tables),
        ),
      }
    },
    brief(destination) {
      const row = routeRow(destination)
      return row && { ...ends(destination), distanceKm: row[0], best: bestOf(row[1]) }
    },
    stopName: (id) => opened?.tables.stop(id)?.name,
    operatorName: (id) => opened?.head.names[id],
  }
}
