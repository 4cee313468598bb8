// A table of flights as a feed of `npm run data -- read`: CSV files of a few megabytes are read at once.

import type { Network } from '../../read/network.ts'
import type { FeedReport } from '../proposal.ts'
import type { AirReport, Issue } from './air-table.ts'

interface Context {
  feed: { id: string }
  network: Network
  /** the publication that an editor named */
  source?: Issue
}

/** The reader of a feed, from a reader of its table. */
export const airFeed =
  (read: (path: string, network: Network, source?: Issue) => AirReport) =>
  async (path: string, { feed, network, source }: Context): Promise<FeedReport> => {
    const start = performance.now()
    const report = read(path, network, source)
    return {
      feed: feed.id,
      ...report,
      megabytes: Math.round(process.memoryUsage().rss / 1_000_000),
      seconds: (performance.now() - start) / 1000,
    }
  }
