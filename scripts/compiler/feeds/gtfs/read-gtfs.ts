// A GTFS feed as direct rides between our stops.
import type { FeedRide, FeedTimetable, StopMatch } from '../rides.ts'
import type { GtfsContext, GtfsProgress } from './context.ts'
import { dayText } from './day-set.ts'
import type { FeedFiles } from './feed-files.ts'
import { gatherRides } from './gather-rides.ts'
import { expiryNotice, idleNotice, throughNotice } from './notices.ts'
import { openFeed } from './open-feed.ts'
import { plannedEnds } from './planned-ends.ts'
import { type Reading, readTimetable } from './read-timetable.ts'
import { Runs } from './runs.ts'
import { summariseRide } from './summarise-ride.ts'
import { tablesOf } from './table.ts'
import { findThroughTrains } from './through-trains.ts'

type OnProgress = (progress: GtfsProgress) => void

/**
 * Direct rides per operator, product and direction of a zip or of a folder of .txt files.
 * @throws StepError in one sentence when the feed cannot be read whole: damaged, packed by an unknown method, a file or column missing
 */
export async function readGtfs(
  path: string,
  context: GtfsContext,
  onProgress: OnProgress = () => undefined,
): Promise<FeedTimetable> {
  const started = performance.now()
  const files = await openFeed(path)
  try {
    const feed = await readFiles(files, context, onProgress)
    return { ...feed, seconds: (performance.now() - started) / 1000 }
  } finally {
    files.close()
  }
}

async function readFiles(
  files: FeedFiles,
  context: GtfsContext,
  onProgress: OnProgress,
): Promise<Omit<FeedTimetable, 'seconds'>> {
  const reading = await readTimetable(tablesOf(files, onProgress), files.path, context)
  const { period, notices } = reading
  const found = ridesOf(reading, onProgress)
  return {
    from: period.from === undefined ? '' : dayText(period.from),
    to: period.to === undefined ? '' : dayText(period.to),
    rides: found.rides,
    unjoined: unjoinedOf(reading),
    notices: [...expiryNotice(period, context.today), ...notices, ...found.notices],
    megabytes: files.bytes / 1e6,
  }
}

function ridesOf(
  { timetable, frequencies }: Reading,
  onProgress: OnProgress,
): Pick<FeedTimetable, 'rides' | 'notices'> {
  const through = findThroughTrains(timetable)
  const runs = new Runs(timetable, through)
  const gathered = gatherRides(timetable, runs, frequencies)
  const planned = plannedEnds(gathered, runs, timetable.days)
  const rides = gathered.flatMap((ride, index) => {
    onProgress({ step: 'rides', share: index / gathered.length })
    return summariseRide(ride, timetable, runs, planned.ends) ?? []
  })
  return {
    rides: rides.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)),
    notices: [...idleNotice(timetable), ...planned.notices, ...throughNotice(through, timetable)],
  }
}

const nameOf = ({ operator, product, from, to }: FeedRide) => `${operator} ${product} ${from} ${to}`

function unjoinedOf({ timetable, callsAt }: Reading): StopMatch[] {
  const { joined, stations, stops } = timetable
  return [...joined.values()]
    .flatMap(({ unjoined }) => unjoined)
    .flatMap(({ station, stop, metres, likeness }) => {
      const [feed, ours, trips = 0] = [stations[station], stops[stop], callsAt[station]]
      if (!feed || !ours || trips === 0) return []
      const { id: feedStop, name, lat, lng } = feed
      return [{ feedStop, name, lat, lng, stop: ours.id, metres, likeness, trips }]
    })
    .sort((a, b) => a.metres - b.metres)
}
