// Which reader takes which feed: by id where a table has a form of its own, else by format.
import type { Feed, FeedId } from '#catalogue/feed.ts'
import { StepError } from '#tools/process.ts'
import type { Located } from '../read/table.ts'
import { airFeed } from './air/air-feed.ts'
import { readAirlines } from './air/airlines.ts'
import { readDepartures } from './air/departures.ts'
import type { lists } from './provenance.ts'
import type { FeedReader } from './read-context.ts'
import { readList } from './read-list.ts'
import { readTimetableFeed } from './read-timetable.ts'

const listFeed =
  (list: keyof typeof lists): FeedReader =>
  async (path, { feed, network }) =>
    readList(list, { feed: feed.id, path, network })

/** The network of an operator as a list of lines, or as a timetable. */
const linesOrTimetable: FeedReader = (path, context) =>
  path.endsWith('.csv') ? listFeed('coachLines')(path, context) : readTimetableFeed(path, context)

/** Feeds that are no timetables. */
const byFeed: Readonly<Record<FeedId, FeedReader>> = {
  'vrs-standing-data': airFeed(readAirlines),
  'caa-punctuality': airFeed(readDepartures),
  'night-trains': listFeed('nightTrains'),
  'sea-lanes': listFeed('seaLanes'),
  flixbus: linesOrTimetable,
}

export function readerOf({ id, format, where }: Located<Feed>): FeedReader {
  const reader = byFeed[id]
  if (reader) return reader
  if (format.some((name) => name === 'GTFS')) return readTimetableFeed
  throw new StepError(
    `${where}: no reader takes ${format.join(' or ')}. Convert it to GTFS, or add a reader to scripts/compiler/feeds/readers.ts.`,
  )
}
