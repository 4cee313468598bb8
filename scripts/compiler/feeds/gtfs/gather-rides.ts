// Every ride between two of our stops that a run offers, by product and direction.
import type { Frequencies } from './frequencies.ts'
import type { OurCall, Runs } from './runs.ts'
import type { Timetable } from './timetable.ts'

/** One ride of one run on each of its days; departure in minutes after midnight of the service day. */
export interface RideOfRun {
  run: number
  departure: number
  minutes: number
}

/** All rides of one product from one stop to another; flat triples of run, departure and minutes. */
export interface GatheredRide {
  product: number
  from: number
  to: number
  triples: number[]
}

export function* ridesOfRuns({ triples }: GatheredRide): Generator<RideOfRun> {
  for (let at = 0; at < triples.length; at += 3)
    yield {
      run: triples[at] as number,
      departure: triples[at + 1] as number,
      minutes: triples[at + 2] as number,
    }
}

export function gatherRides(timetable: Timetable, runs: Runs, frequencies: Frequencies): GatheredRide[] {
  const found = new Map<number, GatheredRide>()
  const count = timetable.stops.length
  for (const run of runs.all()) {
    const product = timetable.productOf[runs.firstTrip(run)] as number
    const starts = startsOf(timetable, runs, run, frequencies)
    for (const [from, to] of pairsOf(runs.ourCalls(run), runs.partsOf(run).length - 1, timetable)) {
      const key = (product * count + from.stop) * count + to.stop
      const ride = found.get(key) ?? { product, from: from.stop, to: to.stop, triples: [] }
      found.set(key, ride)
      for (const later of starts) ride.triples.push(run, from.departure + later, to.arrival - from.departure)
    }
  }
  return [...found.values()]
}

/** Minutes by which each departure of a run is later than its hours say: 0, or those of frequencies.txt. */
function startsOf(
  { calls }: Timetable,
  runs: Runs,
  run: number,
  frequencies: Frequencies,
): readonly number[] {
  const trip = runs.firstTrip(run)
  const starts = runs.partsOf(run).length === 1 ? frequencies.get(trip) : undefined
  if (!starts) return [0]
  const first = calls.departure[calls.range(trip)[0]] as number
  return starts.map((start) => start - first)
}

/**
 * Calls in order where one may board at the first and alight at the second, in two places. Of a train in several trips
 * those from the first trip to the last: the others are rides of a shorter run.
 */
function* pairsOf(
  calls: readonly OurCall[],
  lastPart: number,
  { stops }: Timetable,
): Generator<[OurCall, OurCall]> {
  for (const [index, from] of calls.entries()) {
    if (!from.boards || from.part !== 0) continue
    const passed = new Set<number>(lastPart > 0 ? calls.slice(0, index).map(({ stop }) => stop) : [])
    for (const to of calls.slice(index + 1)) {
      // A train that comes back to where one boarded is boarded there then.
      if (to.stop === from.stop) break
      const isFirst = !passed.has(to.stop)
      passed.add(to.stop)
      if (isFirst && to.alights && to.part === lastPart && stops[to.stop]?.place !== stops[from.stop]?.place)
        yield [from, to]
    }
  }
}
