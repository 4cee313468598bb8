// The feeds that can be read without an editor: open, with an address, and with companies of ours in them.
import { parse } from 'csv-parse/sync'
import { tableFiles } from '../read/csv.ts'

/** Ids of the open feeds of `root/data/feeds`, in the order of the files; empty without such files. */
export function openFeeds(root: string): string[] {
  const rows = tableFiles(root, 'feeds').flatMap(({ bytes }) =>
    parse<Record<string, string>>(bytes, {
      bom: true,
      columns: true,
      comment: '#',
      comment_no_infix: true,
      skip_empty_lines: true,
      trim: true,
    }),
  )
  const canRead = ({ access, address, operators }: Record<string, string>) =>
    access === 'open' && /^https?:\/\//.test(address ?? '') && operators !== ''
  return rows.filter(canRead).map(({ id = '' }) => id)
}

/** How the reading of one feed went: its report in Markdown, or what the command said when it failed. */
export interface FeedRead {
  id: string
  report?: string
  fault?: string
}

/** One report of all feeds, those that could not be read last; nothing in it but what the feeds say. */
export function reportOfAll(reads: readonly FeedRead[], day: string): string {
  const read = reads.flatMap(({ report }) => report?.trim() ?? [])
  const faults = reads.flatMap(({ id, fault }) => (fault === undefined ? [] : `- \`${id}\`: ${fault.trim()}`))
  const intro = [
    `Read on ${day}: ${read.length} of ${reads.length} feeds. Nothing is written to data/services: look at the rows, then run`,
    '`npm run data -- read FEED --apply` for those that are right.',
  ]
  const parts = [
    '# What the open feeds say',
    intro.join('\n'),
    ...(faults.length > 0 ? ['## Not read', faults.join('\n')] : []),
  ]
  return `${[...parts, ...read].join('\n\n')}\n`
}
