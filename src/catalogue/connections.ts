// How long a change takes: to the next real departure where times are known, else from the headway.
import { connection } from './coefficients.ts'
import type { Change } from './route.ts'

const day = 24 * 60

/** Minutes between departures when they are spread over the 16 hours of a service day. */
export function headwayMinutes(perDay: number): number {
  return connection.serviceDayMinutes / perDay
}

/** Half the headway, at most 30 minutes (see coefficients.ts). */
export function expectedWait(perDay: number): number {
  return Math.min(connection.expectedWaitMaxMinutes, Math.round(headwayMinutes(perDay) / 2))
}

/** Minutes from `clock` to the next departure, 0 to 1439; both are minutes of the day in one time zone. */
export function waitForDeparture(clock: number, departures: readonly number[]): number {
  return Math.min(...departures.map((departure) => (((departure - clock) % day) + day) % day))
}

export interface Boarding {
  /** minutes of the way between the two stops, 0 at the same stop */
  walk: number
  /** shortest time between arriving at the stop and boarding there */
  minChange: number
  /** departures a day of the service boarded */
  perDay: number
  /** its departures in minutes of the day, when known */
  at?: readonly number[] | undefined
}

/**
 * Minutes between alighting and boarding, the way between stops included.
 * @param clock minutes of the day of arrival, in the time zone of `at`; undefined when not known
 */
export function changeMinutes(boarding: Boarding, clock?: number): Pick<Change, 'minutes' | 'kind'> {
  const { walk, minChange, perDay, at } = boarding
  if (at && clock !== undefined) {
    const ready = walk + minChange
    return { kind: 'timed', minutes: ready + waitForDeparture(clock + ready, at) }
  }
  return { kind: 'expected', minutes: walk + Math.max(minChange, expectedWait(perDay)) }
}

/** True when the wait, without the way across town, is a change and not a stop-over. */
export function isBearable(change: { minutes: number; walk: number }): boolean {
  return change.minutes - change.walk <= connection.waitMaxMinutes
}
