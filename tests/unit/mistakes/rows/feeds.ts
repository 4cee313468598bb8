// Tables about feeds.
import { append, cell, edit, type Mistake } from '../mistake.ts'

const feeds = 'feeds/rail.csv'
const products = 'feed-products/rail.csv'
const codes = 'stop-codes/trenitalia-tuscany.csv'
const decisions = 'feed-decisions/rail.csv'
const eurostar = (column: string, to: string) => [cell(feeds, 'eurostar', column, to)]
const firstRow = (file: string, from: string, to: string) =>
  edit(file, (text) => text.replace(`\n${from}`, `\n${to}`))

export const mistakes: readonly Mistake[] = [
  {
    name: 'a feed that cites a source nobody entered',
    edits: eurostar('source', 'eurostar-gtfs-2027'),
    by: 'catalogue',
    says: [
      `data/${feeds}:`,
      '"source" is "eurostar-gtfs-2027", which data/sources does not have.',
      'Correct the id',
    ],
  },
  {
    name: 'a feed for an operator that is not ours',
    edits: eurostar('operators', 'eurostar thalys'),
    by: 'catalogue',
    says: [
      `data/${feeds}:`,
      '"operators" names "thalys", which data/operators does not have.',
      'Correct the id',
    ],
  },
  {
    name: 'access in a word of its own',
    edits: eurostar('access', 'free'),
    by: 'catalogue',
    says: [`data/${feeds}:`, '"access" is "free".', 'Write open, account, key or none.'],
  },
  {
    name: 'a kind of feed that is not read',
    edits: eurostar('kind', 'train'),
    by: 'catalogue',
    says: [`data/${feeds}:`, '"kind" is "train".', 'List any of rail coach ferry air.'],
  },
  {
    name: 'a country of a feed by its name',
    edits: eurostar('countries', 'France'),
    by: 'catalogue',
    says: [
      `data/${feeds}:`,
      '"countries" is "France".',
      'List country codes in capitals, or write europe or world.',
    ],
  },
  {
    name: 'a feed twice',
    edits: [append(feeds, 'eurostar,Eurostar,GB,rail,GTFS,,,,all Eurostar trains,,open,,,,,,')],
    by: 'catalogue',
    says: [`data/${feeds}:`, '"id" is "eurostar", which', 'Choose another id'],
  },
  {
    name: 'products of a feed that data/feeds lacks',
    edits: [firstRow(products, 'eurostar,', 'eurostars,')],
    by: 'catalogue',
    says: [
      `data/${products}:3`,
      '"feed" is "eurostars", which data/feeds does not have.',
      'add the feed there',
    ],
  },
  {
    name: 'products trusted where no place of ours lies',
    edits: [append(products, 'eurostar,Other,,,eurostar,Eurostar,US')],
    by: 'catalogue',
    says: [
      `data/${products}:`,
      '"within" has "US", where no place of ours lies.',
      'Write a country code in capitals',
    ],
  },
  {
    name: 'the same trains of a feed under two products',
    edits: [append(products, 'eurostar,Eurostar,,,eurostar,Thalys,FR')],
    by: 'catalogue',
    says: [
      `data/${products}:`,
      `decides the same trains again, after data/${products}:3.`,
      'Remove one of the rows.',
    ],
  },
  {
    name: 'a stop of a feed joined to a stop that is not ours',
    edits: [append(codes, 'trenitalia-tuscany,S1,Firenze,florence-station')],
    by: 'catalogue',
    says: [
      `data/${codes}:`,
      '"stop" is "florence-station", which data/stops does not have.',
      'Correct the id',
    ],
  },
  {
    name: 'a stop of a feed decided twice',
    edits: [append(codes, 'trenitalia-tuscany,S06421_1,Firenze,florence-smn')],
    by: 'catalogue',
    says: [
      `data/${codes}:`,
      `decides the same stop again, after data/${codes}:3.`,
      'Remove one of the rows.',
    ],
  },
  {
    name: 'a decision about a service that is gone',
    edits: [append(decisions, 'eurostar,eurostar-london-oslo,minutes,300,"too slow",2026-08')],
    by: 'catalogue',
    says: [`data/${decisions}:`, '"service" is not in data/services.', 'Correct the id'],
  },
  {
    name: 'a decision about a column that services lack',
    edits: [append(decisions, 'eurostar,eurostar-london-paris,speed,300,"too slow",2026-08')],
    by: 'catalogue',
    says: [
      `data/${decisions}:`,
      '"column" is "speed".',
      'Name a column of data/services, or write service or daysRun.',
    ],
  },
  {
    name: 'a decision about a whole service with a figure',
    edits: [append(decisions, 'eurostar,eurostar-london-paris,service,146,"as it is",2026-08')],
    by: 'catalogue',
    says: [`data/${decisions}:`, '"value" is "146" for a whole service.', 'Write absent, new or any.'],
  },
  {
    name: 'a new service turned away that is ours',
    edits: [append(decisions, 'eurostar,eurostar-london-paris,service,new,"not wanted",2026-08')],
    by: 'catalogue',
    says: [
      `data/${decisions}:`,
      'turns away a service that data/services has.',
      'Remove the row, or the service.',
    ],
  },
  {
    name: 'the same figure decided twice',
    edits: [append(decisions, 'eurostar,eurostar-brussels-amsterdam,perDay,17,"again",2026-08')],
    by: 'catalogue',
    says: [`data/${decisions}:`, 'decides the same figure again, after', 'Remove one of the rows.'],
  },
]
