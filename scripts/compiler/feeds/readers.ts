// Which reader takes which feed: by id where a table has a form of its own, else by format.
import type { Feed, FeedId } from '#catalogue/feed.ts'
import { StepError } from '#tools/process.ts'
import type { Located } from '../read/table.ts'
import type { FeedReader } from './read-context.ts'
import { readTimetableFeed } from './read-timetable.ts'

/** Feeds that are no timetables. */
const byFeed: Readonly<Record<FeedId, FeedReader>> = {}

export function readerOf({ id, format, where }: Located<Feed>): FeedReader {
  const reader = byFeed[id]
  if (reader) return reader
  if (format.some((name) => name === 'GTFS')) return readTimetableFeed
  throw new StepError(
    `${where}: no reader takes ${format.join(' or ')}. Convert it to GTFS, or add a reader to scripts/compiler/feeds/readers.ts.`,
  )
}
