// The tables of data/ about feeds, read and checked.
import {
  type Feed,
  type FeedDecision,
  type FeedId,
  type FeedProductRow,
  feedDecisions,
  feedProducts,
  feeds,
  type StopCode,
  stopCodes,
} from '#catalogue/feed.ts'
import type { Network } from '../read/network.ts'
import { Problems, WrongData } from '../read/problems.ts'
import { checkReferences } from '../read/references.ts'
import { type Located, readTable } from '../read/table.ts'
import { uniqueBy } from '../read/unique.ts'

export interface FeedTables {
  feeds: ReadonlyMap<FeedId, Located<Feed>>
  products: readonly Located<FeedProductRow>[]
  stopCodes: readonly Located<StopCode>[]
  decisions: readonly Located<FeedDecision>[]
}

/** Refuses a second row with the same key. */
function checkOnce<T extends { where: string }>(
  rows: readonly T[],
  keyOf: (row: T) => string,
  what: string,
  problems: Problems,
): void {
  const seen = new Map<string, string>()
  for (const row of rows) {
    const key = keyOf(row)
    const other = seen.get(key)
    if (other) problems.add(row.where, `decides ${what} again, after ${other}.`, 'Remove one of the rows.')
    else seen.set(key, row.where)
  }
}

function checkTables(tables: FeedTables, network: Network, problems: Problems): void {
  const known = { ...network, feeds: tables.feeds }
  checkReferences(feeds, tables.feeds.values(), known, problems)
  checkReferences(feedProducts, tables.products, known, problems)
  checkReferences(stopCodes, tables.stopCodes, known, problems)
  checkReferences(feedDecisions, tables.decisions, known, problems)
  checkOnce(tables.stopCodes, ({ feed, code, stop }) => `${feed} ${code} ${stop}`, 'the same stop', problems)
  checkOnce(
    tables.products,
    ({ feed, agency, route, description }) => [feed, agency, route, description].join('|'),
    'the same trains',
    problems,
  )
  checkOnce(
    tables.decisions,
    ({ feed, service, column }) => `${feed} ${service} ${column}`,
    'the same figure',
    problems,
  )
  for (const row of tables.products) checkWithin(row, network, problems)
  for (const { where, service, column, value } of tables.decisions)
    checkDecision(where, network.services.has(service), column, value, problems)
}

function checkWithin({ where, within }: Located<FeedProductRow>, network: Network, problems: Problems): void {
  const countries = new Set([...network.places.values()].map(({ country }) => country))
  for (const id of within)
    if (!countries.has(id) && !network.places.has(id))
      problems.add(
        where,
        `"within" has "${id}", where no place of ours lies.`,
        'Write a country code in capitals, or the id of a place.',
      )
}

function checkDecision(
  where: string,
  isOurs: boolean,
  column: string,
  value: string,
  problems: Problems,
): void {
  if (column === 'service' && !['absent', 'new', 'any'].includes(value))
    problems.add(where, `"value" is "${value}" for a whole service.`, 'Write absent, new or any.')
  if (!isOurs && (column !== 'service' || value !== 'new'))
    problems.add(
      where,
      '"service" is not in data/services.',
      'Correct the id; only a service of the feed that is not wanted has none: column service, value new.',
    )
  if (isOurs && column === 'service' && value === 'new')
    problems.add(where, 'turns away a service that data/services has.', 'Remove the row, or the service.')
}

/** Reads the tables of feeds. @throws WrongData naming every problem at once */
export function readFeedTables(root: string, network: Network): FeedTables {
  const problems = new Problems()
  const tables: FeedTables = {
    feeds: uniqueBy(readTable(root, feeds, problems), 'id', problems),
    products: readTable(root, feedProducts, problems),
    stopCodes: readTable(root, stopCodes, problems),
    decisions: readTable(root, feedDecisions, problems),
  }
  if (problems.list.length === 0) checkTables(tables, network, problems)
  if (problems.list.length > 0) throw new WrongData(problems.list)
  return tables
}
