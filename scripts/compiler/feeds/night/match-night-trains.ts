// Which train of the list is which direction of a night service.
import type { StopId } from '#catalogue/network.ts'
import type { Clock, Service } from '#catalogue/service.ts'
import { day, minuteOf, minuteOfDay } from '#lib/clock-text.ts'
import { leastBy } from '#lib/least-by.ts'
import type { Network } from '../../read/network.ts'
import type { Located } from '../../read/table.ts'
import type { NightTrip } from './night-list.ts'
import { type NightRide, nightRides } from './night-rides.ts'
import { operatorsOfRailways } from './railways.ts'

/** One direction of a night service; `ride` is absent where the list has no such train. */
export interface NightMatch {
  service: Located<Service>
  direction: 'there' | 'back'
  at: Clock | undefined
  minutes: number
  ride?: NightRide
}

/** Two hours of one train are never further apart from one year to the next; beyond that it is another train. */
const sameTrain = 120

const apart = (a: Clock, b: Clock) => {
  const between = minuteOfDay(minuteOf(a) - minuteOf(b))
  return Math.min(between, day - between)
}

/** Night services are those of the railways that have berths. */
export const isNightTrain = ({ mode, night }: Service) => mode === 'train' && night !== undefined

/** The ride of one of the service's operators that leaves nearest to its hour; one that may be boarded comes first. */
function rideOf(
  { operators }: Service,
  { from, to, at }: { from: StopId; to: StopId; at: Clock | undefined },
  rides: readonly NightRide[],
): NightRide | undefined {
  const candidates = rides.filter(
    (ride) =>
      ride.from === from &&
      ride.to === to &&
      operatorsOfRailways(ride.trip.railways).some((operator) => operators.includes(operator)) &&
      (at === undefined || apart(ride.at, at) <= sameTrain),
  )
  return leastBy(candidates, (ride) => (ride.isSaid ? 0 : day) + (at === undefined ? 0 : apart(ride.at, at)))
}

/** Every night service in each of its directions. */
export function matchNightTrains(trips: readonly NightTrip[], network: Network): NightMatch[] {
  const rides = nightRides(trips, network)
  return [...network.services.values()].filter(isNightTrain).flatMap((service): NightMatch[] => {
    const { from, to, minutes, departures, back, oneWay } = service
    const there = { service, direction: 'there' as const, at: departures.at?.[0], minutes: minutes.typical }
    const match = (each: NightMatch, ends: { from: StopId; to: StopId }): NightMatch => {
      const ride = rideOf(service, { ...ends, at: each.at }, rides)
      return ride ? { ...each, ride } : each
    }
    const matched = [match(there, { from, to })]
    if (oneWay) return matched
    const other = { at: back?.at?.[0], minutes: minutes.back ?? minutes.typical }
    return [...matched, match({ service, direction: 'back', ...other }, { from: to, to: from })]
  })
}
