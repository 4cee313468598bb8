// Lists of trains, lines and sea lanes as reports, beside those of timetable feeds.
import { statSync } from 'node:fs'
import type { Network } from '../read/network.ts'
import { readLines } from './coach/compare-lines.ts'
import { readNightTrains } from './night/compare-night-trains.ts'
import type { FeedReport, ReadList } from './proposal.ts'
import { lists } from './provenance.ts'
import { readSeaLanes } from './sea/compare-sea-ways.ts'

const readers: Readonly<Record<keyof typeof lists, (path: string, network: Network) => ReadList>> = {
  nightTrains: readNightTrains,
  coachLines: (path, network) => ({ proposals: readLines(path, network) }),
  seaLanes: (path, network) => ({ proposals: readSeaLanes(path, network) }),
}

/**
 * Reads a list and holds the services against it.
 * @param feed its id in the report
 * @throws WrongData when the file is not what the list should be
 */
export function readList(
  list: keyof typeof lists,
  { feed, path, network }: { feed: string; path: string; network: Network },
): FeedReport {
  const start = performance.now()
  const { proposals, files } = readers[list](path, network)
  return {
    feed,
    period: lists[list].asOf,
    proposals,
    ...(files && { files }),
    notices: [],
    megabytes: statSync(path).size / 1e6,
    seconds: (performance.now() - start) / 1000,
  }
}
