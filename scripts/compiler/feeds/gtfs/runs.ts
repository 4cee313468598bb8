// What one may ride without a change: a trip, or the trips of one train one after the other.

import type { FeedCall } from '../rides.ts'
import { alights, boards, timed } from './call-table.ts'
import type { DaySet } from './day-set.ts'
import type { ThroughTrain } from './through-trains.ts'
import { daysOfTrip, ourStopAt, type Timetable } from './timetable.ts'

/** A call of a run at one of our stops; seconds after midnight of the service day. */
export interface OurCall {
  stop: number
  /** number of the trip within the run */
  part: number
  arrival: number
  departure: number
  boards: boolean
  alights: boolean
}

export class Runs {
  /** runs below this number are the trips of the same number */
  readonly #tripCount: number
  readonly #timetable: Timetable
  readonly #through: readonly ThroughTrain[]
  readonly #calls = new Map<number, readonly FeedCall[]>()

  constructor(timetable: Timetable, through: readonly ThroughTrain[]) {
    this.#timetable = timetable
    this.#through = through
    this.#tripCount = timetable.trips.length
  }

  /** Numbers of all runs. */
  *all(): Generator<number> {
    yield* this.#timetable.read
    for (let index = 0; index < this.#through.length; index += 1) yield this.#tripCount + index
  }

  tripsOf(run: number): readonly number[] {
    return run < this.#tripCount ? [run] : (this.#through[run - this.#tripCount]?.trips ?? [])
  }

  daysOf(run: number): DaySet | undefined {
    return run < this.#tripCount
      ? daysOfTrip(this.#timetable, run)
      : this.#through[run - this.#tripCount]?.days
  }

  /** Calls with stated hours at our stops. */
  ourCalls(run: number): OurCall[] {
    const { calls } = this.#timetable
    const found: OurCall[] = []
    for (const [part, trip] of this.tripsOf(run).entries()) {
      const [start, end] = calls.range(trip)
      for (let call = start; call < end; call += 1) {
        const stop = ourStopAt(this.#timetable, trip, call)
        const flags = calls.flags[call] as number
        if (stop < 0 || (flags & timed) === 0) continue
        found.push({
          stop,
          part,
          arrival: calls.arrival[call] as number,
          departure: calls.departure[call] as number,
          boards: (flags & boards) !== 0,
          alights: (flags & alights) !== 0,
        })
      }
    }
    return found
  }

  /** Every call; where two trips meet it is one call, that arrives with the first and departs with the second. */
  feedCalls(run: number): readonly FeedCall[] {
    const known = this.#calls.get(run)
    if (known) return known
    const calls: FeedCall[] = []
    for (const trip of this.tripsOf(run)) {
      const [start, end] = this.#timetable.calls.range(trip)
      for (let call = start; call < end; call += 1) {
        const next = this.#feedCall(trip, call, this.#firstDeparture(run))
        const met = call === start ? calls.pop() : undefined
        calls.push(met ? { ...next, arrives: met.arrives, alights: met.alights } : next)
      }
    }
    this.#calls.set(run, calls)
    return calls
  }

  #firstDeparture(run: number): number {
    const { calls } = this.#timetable
    return calls.departure[calls.range(this.tripsOf(run)[0] as number)[0]] as number
  }

  #feedCall(trip: number, call: number, first: number): FeedCall {
    const { calls, stations, stops } = this.#timetable
    const station = stations[calls.station[call] as number]
    const stop = stops[ourStopAt(this.#timetable, trip, call)]
    const flags = calls.flags[call] as number
    return {
      feedStop: station?.id ?? '',
      name: station?.name ?? '',
      lat: station?.lat ?? Number.NaN,
      lng: station?.lng ?? Number.NaN,
      ...(stop && { stop: stop.id }),
      arrives: Math.round(((calls.arrival[call] as number) - first) / 60),
      departs: Math.round(((calls.departure[call] as number) - first) / 60),
      boards: (flags & boards) !== 0,
      alights: (flags & alights) !== 0,
    }
  }

  /** The stations of a run, and these with their minutes: equal for runs of one pattern. */
  patternOf(run: number): { stations: string; hours: string } {
    const { calls } = this.#timetable
    const first = this.#firstDeparture(run)
    let stations = ''
    let hours = ''
    for (const trip of this.tripsOf(run)) {
      const [start, end] = calls.range(trip)
      for (let call = start; call < end; call += 1) {
        stations += `${calls.station[call]} `
        hours += `${(calls.arrival[call] as number) - first} ${(calls.departure[call] as number) - first} `
      }
    }
    return { stations, hours }
  }
}
