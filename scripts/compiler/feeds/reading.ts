// What a comparison knows of the feed besides its timetable, and what a confirmed row cites.
import type { SourceId } from '#catalogue/figure.ts'
import type { Service } from '#catalogue/service.ts'
import type { FeedScope } from './feed-scope.ts'
import type { FeedTables } from './feed-tables.ts'
import type { CellChange } from './proposal.ts'

/** What a comparison knows of the feed besides its timetable. */
export interface Reading extends FeedScope {
  feed: string
  /** sources of this and earlier reads: replaced by the new one */
  editions: readonly SourceId[]
  /** the source this read stands for, and its date */
  source: { id: SourceId; asOf: string }
  decisions: FeedTables['decisions']
}

export const fileOf = ({ where }: { where: string }) =>
  where.replace(/^data\/services\//, '').replace(/:\d+$/, '')

/** Whether a row rests on something that was read after the feed was made. */
export const isNewer = ({ basis, asOf }: Service, source: Reading['source']) =>
  (basis === 'timetable' || basis === 'published') && asOf > source.asOf

const editorsMemory = 'waymark-editors'

/** Provenance of a row that the feed confirms: earlier reads of the feed give way, other publications stay. */
export function provenanceChanges(service: Service, { source, editions }: Reading): CellChange[] {
  const stay = service.sources.filter(
    (id) => id !== source.id && id !== editorsMemory && !editions.includes(id),
  )
  const columns: CellChange[] = [
    { column: 'basis', ours: service.basis, theirs: 'timetable' },
    { column: 'sources', ours: service.sources.join(' '), theirs: [source.id, ...stay].join(' ') },
    { column: 'asOf', ours: service.asOf, theirs: source.asOf },
  ]
  return columns.filter(({ ours, theirs }) => ours !== theirs)
}
