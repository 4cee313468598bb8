// What a feed or an open table says of our services: proposed to an editor, never written over them.
import type { Service, ServiceId } from '#catalogue/service.ts'
import type { CallFile } from './calls.ts'

export const proposalKinds = ['agrees', 'differs', 'absent', 'questioned', 'new', 'decided'] as const
/**
 * `agrees` confirms a service as it is; `differs` has other figures; `absent` is not in the feed though the feed is
 * trusted for its operator; `questioned` needs an editor (a building site, an operator that seems gone); `new` joins
 * two places directly and is not ours; `decided` differs, but an editor decided against this value of the feed.
 */
export type ProposalKind = (typeof proposalKinds)[number]

/** A column of data/services with the value it has and the one the feed gives; values as cells of the CSV file. */
export interface CellChange {
  column: string
  ours: string
  theirs: string
}

/** What one feed says of one service, or of a ride that is not ours. */
export interface Proposal {
  kind: ProposalKind
  /** id of the service; of a new one the id it would get */
  service: ServiceId
  mode: Service['mode']
  /** what `--apply` would write; provenance columns included where the feed confirms the service */
  changes: readonly CellChange[]
  /** all cells of a new service */
  cells?: Readonly<Record<string, string>>
  /** file below data/services that holds the service, or would hold a new one: "rail/west-fr.csv" */
  file: string
  /** whole sentence for the report */
  why: string
}

/** Lines of CSV that an editor may add to a file of data/. */
export interface ProposedRows {
  /** data/stop-codes/eurostar.csv */
  file: string
  header: string
  lines: readonly string[]
}

/** What a list that is no timetable says. */
export interface ReadList {
  proposals: readonly Proposal[]
  /** files of data/ that `--apply` writes whole */
  files?: readonly { file: string; text: string }[]
}

/** What the report says of one feed. */
export interface FeedReport {
  feed: string
  /** period or day of the data: "2026-08-19 to 2026-11-16" */
  period: string
  proposals: readonly Proposal[]
  notices: readonly string[]
  /** rows proposed for other tables, such as data/stop-codes */
  rows?: readonly ProposedRows[]
  files?: ReadList['files']
  /** where services call on their way; absent where the licence does not allow to pass it on */
  calls?: CallFile
  megabytes: number
  seconds: number
}
