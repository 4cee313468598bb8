// Pairs of our cities that a train of the list joins by night and none of our services does.

import type { PlaceId } from '#catalogue/place.ts'
import type { Service } from '#catalogue/service.ts'
import { minuteOf } from '#lib/clock-text.ts'
import type { Network } from '../../read/network.ts'
import type { Proposal } from '../proposal.ts'
import type { Provenance } from '../provenance.ts'
import type { NightTrip } from './night-list.ts'
import { type NightRide, nightRides } from './night-rides.ts'
import { operatorsOfRailways } from './railways.ts'

/** Shorter rides are the evening or the morning of a train that is for the night. */
const leastMinutes = 300
/** Between these hours nobody is asked to board or to alight. */
const deepNight = { from: 1 * 60, to: 5 * 60 }

const isDeepNight = (minute: number) => minute >= deepNight.from && minute < deepNight.to

/** Whether a traveller would take it: boarding and alighting are said, days are known, hours are awake. */
function isUseful(ride: NightRide): boolean {
  const { isSaid, isOrdered, runs, minutes, at, arrivesAt } = ride
  return (
    isSaid &&
    isOrdered &&
    runs !== undefined &&
    minutes >= leastMinutes &&
    !isDeepNight(minuteOf(at)) &&
    !isDeepNight(minuteOf(arrivesAt))
  )
}

/** One direction each: days and hours of the two often differ. */
export function newNightTrains(
  trips: readonly NightTrip[],
  network: Network,
  services: readonly Service[],
  { source, asOf }: Provenance,
): Proposal[] {
  const placeOf = (stop: string) => network.stops.get(stop)?.place as PlaceId
  const isCity = (stop: string) => network.places.get(placeOf(stop))?.kind === 'city'
  const pairOf = (from: string, to: string) => `${placeOf(from)} ${placeOf(to)}`
  const joined = new Set(
    services.flatMap(({ from, to, oneWay }) => [pairOf(from, to), ...(oneWay ? [] : [pairOf(to, from)])]),
  )
  const rides = nightRides(trips, network).filter(
    (ride) =>
      isCity(ride.from) &&
      isCity(ride.to) &&
      !joined.has(pairOf(ride.from, ride.to)) &&
      operatorsOfRailways(ride.trip.railways).length > 0 &&
      isUseful(ride),
  )
  return rides.map((ride): Proposal => {
    const { from, to, at, minutes, runs, trip } = ride
    const id = `night-${placeOf(from)}-${placeOf(to)}`
    const cells = {
      id,
      operators: operatorsOfRailways(trip.railways)[0] ?? '',
      product: trip.id,
      from,
      to,
      minutes: String(minutes),
      perDay: '1',
      at,
      days: runs?.days?.join(' ') ?? '',
      season: runs?.season ? `${runs.season.from}..${runs.season.to}` : '',
      berths: trip.classes.replaceAll(',', ''),
      oneWay: 'yes',
      basis: 'published',
      sources: source,
      asOf,
    }
    const why = `${trip.id} joins ${placeOf(from)} and ${placeOf(to)}: ${at}, ${minutes} minutes, ${trip.days}.`
    return { kind: 'new', service: id, mode: 'train', changes: [], cells, file: 'rail/night.csv', why }
  })
}
