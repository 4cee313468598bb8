// Night trains as boards show them: one departure with the towns it reaches.
import type { Provenance } from './figure.ts'
import type { OperatorId, StopId } from './network.ts'
import type { Berth, Clock, Departures, ServiceId } from './service.ts'

/** A town where one may get off. */
export interface NightCall {
  service: ServiceId
  to: StopId
  /** elapsed, from the boarding */
  minutes: number
  /** local */
  arrives: Clock
  /** lowest fare of one adult, euro */
  low: number
  /** of the fare; the hours have that of the departure */
  fare: Provenance
}

/** A train by night where one may board it. */
export interface NightDeparture {
  from: StopId
  /** local */
  departs: Clock
  operators: readonly OperatorId[]
  product: string
  /** empty: every day */
  days: Departures['days']
  season: Departures['season']
  berths: readonly Berth[]
  /** in the order of arrival */
  calls: NightCall[]
  /** of the hours */
  known: Provenance
}
