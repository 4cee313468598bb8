// The public list of night trains as last read: what it says otherwise of our services, and which of its trains are not ours.
import { explained, idOf, oneOf, orEmpty, text, wholeNumber } from './columns.ts'
import { provenanceColumns, type SourceId } from './figure.ts'
import type { ServiceId } from './service.ts'
import { type RowOf, table } from './table.ts'

/** Columns of services that the list has too. */
const listColumns = ['at', 'minutes', 'backAt', 'back', 'days', 'season', 'berths'] as const
export type ListColumn = (typeof listColumns)[number]

/**
 * Why a train of the list is not ours: `outside` calls at fewer than two towns of ours, `hours` and `days` lack what the
 * list does not say, `operator` is of a railway without services here, `joined` runs where another train of ours does;
 * `open` is not entered yet.
 */
const reasons = ['open', 'joined', 'operator', 'hours', 'days', 'outside'] as const
export type ListReason = (typeof reasons)[number]

export const nightList = table({
  folder: 'night-list',
  row: 'what the public list of night trains says otherwise of a service, or a line of it that is not ours; `npm run data -- read night-trains FILE --apply` writes it',
  fields: {
    kind: explained(
      '`read` counts all trains of the list; of a service: it `differs`, the list is `unclear`, or has it not (`absent`); `missing` is not ours.',
      oneOf(['read', 'differs', 'unclear', 'absent', 'missing']),
    ),
    service: orEmpty(idOf('services')),
    column: orEmpty(oneOf(listColumns)),
    theirs: orEmpty(text("Copy the list's value, or write empty for an empty cell.")),
    line: orEmpty(text('Name both ends of the line as the list spells them.')),
    trains: orEmpty(wholeNumber('Give the number of trains.')),
    reason: orEmpty(oneOf(reasons)),
    source: idOf('sources'),
    asOf: provenanceColumns.asOf,
  },
})
export type NightListRow = RowOf<typeof nightList>

/** Cells that each kind of row needs. */
export const listCells: Readonly<Record<NightListRow['kind'], readonly (keyof NightListRow)[]>> = {
  read: ['trains'],
  differs: ['service', 'column', 'theirs'],
  unclear: ['service'],
  absent: ['service'],
  missing: ['trains', 'reason'],
}

/** The comparison as compiled; what differs no longer is left out. */
export interface NightListCheck {
  source: SourceId
  asOf: string
  /** trains of the list */
  trains: number
  /** night trains of ours, and how many of them run as in the list */
  services: number
  agree: number
  unclear: readonly ServiceId[]
  absent: readonly ServiceId[]
  /** values as cells of data/services, empty ones included */
  differs: readonly { service: ServiceId; column: ListColumn; ours: string; theirs: string }[]
  /** lines of the list that are not ours; those outside have no name */
  missing: readonly { line?: string; trains: number; reason: ListReason }[]
}
