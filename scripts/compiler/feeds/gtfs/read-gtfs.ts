// A GTFS feed as direct rides between our stops.
import type { StopKind } from '#catalogue/network.ts'
import type { FeedTimetable, StopMatch } from '../rides.ts'
import { readCalls } from './call-table.ts'
import type { GtfsContext, GtfsProgress } from './context.ts'
import { dayNumber, dayText } from './day-set.ts'
import type { FeedFiles } from './feed-files.ts'
import { readStatedPeriod } from './feed-info.ts'
import { readFrequencies } from './frequencies.ts'
import { gatherRides } from './gather-rides.ts'
import { type JoinedStops, joinStops } from './join-stops.ts'
import { openFeed } from './open-feed.ts'
import { plannedEnds } from './planned-ends.ts'
import { readRoutes } from './routes.ts'
import { Runs } from './runs.ts'
import { type Scan, scanStopTimes } from './scan-stops.ts'
import { type Period, readServiceDays } from './service-days.ts'
import { readStations, type Stations } from './stations.ts'
import { summariseRide } from './summarise-ride.ts'
import { tablesOf } from './table.ts'
import { findThroughTrains, type ThroughTrain } from './through-trains.ts'
import { tidyCalls } from './tidy-calls.ts'
import type { Timetable } from './timetable.ts'
import { readTrips } from './trips.ts'

/**
 * Direct rides per operator, product and direction of a zip or of a folder of .txt files.
 * @throws StepError in one sentence when the feed cannot be read whole: damaged, packed by an unknown method, a file or column missing
 */
export async function readGtfs(
  path: string,
  context: GtfsContext,
  onProgress: (progress: GtfsProgress) => void = () => undefined,
): Promise<FeedTimetable> {
  const started = performance.now()
  const files = await openFeed(path)
  try {
    return { ...(await readFiles(files, context, onProgress)), seconds: (performance.now() - started) / 1000 }
  } finally {
    files.close()
  }
}

async function readFiles(
  files: FeedFiles,
  context: GtfsContext,
  onProgress: (progress: GtfsProgress) => void,
): Promise<Omit<FeedTimetable, 'seconds'>> {
  const read = tablesOf(files, onProgress)
  const stated = await readStatedPeriod(read)
  const routes = await readRoutes(read, files.path)
  const stations = await readStations(read)
  const trips = await readTrips(read, routes)
  const kinds = new Set([...routes.values()].flatMap(({ kind }) => (kind ? [kind] : [])))
  const joined = new Map([...kinds].map((kind) => [kind, joinStops(stations, context, kind)]))
  const scan = await scanStopTimes(read, trips, stations, joined, context)
  const { days, notices: ofDays } = await readServiceDays(read, trips.services, {
    stated,
    today: dayNumber(context.today),
  })
  const calls = await readCalls(read, trips, stations, { ...scan, callsOf: callsLookedAt(scan) })
  const wrong = tidyCalls(calls)
  const timetable: Timetable = {
    trips: trips.list,
    read: trips.list.flatMap((_, trip) => {
      const [start, end] = calls.range(trip)
      return end > start && !wrong.has(trip) ? [trip] : []
    }),
    calls,
    stations: stations.list,
    stops: context.stops,
    joined,
    products: scan.products.list,
    productOf: scan.productOf,
    days,
  }
  const through = findThroughTrains(timetable)
  const runs = new Runs(timetable, through)
  const gathered = gatherRides(timetable, runs, await readFrequencies(read, trips))
  const planned = plannedEnds(gathered, runs, days)
  const rides = gathered.flatMap((ride, index) => {
    onProgress({ step: 'rides', share: index / gathered.length })
    return summariseRide(ride, timetable, runs, planned.ends) ?? []
  })
  const period = days?.period ?? stated
  return {
    from: period.from === undefined ? '' : dayText(period.from),
    to: period.to === undefined ? '' : dayText(period.to),
    rides: rides.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)),
    unjoined: unjoinedOf(joined, scan, stations, context),
    notices: [
      ...trips.notices,
      ...scan.notices,
      ...ofDays,
      ...expiry(period, context.today),
      ...(wrong.size
        ? [`${wrong.size} trips have hours that cannot be read or go back, and are left out.`]
        : []),
      ...planned.notices,
      ...throughNotice(through, timetable),
    ],
    megabytes: files.bytes / 1e6,
  }
}

const nameOf = ({
  operator,
  product,
  from,
  to,
}: {
  operator: string
  product: string
  from: string
  to: string
}) => `${operator} ${product} ${from} ${to}`

/** Calls of each trip that may be ridden between two places, by itself or as a part of a train. */
function callsLookedAt({ callsOf, placesOf }: Scan): Int32Array {
  return callsOf.map((calls, trip) => ((placesOf[trip] as number) > 0 ? calls : 0))
}

function expiry({ to }: Partial<Period>, today: string): string[] {
  if (to === undefined || to >= dayNumber(today)) return []
  return [`It ended on ${dayText(to)}: its rides are those of a timetable that is over.`]
}

/** Names where trips were joined, for an editor who knows the line. */
function throughNotice(through: readonly ThroughTrain[], { calls, stations }: Timetable): string[] {
  if (through.length === 0) return []
  const meeting = ({ parts }: ThroughTrain) =>
    stations[calls.station[calls.range(parts[1]?.trip ?? 0)[0]] ?? -1]?.name
  const places = [...new Set(through.map(meeting))].join(', ')
  return [`${through.length} trains in several trips are read as one train; they were joined at ${places}.`]
}

function unjoinedOf(
  joined: ReadonlyMap<StopKind, JoinedStops>,
  { callsAt }: Scan,
  { list }: Stations,
  { stops }: GtfsContext,
): StopMatch[] {
  return [...joined.values()]
    .flatMap(({ unjoined }) => unjoined)
    .filter(({ station }) => (callsAt[station] as number) > 0)
    .flatMap(({ station, stop, metres, likeness }) => {
      const [feed, ours] = [list[station], stops[stop]]
      if (!feed || !ours) return []
      const { id: feedStop, name, lat, lng } = feed
      return [
        { feedStop, name, lat, lng, stop: ours.id, metres, likeness, trips: callsAt[station] as number },
      ]
    })
    .sort((a, b) => a.metres - b.metres)
}
