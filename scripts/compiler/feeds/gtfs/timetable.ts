// The part of a feed that is looked at, as read: trips with their calls and days.
import type { StopKind } from '#catalogue/network.ts'
import type { CallTable } from './call-table.ts'
import type { OurProduct, OurStop } from './context.ts'
import type { DaySet } from './day-set.ts'
import type { JoinedStops } from './join-stops.ts'
import type { ServiceDays } from './service-days.ts'
import type { Station } from './stations.ts'
import type { Trip } from './trips.ts'

export interface Timetable {
  trips: readonly Trip[]
  /** indices of the trips that are looked at */
  read: readonly number[]
  calls: CallTable
  stations: readonly Station[]
  stops: readonly OurStop[]
  joined: ReadonlyMap<StopKind, JoinedStops>
  products: readonly OurProduct[]
  /** index of the product by trip */
  productOf: Int32Array
  days: ServiceDays['days']
}

/** Days on which a trip runs; undefined where the feed has no service days. */
export const daysOfTrip = ({ days, trips }: Timetable, trip: number): DaySet | undefined =>
  days?.sets[trips[trip]?.service ?? -1]

/** Index of our stop at a call of a trip, -1 where it is none of ours. */
export function ourStopAt({ joined, trips, calls }: Timetable, trip: number, call: number): number {
  const kind = trips[trip]?.route.kind
  return (kind && joined.get(kind)?.stopOf[calls.station[call] as number]) ?? -1
}
