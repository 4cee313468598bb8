// Calls of services as a file of the catalogue: names and positions from data/stops, local times of rare trains.
import type { Direction, PlacedCall, ServiceCalls, TimedCall, Way } from '#catalogue/call.ts'
import { mergeProvenance } from '#catalogue/figure.ts'
import type { Clock, Service, ServiceId } from '#catalogue/service.ts'
import { endsOfDay } from '#catalogue/service.ts'
import { toClock, toUtc, zoneOffset } from '../compose/clock.ts'
import { departuresOf } from '../compose/rides.ts'
import { type Pattern, patternsOf, placed } from '../read/call-patterns.ts'
import type { Network } from '../read/network.ts'
import { plain } from './content-hash.ts'

/** Departures a day up to which calls give the local times of one of them. */
const mostTimed = 2

/** Minutes between the calls and the service up to which its hours are those of the train. */
const sameTrainMinutes = 10

function wayOf({ rows, direction }: Pattern, service: Service, network: Network): Way {
  const departures = departuresOf(service, direction === 'back')
  const { at } = departures
  const calls = rows.map((row) => placed(plain(row), network.stops))
  const typical = (direction === 'back' ? service.minutes.back : undefined) ?? service.minutes.typical
  const isSameTrain = Math.abs((calls.at(-1)?.arrives ?? 0) - typical) <= sameTrainMinutes
  const offset = offsetOf(calls, network)
  const leaves = at && at.length <= mostTimed && isSameTrain ? at[0] : undefined
  const ends = endsOfDay(departures, rows[0])
  if (!leaves || offset === undefined) return { ...ends, calls }
  return { ...ends, leaves, calls: timed(calls, leaves, offset) }
}

/** Minutes ahead of UTC at all of our stops; undefined where they differ: where the clock changes is not known. */
function offsetOf(calls: readonly PlacedCall[], { stops, places }: Network): number | undefined {
  const offsets = calls.flatMap(({ stop }) => {
    const place = places.get(stops.get(stop ?? '')?.place ?? '')
    return place ? [zoneOffset(place.timeZone)] : []
  })
  return new Set(offsets).size === 1 ? offsets[0] : undefined
}

/** The local time of leaving each call, at the last one of arriving. */
function timed(calls: readonly PlacedCall[], leaves: Clock, offset: number): TimedCall[] {
  const start = toUtc(leaves, offset)
  return calls.map((call, index) => {
    const minutes = index === calls.length - 1 ? call.arrives : call.departs
    return { ...call, local: toClock(start + minutes, offset) }
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
