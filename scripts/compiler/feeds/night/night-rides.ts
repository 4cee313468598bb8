// Rides between our stops by the night trains of a list, one direction each.
import type { Stop, StopId } from '#catalogue/network.ts'
import type { Clock } from '#catalogue/service.ts'
import { clockText, day, minuteOf, minuteOfDay } from '#lib/clock-text.ts'
import { zoneOffset } from '../../compose/clock.ts'
import type { Network } from '../../read/network.ts'
import type { NightCall, NightTrip } from './night-list.ts'
import { daysLater, type RunningDays, runningDays } from './running-days.ts'
import { stationsByName } from './station-names.ts'

export interface NightRide {
  trip: NightTrip
  from: StopId
  to: StopId
  /** local hour of boarding; where boarding is not said and only the arrival has an hour, that one */
  at: Clock
  arrivesAt: Clock
  /** real minutes: the clocks of both ends are compared in UTC */
  minutes: number
  /** on the days of boarding; undefined where the list names none */
  runs: RunningDays | undefined
  /** false where the list does not say that one may board or alight there */
  isSaid: boolean
  /** false where an hour between the two calls goes back other than at a border: the list contradicts itself */
  isOrdered: boolean
}

/**
 * No night train runs half a day without a call. A call that seems to come later than that comes earlier: the clock
 * goes back at a border, or the list has two calls in the wrong order.
 */
const longestRun = day / 2

/** What a clock may go back by between two calls at a border: an hour, less the way there. */
const atBorder = { least: 30, most: 60 }

interface CallTime {
  /** local minutes since the midnight before the first call */
  arrives: number
  departs: number
  /** false where its hour lies before the one above it */
  isOrdered: boolean
}

/** The time of each call; undefined for a call without hours. */
function timesOf(calls: readonly NightCall[]): (CallTime | undefined)[] {
  let last: number | undefined
  let isOrdered = true
  const next = (clock: Clock) => {
    const passed = last === undefined ? 0 : minuteOfDay(minuteOf(clock) - last)
    const back = passed > longestRun ? day - passed : 0
    if (back > 0 && (back < atBorder.least || back > atBorder.most)) isOrdered = false
    last = last === undefined ? minuteOf(clock) : back > 0 ? last - back : last + passed
    return last
  }
  return calls.map(({ arrives, departs }) => {
    const first = arrives ?? departs
    if (!first) return undefined
    isOrdered = true
    const arrived = next(first)
    return { arrives: arrived, departs: departs && arrives ? next(departs) : arrived, isOrdered }
  })
}

/** Every ride between two of our stops of different places, joined by the names of stations. */
export function nightRides(
  trips: readonly NightTrip[],
  { stops, places }: Pick<Network, 'stops' | 'places'>,
): NightRide[] {
  const stationOf = stationsByName(stops.values())
  const offsetOf = ({ place }: Stop) => zoneOffset(places.get(place)?.timeZone ?? 'UTC')
  return trips.flatMap((trip) => {
    const times = timesOf(trip.calls)
    const runs = runningDays(trip.days)
    const ours = trip.calls.flatMap((call, index) => {
      const stop = stops.get(stationOf(call.station) ?? '')
      const time = times[index]
      return stop && time ? [{ call, stop, time, index }] : []
    })
    return ours.flatMap(({ call, stop: from, time, index }, position) =>
      ours.slice(position + 1).flatMap(({ call: end, stop: to, time: arrival, index: last }): NightRide[] => {
        if (from.place === to.place || call.boards === 'no' || end.alights === 'no') return []
        const nights = Math.floor(time.departs / day)
        return [
          {
            trip,
            from: from.id,
            to: to.id,
            at: clockText(time.departs),
            arrivesAt: clockText(arrival.arrives),
            minutes: arrival.arrives - offsetOf(to) - (time.departs - offsetOf(from)),
            runs: runs && daysLater(runs, nights),
            isOrdered: times.slice(index + 1, last + 1).every((each) => each?.isOrdered !== false),
            isSaid: call.boards === 'yes' && end.alights === 'yes',
          },
        ]
      }),
    )
  })
}
