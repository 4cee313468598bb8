// What one may ride without a change: a trip, or the trips of one train one after the other.

import type { FeedCall } from '../rides.ts'
import { alights, boards, timed } from './call-table.ts'
import type { DaySet } from './day-set.ts'
import type { ThroughTrain, TrainPart } from './through-trains.ts'
import { daysOfTrip, ourStopAt, type Timetable } from './timetable.ts'

/** A call of a run at one of our stops; minutes after midnight of the service day. */
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

  partsOf(run: number): readonly TrainPart[] {
    return run < this.#tripCount
      ? [{ trip: run, later: 0 }]
      : (this.#through[run - this.#tripCount]?.parts ?? [])
  }

  /** The first trip, which says product, agency and kind of the route. */
  firstTrip(run: number): number {
    return this.partsOf(run)[0]?.trip ?? -1
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
    for (const [part, { trip, later }] of this.partsOf(run).entries()) {
      const [start, end] = calls.range(trip)
      for (let call = start; call < end; call += 1) {
        const stop = ourStopAt(this.#timetable, trip, call)
        const flags = calls.flags[call] as number
        if (stop < 0 || (flags & timed) === 0) continue
        found.push({
          stop,
          part,
          arrival: (calls.arrival[call] as number) + later,
          departure: (calls.departure[call] as number) + later,
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
    for (const { trip, later } of this.partsOf(run)) {
      const [start, end] = this.#timetable.calls.range(trip)
      for (let call = start; call < end; call += 1) {
        const next = this.#feedCall(trip, call, this.#firstDeparture(run) - later)
        const met = call === start ? calls.pop() : undefined
        calls.push(met ? { ...next, arrives: met.arrives, alights: met.alights } : next)
      }
    }
    this.#calls.set(run, calls)
    return calls
  }

  #firstDeparture(run: number): number {
    const { calls } = this.#timetable
    return calls.departure[calls.range(this.firstTrip(run))[0]] as number
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
      arrives: (calls.arrival[call] as number) - first,
      departs: (calls.departure[call] as number) - first,
      boards: (flags & boards) !== 0,
      alights: (flags & alights) !== 0,
    }
  }

  /** A number that is equal for runs which call at the same stations. */
  stationsKey(run: number): number {
    return this.#keyOf(run, (key, call) => add(key, this.#timetable.calls.station[call] as number))
  }

  /** A number that is equal for runs with the same minutes from call to call. */
  hoursKey(run: number): number {
    const { arrival, departure } = this.#timetable.calls
    const first = this.#firstDeparture(run)
    return this.#keyOf(run, (key, call, later) => {
      const zero = first - later
      return add(add(key, (arrival[call] as number) - zero), (departure[call] as number) - zero)
    })
  }

  #keyOf(run: number, next: (key: Key, call: number, later: number) => Key): number {
    let key = emptyKey
    for (const { trip, later } of this.partsOf(run)) {
      const [start, end] = this.#timetable.calls.range(trip)
      for (let call = start; call < end; call += 1) key = next(key, call, later)
    }
    return (key[0] >>> 11) * 2 ** 32 + (key[1] >>> 0)
  }
}

/** Two lanes of FNV-1a: 53 bits tell millions of patterns apart. http://www.isthe.com/chongo/tech/comp/fnv/ */
type Key = readonly [number, number]
const emptyKey: Key = [0x811c9dc5, 0x01000193]
const prime = 0x01000193
const add = ([a, b]: Key, value: number): Key => [
  Math.imul(a ^ value, prime),
  Math.imul(b ^ (value + 0x9e3779b9), prime + 0x94),
]
