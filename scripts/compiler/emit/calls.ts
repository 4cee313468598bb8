// Calls of services as a file of the catalogue: names and positions from data/stops, local times of rare trains.
import type { Direction, ServiceCalls, TimedCall, Way } from '#catalogue/call.ts'
import { mergeProvenance } from '#catalogue/figure.ts'
import type { Clock, Service, ServiceId } from '#catalogue/service.ts'
import { endsOfDay } from '#catalogue/service.ts'
import { haversineKm, type Point } from '#geo/distance.ts'
import { leastBy } from '#lib/least-by.ts'
import { toClock, toUtc, zoneOffset } from '../compose/clock.ts'
import { departuresOf } from '../compose/rides.ts'
import { type Pattern, patternsOf, placed } from '../read/call-patterns.ts'
import type { Network } from '../read/network.ts'
import { plain } from './content-hash.ts'

/** Departures a day up to which calls give the local times of one of them. */
const mostTimed = 2

/** Minutes between the calls and the service up to which its hours are those of the train. */
const sameTrainMinutes = 10

/** Minutes ahead of UTC where a point lies: those of the nearest place, which is not across a border of zones. */
function offsetAt(point: Point, { places }: Network): number {
  const nearest = leastBy([...places.values()], (place) => haversineKm(place, point))
  return zoneOffset(nearest?.timeZone ?? 'Europe/Paris')
}

function wayOf({ rows, direction }: Pattern, service: Service, network: Network): Way {
  const departures = departuresOf(service, direction === 'back')
  const { at } = departures
  const calls = rows.map((row) => placed(plain(row), network.stops))
  const typical = (direction === 'back' ? service.minutes.back : undefined) ?? service.minutes.typical
  const isSameTrain = Math.abs((calls.at(-1)?.arrives ?? 0) - typical) <= sameTrainMinutes
  const leaves = at && at.length <= mostTimed && isSameTrain ? at[0] : undefined
  return {
    ...endsOfDay(departures, rows[0]),
    ...(leaves && { leaves }),
    calls: leaves ? timed(calls, leaves, network) : calls,
  }
}

/** The local time of leaving each call, at the last one of arriving. */
function timed(calls: readonly TimedCall[], leaves: Clock, network: Network): TimedCall[] {
  const start = toUtc(leaves, offsetAt(calls[0] as TimedCall, network))
  return calls.map((call, index) => {
    const minutes = index === calls.length - 1 ? call.arrives : call.departs
    return { ...call, local: toClock(start + minutes, offsetAt(call, network)) }
  })
}

/** Calls by service, of the services whose calls are known. */
export function compiledCalls(network: Network): Record<ServiceId, ServiceCalls> {
  const known = [...network.services.values()].flatMap((service): [ServiceId, ServiceCalls][] => {
    const patterns = patternsOf(network, service.id)
    if (patterns.length === 0) return []
    const ways = patterns.map(({ direction, ...rest }): [Direction, Way] => [
      direction,
      wayOf({ direction, ...rest }, service, network),
    ])
    const rows = patterns.flatMap((pattern) => pattern.rows)
    const { sources, asOf } = mergeProvenance(rows.map((row) => ({ ...row, basis: 'timetable' as const })))
    return [[service.id, { ways: Object.fromEntries(ways), sources, asOf }]]
  })
  return Object.fromEntries(known)
}
