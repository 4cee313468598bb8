// What a reader of a feed is given, and what it returns.
import type { Feed } from '#catalogue/feed.ts'
import type { Source } from '#catalogue/figure.ts'
import type { Network } from '../read/network.ts'
import type { Located } from '../read/table.ts'
import type { FeedTables } from './feed-tables.ts'
import type { FeedReport } from './proposal.ts'

export interface ReadContext {
  feed: Located<Feed>
  network: Network
  tables: FeedTables
  /** the publication this file stands for, where it is none of the feed's row */
  source?: Located<Source>
  /** whether rows will be written, so the publication must be named */
  willWrite: boolean
  /** day of reading: '2026-11-24' */
  today: string
  onProgress: (text: string) => void
}

/** Reads a file and compares it with data/. @throws StepError for a file that is not what it should be */
export type FeedReader = (file: string, context: ReadContext) => Promise<FeedReport>
