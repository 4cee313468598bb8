// Reads a GTFS feed and compares it with data/.
import { callLicences } from '#catalogue/call.ts'
import type { Feed } from '#catalogue/feed.ts'
import type { Source } from '#catalogue/figure.ts'
import type { StopId } from '#catalogue/network.ts'
import { StepError } from '#tools/process.ts'
import type { Network } from '../read/network.ts'
import type { Located } from '../read/table.ts'
import { callFile } from './calls.ts'
import { compareTimetable } from './compare.ts'
import { readsOf } from './feed-list.ts'
import type { FeedTables } from './feed-tables.ts'
import { ourStopsOf } from './gtfs/our-stops.ts'
import { readGtfs } from './gtfs/read-gtfs.ts'
import { productRowOf } from './products.ts'
import type { FeedReport, ProposedRows } from './proposal.ts'
import type { ReadContext } from './read-context.ts'
import type { Reading } from './reading.ts'
import type { FeedTimetable, StopMatch } from './rides.ts'

/** Stops of a feed that call so rarely are not worth a decision. */
const leastTrips = 5

const csvCell = (text: string) => (text.includes(',') ? `"${text}"` : text)

/** Rows for data/stop-codes: the stop they may be, for an editor to keep or to empty. */
function stopRows(feed: string, unjoined: readonly StopMatch[]): ProposedRows[] {
  const lines = unjoined
    .filter(({ trips }) => trips >= leastTrips)
    .map(({ feedStop, name, stop }) => [feed, feedStop, name, stop].map(csvCell).join(','))
  return lines.length > 0
    ? [{ file: `data/stop-codes/${feed}.csv`, header: 'feed,code,name,stop', lines }]
    : []
}

type Tables = Pick<FeedTables, 'products' | 'stopCodes' | 'decisions'>

/** The timetable of a file, joined to our stops and products. @throws StepError */
export async function timetableOf(
  file: string,
  feed: Located<Feed>,
  { network, tables, today }: { network: Network; tables: Tables; today: string },
  onProgress: (text: string) => void = () => {},
): Promise<FeedTimetable> {
  const products = tables.products.filter((row) => row.feed === feed.id)
  const joins = tables.stopCodes
    .filter((row) => row.feed === feed.id)
    .map(({ code, stop }): { feedStop: string; stop?: StopId } => ({
      feedStop: code,
      ...(stop && { stop }),
    }))
  return readGtfs(
    file,
    { stops: ourStopsOf(network), joins, productOf: productRowOf(products), today },
    ({ step, share }) => onProgress(`${step} ${Math.round(share * 100)} %`),
  )
}

/** What a comparison with this read of the feed needs; earlier reads are those not newer than its source. */
export const readingOf = (
  feed: Feed,
  source: Pick<Source, 'id' | 'asOf'>,
  { network, tables }: { network: Network; tables: Tables },
): Reading => ({
  feed: feed.id,
  products: tables.products.filter((row) => row.feed === feed.id),
  network,
  editions: readsOf(feed).filter((id) => (network.sources.get(id)?.asOf ?? '') <= source.asOf),
  source: { id: source.id, asOf: source.asOf },
  decisions: tables.decisions.filter((row) => row.feed === feed.id),
})

export const monthOf = ({ from }: Pick<FeedTimetable, 'from'>) => from.slice(0, 7)

/** What an editor is told of a feed of which no train is known yet; the reader then counts all its agencies and routes. */
const unknownProducts = ({ feed, tables }: ReadContext): string[] =>
  tables.products.some((row) => row.feed === feed.id)
    ? []
    : [
        `${feed.where}: data/feed-products has no row of ${feed.id}, so nothing is compared. Add its operators and products from the agencies and routes below.`,
      ]

/** The source this file stands for, of the month in which it begins; what to do where there is none. */
function sourceFor({ feed, source, network }: ReadContext, timetable: FeedTimetable): Source | string {
  const month = monthOf(timetable)
  const named = source ? [source] : readsOf(feed).flatMap((id) => network.sources.get(id) ?? [])
  const found = named.find(({ asOf }) => asOf === month)
  if (found) return found
  const has = named.map(({ id, asOf }) => `"${id}" of ${asOf}`).join(', ') || 'no source'
  return `${feed.where}: the file is of ${month}, and there is ${has}. Before --apply add the publication to data/sources with ${month}, and its id to the row.`
}

/** Calls of our services, where the licence of the publication allows to pass them on. */
function callsOf(
  timetable: FeedTimetable,
  feed: string,
  source: Source | string,
  { network }: ReadContext,
): Pick<FeedReport, 'calls'> {
  if (typeof source === 'string' || !(source.licence in callLicences)) return {}
  return { calls: callFile(timetable, { feed, source, network }) }
}

export async function readTimetableFeed(file: string, context: ReadContext): Promise<FeedReport> {
  const { feed, onProgress } = context
  const timetable = await timetableOf(file, feed, context, onProgress)
  const source = sourceFor(context, timetable)
  if (typeof source === 'string' && context.willWrite) throw new StepError(source)
  const cited = typeof source === 'string' ? { id: 'a-new-source', asOf: monthOf(timetable) } : source
  const { from, to, notices, megabytes, seconds, unjoined } = timetable
  return {
    feed: feed.id,
    period: `${from} to ${to}`,
    proposals: compareTimetable(timetable, readingOf(feed, cited, context)),
    notices: [...(typeof source === 'string' ? [source] : []), ...unknownProducts(context), ...notices],
    rows: stopRows(feed.id, unjoined),
    ...callsOf(timetable, feed.id, source, context),
    megabytes,
    seconds,
  }
}
