// Official feeds of timetables: where they are, whom they are trusted for, how their stops are ours, what was decided.
import { z } from 'zod'
import {
  defaultingTo,
  explained,
  id,
  idOf,
  idSchema,
  idsOf,
  items,
  list,
  oneOf,
  orEmpty,
  text,
} from './columns.ts'
import { provenanceColumns } from './figure.ts'
import { serviceTables } from './service.ts'
import { type RowOf, table } from './table.ts'

const kinds = ['rail', 'coach', 'ferry', 'air'] as const
const idList = z.array(idSchema)

export const feeds = table({
  folder: 'feeds',
  row: 'an official feed, read or not',
  fields: {
    id: id(),
    publisher: text('Say who publishes it.'),
    countries: list(
      'List country codes in capitals, or write europe or world.',
      z.array(z.string().regex(/^([A-Z]{2}|europe|world)$/)).min(1),
    ),
    kind: list(`List any of ${kinds.join(' ')}.`, z.array(z.enum(kinds)).min(1)),
    format: items('Name its formats, such as GTFS.', z.array(z.string()).min(1)),
    /** a full https address can be fetched; others say where an editor finds it */
    address: orEmpty(text('Give the address of the file, or the host and what to look for there.')),
    licence: orEmpty(text('Name the licence.')),
    credit: orEmpty(text('Write the credit that the licence asks for.')),
    covers: text('Say which vehicles are in it.'),
    rhythm: orEmpty(text('Say how often it changes.')),
    access: oneOf(['open', 'account', 'key', 'none']),
    /** operators of ours whose services it could confirm */
    operators: defaultingTo([], idsOf('operators', undefined, idList)),
    /** what the last read stands for */
    source: orEmpty(idOf('sources')),
    /** what earlier reads stand for */
    earlier: defaultingTo([], idsOf('sources', undefined, idList)),
    /** how names of its files begin in the folder that checks read (FEEDS_DIR) */
    file: orEmpty(text('Write how the names of its files begin, where it is not the id.', idSchema)),
    unconfirmed: explained(
      'Shown in `COVERAGE.md` for services of its operators.',
      orEmpty(text('Say why services of its operators are not confirmed by it yet.')),
    ),
    note: orEmpty(text('Write a note for editors.')),
  },
})
export type Feed = RowOf<typeof feeds>
export type FeedId = Feed['id']

export const feedProducts = table({
  folder: 'feed-products',
  row: 'an operator and product of ours in a feed; only what is here is read',
  fields: {
    feed: idOf('feeds'),
    /** as the feed spells them; an asterisk stands for any letters, an empty cell for everything */
    agency: orEmpty(text('Write the agency as the feed spells it, with * for any letters.')),
    route: orEmpty(text('Write the short name of the route, with * for any letters.')),
    description: orEmpty(text('Write what else the feed says of the route, with * for any letters.')),
    operator: idOf('operators'),
    product: text('Give the brand on the ticket, or the words it begins with.'),
    /** where both ends lie there everything is compared; where one does, trains may be cut */
    within: list(
      'List country codes or ids of places in which the feed has every train of the product.',
      z.array(z.string().regex(/^([A-Z]{2}|[a-z0-9]+(-[a-z0-9]+)*)$/)).min(1),
    ),
  },
})
export type FeedProductRow = RowOf<typeof feedProducts>

export const stopCodes = table({
  folder: 'stop-codes',
  row: "a feed's stop and the stop it is; an empty `stop` is not ours",
  fields: {
    feed: idOf('feeds'),
    code: text("Copy the feed's id of the station."),
    name: orEmpty(text("Copy the feed's name.")),
    stop: orEmpty(idOf('stops')),
  },
})
export type StopCode = RowOf<typeof stopCodes>

/** Days of a feed on which a train runs: decided where a building site or a new timetable makes them few. */
export const daysRunColumn = 'daysRun'
const decidedColumns = new Set([
  'service',
  daysRunColumn,
  ...serviceTables[0].columns.map(({ name }) => name),
])

export const feedDecisions = table({
  folder: 'feed-decisions',
  row: 'what editors decided against a feed; holds until the feed gives another value',
  fields: {
    feed: idOf('feeds'),
    /** not a reference: a service of the feed that is not wanted has no row */
    service: id(),
    column: text(
      'Name a column of data/services, or write service or daysRun.',
      z.string().refine((name) => decidedColumns.has(name)),
    ),
    value: text(
      "Copy the feed's value, or write empty for an empty cell; of a whole service, absent, new or any.",
    ),
    reason: text('Say why ours stays.'),
    asOf: provenanceColumns.asOf,
  },
})
export type FeedDecision = RowOf<typeof feedDecisions>
