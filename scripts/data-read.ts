// npm run data -- read FEED: reads an official feed and compares it with data/services; nothing is written by itself.
//   -- read FEED FILE        reads a file or an address instead of the one in data/feeds
//   --apply                  writes what agrees: basis, source and date; and where trains call, to data/calls
//   --choose ID,ID or FILE   with --apply: writes these differing, questioned or new services too; a file has an id a line
//   --source ID              the source this file stands for, where data/feeds does not name it
//   --report FILE            writes the report as Markdown
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Feed } from '#catalogue/feed.ts'
import { applyProposals, toWrite } from '#compiler/feeds/apply.ts'
import { writeCalls } from '#compiler/feeds/call-files.ts'
import { readFeedTables } from '#compiler/feeds/feed-tables.ts'
import { fetchFeed, isAddress } from '#compiler/feeds/fetch-feed.ts'
import { readerOf } from '#compiler/feeds/readers.ts'
import { reportLines, reportMarkdown } from '#compiler/feeds/report.ts'
import type { Network } from '#compiler/read/network.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import type { Located } from '#compiler/read/table.ts'
import { command } from '#tools/command.ts'
import { StepError } from '#tools/process.ts'
import { progressLine } from '#tools/progress.ts'
import { inProject, root } from '#tools/root.ts'

const takes = {
  apply: { type: 'boolean' },
  choose: { type: 'string' },
  source: { type: 'string' },
  report: { type: 'string' },
} as const

/** Ids of an option: listed, or one a line of a file. */
function idsOf(value: string | undefined): string[] {
  if (value === undefined) return []
  const text = existsSync(value) ? readFileSync(value, 'utf8').replace(/#.*$/gm, '') : value
  return text.split(/[\s,]+/).filter(Boolean)
}

/** The file or address to read. @throws StepError where there is none */
function whereToRead(feed: Located<Feed>, named: string | undefined): string {
  const at = named ?? feed.address ?? ''
  if (isAddress(at) || existsSync(at)) return at
  throw new StepError(
    named === undefined
      ? `${feed.where}: has no address to fetch (${at || 'empty'}). Fetch the file and name it after the feed.`
      : `${named}: no such file. Name a file, or an address that begins with https://.`,
  )
}

/** The source of --source. @throws StepError where data/sources lacks it */
function sourceNamed(id: string | undefined, { sources }: Network) {
  if (id === undefined) return undefined
  const source = sources.get(id)
  if (!source) throw new StepError(`--source ${id}: data/sources has no such id. Add the publication there.`)
  return source
}

await command({ options: takes, words: 'a feed of data/feeds, and a file or an address' }, async (given) => {
  const [id, named, ...more] = given.words
  const { options } = given
  if (id === undefined || more.length > 0)
    throw new StepError('Name one feed. Write for example: npm run data -- read eurostar eurostar.zip')
  if (options.choose !== undefined && !options.apply)
    throw new StepError('--choose says what --apply writes. Add --apply, or leave both out.')
  const network = readNetwork(root)
  const tables = readFeedTables(root, network)
  const feed = tables.feeds.get(id)
  if (!feed) throw new StepError(`Unknown feed: ${id}. Known: ${[...tables.feeds.keys()].join(', ')}.`)
  const at = whereToRead(feed, named)
  const source = sourceNamed(options.source, network)
  const onProgress = progressLine()
  const file = isAddress(at) ? await fetchFeed(at, onProgress) : at
  const today = new Date().toISOString().slice(0, 10)
  const willWrite = options.apply === true
  const context = { feed, network, tables, ...(source && { source }), willWrite, today, onProgress }
  const report = await readerOf(feed)(file, context)
  onProgress('')
  for (const line of reportLines(report)) console.log(line)
  console.log(`at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB of memory`)
  if (options.report !== undefined) writeFileSync(options.report, reportMarkdown(report))
  if (!willWrite) return
  const written = applyProposals(root, toWrite(report.proposals, idsOf(options.choose)))
  const calls = report.calls ? writeCalls(root, report.calls) : []
  for (const { file, text } of report.files ?? []) {
    mkdirSync(dirname(inProject(file)), { recursive: true })
    writeFileSync(inProject(file), text)
    console.log(`${file} written`)
  }
  for (const path of calls) console.log(`${path} changed`)
  console.log(`${written} rows written. Compile them: npm run data -- catalogue`)
})
