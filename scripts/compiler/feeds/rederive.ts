// Confirmed services once more from the feeds they cite, where a folder holds the files.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Feed } from '#catalogue/feed.ts'
import type { Service } from '#catalogue/service.ts'
import { StepError } from '#tools/process.ts'
import type { Network } from '../read/network.ts'
import type { Located } from '../read/table.ts'
import { compareTimetable } from './compare.ts'
import { readsOf } from './feed-list.ts'
import type { FeedTables } from './feed-tables.ts'
import type { Proposal } from './proposal.ts'
import { monthOf, readingOf, timetableOf } from './read-timetable.ts'
import type { ConfirmedAgain, Contradiction } from './rederived.ts'

/** The feed whose file name this is: it begins with the column `file` of data/feeds, else with the id. */
export const feedOfFile = (name: string, feeds: Iterable<Located<Feed>>): Located<Feed> | undefined =>
  [...feeds]
    .filter(
      ({ id, file = id }) => name === file || name.startsWith(`${file}-`) || name.startsWith(`${file}.`),
    )
    .sort((a, b) => (b.file ?? b.id).length - (a.file ?? a.id).length)[0]

/** A row that cites a read no longer says what the read says. */
function findingOf(service: Located<Service>, proposal: Proposal, read: string): Contradiction[] {
  if (proposal.kind === 'agrees' || proposal.kind === 'decided') return []
  return [
    {
      key: `${service.id} ${read}`,
      where: service.where,
      what: `"${service.id}" cites ${read}, where it ${proposal.why}.`,
    },
  ]
}

/** Whether a row rests on this very read, rather than on another edition of the feed. */
const rests = ({ basis, sources, asOf }: Service, read: { id: string; asOf: string }) =>
  basis === 'timetable' && sources.includes(read.id) && asOf === read.asOf

interface Context {
  network: Network
  tables: FeedTables
  today: string
}

/** What one file says of the services that cite any read of its feed; nothing where no read is of its month. */
async function ofFile(
  path: string,
  feed: Located<Feed>,
  context: Context,
): Promise<{ confirmed: string[]; findings: Contradiction[] }> {
  const { network } = context
  const timetable = await timetableOf(path, feed, context)
  const reads = readsOf(feed).flatMap((id) => network.sources.get(id) ?? [])
  const read = reads.find(({ asOf }) => asOf === monthOf(timetable))
  if (!read) return { confirmed: [], findings: [] }
  const cited = new Set<string>(reads.map(({ id }) => id))
  const citing = compareTimetable(timetable, readingOf(feed, read, context)).flatMap((proposal) => {
    const service = network.services.get(proposal.service)
    return service?.sources.some((id) => cited.has(id)) ? [{ service, proposal }] : []
  })
  return {
    confirmed: citing
      .filter(({ service, proposal }) => proposal.kind === 'agrees' && service.basis === 'timetable')
      .map(({ service }) => service.id),
    findings: citing
      .filter(({ service }) => rests(service, read))
      .flatMap(({ service, proposal }) => findingOf(service, proposal, read.id)),
  }
}

/** Reads every GTFS file of the folder that data/feeds knows. @throws StepError */
export async function rederive(folder: string, context: Context): Promise<ConfirmedAgain> {
  const { feeds, products } = context.tables
  const known = readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const feed = feedOfFile(name, feeds.values())
      return feed && products.some((row) => row.feed === feed.id) ? [{ name, feed }] : []
    })
  if (known.length === 0)
    throw new StepError(
      `FEEDS_DIR is ${folder}, which has no file of a feed. Name files like the feeds, such as eurostar-2026-08.zip.`,
    )
  const confirmed = new Set<string>()
  const findings: Contradiction[] = []
  for (const { name, feed } of known) {
    const found = await ofFile(join(folder, name), feed, context)
    for (const id of found.confirmed) confirmed.add(id)
    findings.push(...found.findings)
  }
  return { files: known.map(({ name }) => name), confirmed, findings }
}
