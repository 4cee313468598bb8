// Opens reach files: the route from one place to another, as the compiler composed it.
import { withExtras } from '../extras.ts'
import { isDriven } from '../mode.ts'
import { overridden } from '../overridden.ts'
import type { PlaceId } from '../place.ts'
import { ranked } from '../ranked.ts'
import type { Route, TransportOption } from '../route.ts'
import type { Service, ServiceId } from '../service.ts'
import {
  modeAndRole,
  type PackedDrive,
  type PackedJourney,
  type PackedRide,
  type PackedRoute,
  type ReachHead,
  reachVersion,
} from './format.ts'
import { readDrive } from './read-drive.ts'
import { readJourney } from './read-journey.ts'
import { type ReachRide, readRide } from './read-ride.ts'
import { ReachTables } from './tables.ts'

export type ServiceRun = Pick<Service, 'operators' | 'from' | 'to'>

export interface Reach {
  place: PlaceId
  /** places that something leads to */
  destinations: readonly PlaceId[]
  stops: ReachHead['stops']
  /** names of operators by their ids */
  operators: Readonly<Record<string, string>>
  /** operators and ends of the services of all routes read so far; of a part of a train's way the ends of that part */
  services: ReadonlyMap<ServiceId, ServiceRun>
  /** undefined where nothing leads there */
  route(destination: PlaceId): Route | undefined
}

const keyOf = (line: string) => line.slice(1, line.indexOf('"', 1))

/** The JSON value of a line, without the comma that separates it from the next. */
const parseLine = (line: string, from = 0) =>
  JSON.parse(line.slice(from, line.endsWith(',') ? -1 : undefined)) as unknown

/**
 * Opens a reach file without reading more of it than its head; a route reads its own line and those of its rides.
 * @throws RangeError for a file of another version
 */
export function openReach(text: string): Reach {
  const [, first = '', , ...lines] = text.split('\n')
  const head = parseLine(first, first.indexOf(':') + 1) as ReachHead
  if (head.version !== reachVersion)
    throw new RangeError(
      `This is version ${head.version} of a reach file, not ${reachVersion}. Compile it again.`,
    )
  const tables = new ReachTables(head)
  // after the rides come a line that closes their list and opens that of routes, and at the end one that closes both
  const routes = new Map(lines.slice(head.rides + 1, -2).map((line) => [keyOf(line), line]))
  const rides = new Map<number, ReachRide>()
  const services = new Map<ServiceId, ServiceRun>()
  const rideOf = (ref: number): ReachRide => {
    const known = rides.get(ref)
    if (known) return known
    const ride = readRide(parseLine(lines[ref] as string) as PackedRide, tables)
    const { leg, operators } = ride.record
    rides.set(ref, ride)
    if (leg.service) services.set(leg.service, { operators: [...operators], from: leg.from, to: leg.to })
    return ride
  }
  const optionOf = (packed: PackedJourney | PackedDrive, destination: PlaceId): TransportOption => {
    const [mode] = modeAndRole(packed[0])
    return isDriven(mode)
      ? readDrive(packed as PackedDrive, destination, tables, rideOf)
      : readJourney(packed as PackedJourney, destination, tables, rideOf)
  }
  return {
    ...{ place: head.place, destinations: [...routes.keys()], stops: head.stops, operators: head.names },
    services,
    route(destination) {
      const line = routes.get(destination)
      if (line === undefined) return undefined
      const [distanceKm, packed, overrides = []] = parseLine(line, line.indexOf(':') + 1) as PackedRoute
      const composed = packed.map((option) => optionOf(option, destination))
      return {
        slug: `${head.place}-${destination}`,
        origin: head.place,
        destination,
        distanceKm,
        options: ranked(overrides.reduce(overridden, composed)).map((option) => withExtras(option, tables)),
      }
    },
  }
}
