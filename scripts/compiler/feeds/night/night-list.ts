// The list of night trains of Back-on-Track as trips with their calls: a table with one call a row, in local hours.
import type { Clock } from '#catalogue/service.ts'
import { Problems, WrongData } from '../../read/problems.ts'
import { tableRows } from '../table-rows.ts'

export interface NightCall {
  /** as the list spells it: "Praha hl.n." */
  station: string
  arrives?: Clock
  departs?: Clock
  /** whether one may board or alight; the list is silent where a through train has only one of its two hours */
  boards: 'yes' | 'no' | 'unsaid'
  alights: 'yes' | 'no' | 'unsaid'
}

export interface NightTrip {
  /** "ÖBB NJ 468" */
  id: string
  /** railways as the list spells them: "MÁV", "ÖBB" */
  railways: readonly string[]
  /** in words: "2026/05/29-09/25: Wed, Fri, Sun" */
  days: string
  /** in words: "seat, couchette, sleeper" */
  classes: string
  calls: readonly NightCall[]
}

const columns = [
  'trip',
  'operator',
  'days',
  'classes',
  'sequence',
  'stop',
  'arrive',
  'depart',
  'noExit',
  'noEntry',
] as const
type Cells = Readonly<Record<(typeof columns)[number], string>>
const clock = /^([01]\d|2[0-3]):[0-5]\d$/

/**
 * Trips in the order of the table, calls in the order of `sequence`; a call without a number has no place in the order
 * and is left out.
 * @throws WrongData naming the row of an hour or a number that cannot be read
 */
export function readNightList(file: string, bytes: Buffer): NightTrip[] {
  const problems = new Problems()
  const rows = tableRows(file, bytes, columns)
  for (const { where, cells } of rows) {
    for (const column of ['arrive', 'depart'] as const)
      if (cells[column] !== '' && !clock.test(cells[column]))
        problems.add(
          where,
          `"${column}" is ${cells[column]}.`,
          'Write a local hour as HH:MM, or leave it empty.',
        )
    if (!/^\d*$/.test(cells.sequence))
      problems.add(where, `"sequence" is ${cells.sequence}.`, 'Number the calls of a trip from 0.')
  }
  if (problems.list.length > 0) throw new WrongData(problems.list)
  const numbered = rows.filter(({ cells }) => cells.sequence !== '')
  return [...Map.groupBy(numbered, ({ cells }) => cells.trip)].map(([id, ofTrip]) => {
    const calls = ofTrip.map(({ cells }) => cells)
    const { operator, days, classes } = calls[0] as Cells
    return {
      id,
      railways: operator.split('/'),
      days,
      classes,
      calls: withFlagsUpright(calls.toSorted((a, b) => Number(a.sequence) - Number(b.sequence))).map(callOf),
    }
  })
}

/**
 * A train that nobody may board at its first call, or leave at its last, has the two columns of flags swapped. A flag at
 * every call says nothing: nobody could travel.
 */
function withFlagsUpright(calls: readonly Cells[]): readonly Cells[] {
  if (calls.every(({ noEntry }) => noEntry) || calls.every(({ noExit }) => noExit))
    return calls.map((call) => ({ ...call, noEntry: '', noExit: '' }))
  const areSwapped = calls[0]?.noEntry || calls.at(-1)?.noExit
  return areSwapped ? calls.map((call) => ({ ...call, noExit: call.noEntry, noEntry: call.noExit })) : calls
}

/**
 * `depart` means boarding and `arrive` alighting; `noExit` and `noEntry` forbid one of the two. A call that only
 * forbids alighting is for boarding though it has the hour of arrival, and the other way round.
 */
function callOf({ stop, arrive, depart, noExit, noEntry }: Cells): NightCall {
  const may = (hour: string, forbidden: string, otherForbidden: string) =>
    forbidden ? 'no' : hour || otherForbidden ? 'yes' : 'unsaid'
  return {
    station: stop,
    ...(arrive && { arrives: arrive }),
    ...(depart && { departs: depart }),
    boards: may(depart, noEntry, noExit),
    alights: may(arrive, noExit, noEntry),
  }
}
