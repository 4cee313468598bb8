// The tables of a feed, read one after the other, as far as rides between our stops need them.
import type { StopKind } from '#catalogue/network.ts'
import { type CallTable, readCalls } from './call-table.ts'
import type { GtfsContext } from './context.ts'
import { dayNumber } from './day-set.ts'
import { readStatedPeriod } from './feed-info.ts'
import { type Frequencies, readFrequencies } from './frequencies.ts'
import { joinStops } from './join-stops.ts'
import { Products } from './products.ts'
import { type Route, readRoutes } from './routes.ts'
import { type Scan, scanStopTimes } from './scan-stops.ts'
import { type Period, readServiceDays } from './service-days.ts'
import { readStations } from './stations.ts'
import type { ReadTable } from './table.ts'
import { tidyCalls } from './tidy-calls.ts'
import type { Timetable } from './timetable.ts'
import { readTrips } from './trips.ts'

export interface Reading {
  timetable: Timetable
  frequencies: Frequencies
  /** days from which and to which the feed has trains; a bound may be unknown where it has no service days */
  period: Partial<Period>
  /** calls of trusted trips by station */
  callsAt: Int32Array
  notices: readonly string[]
}

export async function readTimetable(read: ReadTable, path: string, context: GtfsContext): Promise<Reading> {
  const stated = await readStatedPeriod(read)
  const routes = await readRoutes(read, path)
  const stations = await readStations(read)
  const products = new Products(context.productOf, stations.indexOf.keys())
  const trips = await readTrips(read, routes, products)
  const joined = new Map([...kindsOf(routes)].map((kind) => [kind, joinStops(stations, context, kind)]))
  const scan = await scanStopTimes(read, trips, { stations, joined, products, stops: context.stops })
  const today = dayNumber(context.today)
  const { days, notices } = await readServiceDays(read, trips.services, { stated, today })
  const calls = await readCalls(read, trips, stations, { ...scan, callsOf: callsLookedAt(scan) })
  const wrong = tidyCalls(calls)
  return {
    timetable: {
      trips: trips.list,
      read: tripsLookedAt(calls, wrong),
      calls,
      stations: stations.list,
      stops: context.stops,
      joined,
      products: products.list,
      productOf: scan.productOf,
      days,
    },
    frequencies: await readFrequencies(read, trips),
    period: days?.period ?? stated,
    callsAt: scan.callsAt,
    notices: [...trips.notices, ...scan.notices, ...products.notices, ...notices, ...wrongHours(wrong)],
  }
}

const kindsOf = (routes: ReadonlyMap<string, Route>): Set<StopKind> =>
  new Set([...routes.values()].flatMap(({ kind }) => kind ?? []))

/** Calls of each trip that may be ridden between two places, by itself or as a part of a train. */
const callsLookedAt = ({ callsOf, placesOf }: Scan): Int32Array =>
  callsOf.map((calls, trip) => ((placesOf[trip] as number) > 0 ? calls : 0))

function tripsLookedAt(calls: CallTable, wrong: ReadonlySet<number>): number[] {
  const trips: number[] = []
  for (let trip = 0; trip + 1 < calls.start.length; trip += 1) {
    const [start, end] = calls.range(trip)
    if (end > start && !wrong.has(trip)) trips.push(trip)
  }
  return trips
}

function wrongHours({ size }: ReadonlySet<number>): string[] {
  return size > 0 ? [`${size} trips have hours that cannot be read or go back, and are left out.`] : []
}
